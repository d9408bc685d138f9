import { toCsv } from '../files/write-csv.ts'

/** Returns rejected rows as read, with reasons, to be fixed and imported again. */
export const rejectedFile = (
  head: readonly string[],
  rows: readonly (readonly [row: { readonly cells: readonly string[] }, reason: string])[],
): string =>
  toCsv(
    [...head, 'Problems'],
    rows.map(([{ cells }, reason]) => [...head.map((_name, at) => cells[at] ?? ''), reason]),
  )
