/** One figure of the product and the floor it is measured against, both from the same run. */
export interface Row {
  readonly name: string
  readonly ours: number
  readonly floor: number
  readonly unit: string
  /** ours / floor. */
  readonly ratio: number
  /** The bar from the plan, in words. */
  readonly bar: string
  readonly met: boolean
}

const figure = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3)

/** Rows as an aligned table. */
export const table = (rows: readonly Row[]): string => {
  const cells = [
    ['what', 'ours', 'floor', 'unit', 'ratio', 'bar', ''],
    ...rows.map((row) => [
      row.name,
      figure(row.ours),
      figure(row.floor),
      row.unit,
      row.ratio.toFixed(2),
      row.bar,
      row.met ? 'met' : 'MISSED',
    ]),
  ]
  const widths = cells[0]!.map((_, column) => Math.max(...cells.map((line) => line[column]!.length)))
  return cells.map((line) => line.map((cell, column) => cell.padEnd(widths[column]!)).join('  ')).join('\n')
}
