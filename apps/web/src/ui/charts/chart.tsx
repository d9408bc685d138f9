import classes from './chart.module.css'
import { Button, Skeleton, Text } from '@mantine/core'
import { IconChartBar, IconTable } from '@tabler/icons-react'
import { useId, useState } from 'react'
import {
  formatCount,
  hasFigures,
  summaryOf,
  colorAt,
  type ChartLimit,
  type ChartRow,
  type ChartSeries,
} from './chart-data.ts'
import { ChartTable } from './chart-table.tsx'
import { useDrawing } from './use-drawing.ts'

/** Which colour is which series; screen readers have the table instead. */
const ChartLegend = ({ series }: { series: readonly ChartSeries[] }) => (
  <ul className={classes.legend} aria-hidden>
    {series.map(({ key, label }, at) => (
      <li key={key}>
        <span className={classes.swatch} style={{ background: colorAt(at) }} />
        {label}
      </li>
    ))}
  </ul>
)

export interface ChartProps {
  kind: 'bar' | 'line' | 'area'
  /** Accessible name; not drawn, because the card has a heading. */
  label: string
  /** Table heading of the rows, such as 'Day'. */
  rowName: string
  rows: readonly ChartRow[]
  series: readonly ChartSeries[]
  /** Text without data. */
  empty: string
  /** Series upon each other; bars and areas only. */
  stacked?: boolean
  limit?: ChartLimit
  /** Pixels, the same for the picture, the table and what stands in for them. */
  height?: number
  /** Numbers in the table and beside the pointer. */
  format?: (value: number) => string
}

/**
 * A chart with a sentence and a table of the same figures, for people who prefer to read or do not see it. The drawing
 * library is loaded with the first chart; if that fails, the table replaces it. Nothing is animated.
 */
export const Chart = ({
  kind,
  label,
  rowName,
  rows,
  series,
  empty,
  stacked = false,
  limit,
  height = 240,
  format = formatCount,
}: ChartProps) => {
  const id = useId()
  const [asTable, setAsTable] = useState(false)
  const filled = hasFigures(rows, series)
  const { Drawing, failed } = useDrawing(filled)

  if (!filled)
    return (
      <figure className={classes.figure} aria-label={label}>
        <div className={classes.empty} style={{ height }}>
          <IconChartBar size={28} aria-hidden />
          <Text size="sm" c="dimmed" ta="center" maw={360}>
            {empty}
          </Text>
        </div>
      </figure>
    )

  const table = asTable || failed
  return (
    <figure className={classes.figure} aria-label={label} aria-describedby={id}>
      <p id={id} className="visually-hidden">
        {summaryOf(rows, series, format)}
      </p>
      {table && <ChartTable {...{ label, rowName, rows, series, height, format }} />}
      {!table && Drawing === null && <Skeleton h={height} />}
      {!table && Drawing !== null && (
        <div aria-hidden>
          <Drawing {...{ kind, rows, series, stacked, height, format }} {...(limit && { limit })} />
        </div>
      )}
      <div className={classes.foot}>
        {series.length > 1 && !table && <ChartLegend series={series} />}
        {!failed && (
          <Button
            ml="auto"
            variant="subtle"
            color="gray"
            size="compact-xs"
            leftSection={asTable ? <IconChartBar size={14} /> : <IconTable size={14} />}
            onClick={() => setAsTable(!asTable)}
          >
            {asTable ? 'Show as chart' : 'Show as table'}
            <span className="visually-hidden">: {label}</span>
          </Button>
        )}
      </div>
    </figure>
  )
}
