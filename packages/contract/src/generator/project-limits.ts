/** Limits of one site project. */
export const turboLimits = {
  /** Pages of one generation, those of hubs included. */
  pages: 100_000,
  lists: 6,
  /** Values of a list that are typed or pasted; more come as a file. */
  listValues: 5_000,
  rules: 60,
  /** Rules with a condition: each doubles the looks that a page can have. */
  conditions: 12,
  listings: 500,
  sites: 200,
  /** Rows, columns, characters of a value and of a row, and bytes of stored data. */
  dataRows: 1_000_000,
  dataColumns: 100,
  dataValue: 10_000,
  dataRow: 50_000,
  dataBytes: 500_000_000,
  /** Rows that come as JSON in one call. */
  dataRowsAtOnce: 5_000,
} as const
