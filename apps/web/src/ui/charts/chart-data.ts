/** One place on the axis: all series at one day, month or name. */
export interface ChartRow {
  /** In full, for the table and beside the pointer; unique in a chart: 'November 20, 2026'. */
  readonly label: string
  /** For the axis, where the full label would be too wide: 'Nov 20'. */
  readonly short?: string
  readonly values: Readonly<Record<string, number>>
}

export interface ChartSeries {
  /** Its name in `values`. */
  readonly key: string
  readonly label: string
}

/** A line across the chart, such as what a tier allows. */
export interface ChartLimit {
  readonly value: number
  readonly label: string
}

/** The colour of the series at this place, in the theme of the moment (chart.module.css). */
export const colorAt = (place: number): string => `var(--chart-${(place % 4) + 1})`

const whole = new Intl.NumberFormat()
const compact = new Intl.NumberFormat(undefined, { notation: 'compact', maximumFractionDigits: 1 })

/** 12,345 */
export const formatCount = (value: number): string => whole.format(value)

/** 12.3K: what fits beside an axis. */
export const formatTick = (value: number): string => compact.format(value)

/** Is there anything to draw? Zeros alone are nothing. */
export const hasFigures = (rows: readonly ChartRow[], series: readonly ChartSeries[]): boolean =>
  rows.some(({ values }) => series.some(({ key }) => (values[key] ?? 0) !== 0))

/** A sentence for each series, for those who do not see the picture: its sum and where it was highest. */
export const summaryOf = (
  rows: readonly ChartRow[],
  series: readonly ChartSeries[],
  format: (value: number) => string = formatCount,
): string =>
  series
    .map(({ key, label }) => {
      const valueOf = (row: ChartRow | undefined) => row?.values[key] ?? 0
      const sum = rows.reduce((total, row) => total + valueOf(row), 0)
      if (sum === 0) return `${label}: no data.`
      const peak = rows.reduce((best, row) => (valueOf(row) > valueOf(best) ? row : best))
      return `${label}: ${format(sum)} in total, highest on ${peak.label} with ${format(valueOf(peak))}.`
    })
    .join(' ')
