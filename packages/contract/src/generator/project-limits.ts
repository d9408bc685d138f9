/** Limits of one site project. */
export const turboLimits = {
  /** Pages of one project, including hub pages. */
  pages: 100_000,
  lists: 6,
  /** Values of a typed or pasted list; longer lists are uploaded as a file. */
  listValues: 5_000,
  rules: 60,
  /** Pages at the beginning of a project that a preview can show. */
  previewedPages: 100,
  /** Rules with a condition; each doubles the number of page variants. */
  conditions: 12,
  listings: 500,
  sites: 200,
  /** Limits of stored data: rows, columns, characters of a value and of a row, and bytes. */
  dataRows: 1_000_000,
  dataColumns: 100,
  dataValue: 10_000,
  dataRow: 50_000,
  dataBytes: 500_000_000,
  /** Rows per JSON call. */
  dataRowsAtOnce: 5_000,
} as const
