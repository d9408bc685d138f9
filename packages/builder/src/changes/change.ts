import type { PageLevel } from '../tree/document.ts'
import type { NodeRecord } from '../tree/record.ts'

export type FromTo<T> = readonly [from: T, to: T]

/** An edit as a value. Plain JSON data: it can be stored and sent as it is. */
export interface Change {
  readonly added: readonly NodeRecord[]
  readonly removed: readonly NodeRecord[]
  readonly updated: readonly FromTo<NodeRecord>[]
  readonly page?: FromTo<PageLevel>
  readonly root?: FromTo<string>
}
