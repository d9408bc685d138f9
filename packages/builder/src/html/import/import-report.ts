export type DroppedWhat =
  | 'script'
  | 'event-handler'
  | 'dangerous-url'
  | 'meta-refresh'
  | 'base'
  | 'plugin'
  | 'inline-document'
  | 'frameset'
  | 'invalid-name'

export interface Dropped {
  readonly what: DroppedWhat
  /** The element it was found on and its path from the body, for example `body > div:nth-child(2) > a`. */
  readonly where: string
  readonly why: string
  /** The dropped text, at most 120 characters. */
  readonly sample: string
}

export interface ImportReport {
  /** The first 1,000, and of each kind the first five; `droppedCount` counts all. */
  readonly dropped: readonly Dropped[]
  readonly droppedCount: number
  /** How many of each kind were dropped. */
  readonly counts: Readonly<Partial<Record<DroppedWhat, number>>>
  /** How many iframes that are no video became embed blocks, and the addresses of the first five. */
  readonly embedCount: number
  readonly embeds: readonly string[]
  readonly nodeCount: number
}
