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
  /** Its element with the path from the body, for example `body > div:nth-child(2) > a`. */
  readonly where: string
  readonly why: string
  /** Dropped text, at most 120 characters. */
  readonly sample: string
}

export interface ImportReport {
  /** The first 1,000, and at least the first five of each kind; `droppedCount` counts all. */
  readonly dropped: readonly Dropped[]
  readonly droppedCount: number
  /** Number dropped of each kind. */
  readonly counts: Readonly<Partial<Record<DroppedWhat, number>>>
  /** Number of non-video iframes that became embed blocks, and the URLs of the first five. */
  readonly embedCount: number
  readonly embeds: readonly string[]
  readonly nodeCount: number
}
