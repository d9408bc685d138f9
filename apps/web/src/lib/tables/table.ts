import type { KeywordSheet } from './keyword-sheet.ts'

/** Why nothing was read. */
export interface Unread {
  readonly ok: false
  readonly problem: string
}

export interface ReadTable {
  readonly ok: true
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** Table read from a file or pasted text, or the reason it can't be read. */
export type Table = ReadTable | Unread

/** Keywords read from a file, or the reason it can't be read. */
export type KeywordTable = ({ readonly ok: true } & KeywordSheet) | Unread

/** Of one import: bytes of the file, columns and rows of its table. */
export const tableLimits = { bytes: 25_000_000, columns: 1_000, rows: 20_000 } as const
