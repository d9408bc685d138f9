import { plainCell } from './plain-cell.ts'

/** Rows in which samples are looked for. */
const within = 200
const most = 3

/** Returns the first different values of a column, such as 'Bath · Bristol'; 'Empty' if it has none. */
export const columnSamples = (rows: readonly (readonly string[])[], column: number): string => {
  const found = new Set<string>()
  for (const cells of rows.slice(0, within)) {
    const text = plainCell(cells[column] ?? '').slice(0, 80)
    if (text !== '') found.add(text)
    if (found.size === most) break
  }
  return found.size === 0 ? 'Empty' : [...found].join(' · ')
}
