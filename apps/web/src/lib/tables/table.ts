import type { KeywordSheet } from './keyword-sheet.ts'

/** Why nothing was read. */
export interface Unread {
  readonly ok: false
  readonly problem: string
}

/** What was read of a file or of what was pasted. */
export type Table =
  | { readonly ok: true; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | Unread

/** What was read of a file of keywords. */
export type KeywordTable = ({ readonly ok: true } & KeywordSheet) | Unread

/** Of one import: bytes of the file, columns and rows of its table. */
export const tableLimits = { bytes: 25_000_000, columns: 1_000, rows: 20_000 } as const
