import type { QueryClient } from '@tanstack/react-query'

/** Queries made from records of other resources, refreshed when these change. */
export interface DependentQueries {
  /** First part of their keys. */
  readonly key: string
  /** Paths of the records they are made from. */
  readonly of: readonly string[]
  /** Selects the records that count; all do unless given. */
  readonly when?: (record: unknown) => boolean
  /** How often they are read while these records change; together with the records' own queries unless given. */
  readonly every?: 'second' | 'few-seconds'
}

/** How live events of a feature reach the screen. An event without a rule refreshes the queries of its path. */
export interface LiveRules {
  /** Paths of records that may change many times a second: their queries are read about once a second. */
  readonly frequent?: readonly string[]
  readonly dependent?: readonly DependentQueries[]
  /** Paths of changes after which all queries are refreshed. */
  readonly refreshesAll?: readonly string[]
  /** By path: takes the changed record in place of a refresh. */
  readonly takes?: Readonly<Record<string, (queryClient: QueryClient, record: unknown) => void>>
  /** By name: listeners to socket events that are none of records. */
  readonly events?: Readonly<Record<string, (sent: unknown) => void>>
}
