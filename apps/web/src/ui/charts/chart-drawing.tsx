import '@mantine/charts/styles.css'
import { AreaChart, BarChart, LineChart } from '@mantine/charts'
import { colorAt, formatTick, type ChartLimit, type ChartRow, type ChartSeries } from './chart-data.ts'
import classes from './chart.module.css'

interface ChartDrawingProps {
  kind: 'bar' | 'line' | 'area'
  rows: readonly ChartRow[]
  series: readonly ChartSeries[]
  stacked: boolean
  limit?: ChartLimit
  height: number
  format: (value: number) => string
}

/** The picture alone. It is hidden from screen readers, so nothing in it takes the focus. */
export const ChartDrawing = ({ kind, rows, series, stacked, limit, height, format }: ChartDrawingProps) => {
  const shortOf = new Map(rows.map(({ label, short }) => [label, short ?? label]))
  const common = {
    className: classes.drawing ?? '',
    h: height,
    data: rows.map(({ label, values }) => ({ label, ...values })),
    dataKey: 'label',
    series: series.map(({ key, label }, at) => ({
      name: key,
      label,
      color: colorAt(at),
    })),
    valueFormatter: format,
    accessibilityLayer: false,
    tickLine: 'none' as const,
    strokeDasharray: '2 4',
    gridColor: 'var(--app-line)',
    xAxisProps: {
      tickFormatter: (label: string) => shortOf.get(label) ?? label,
      interval: 'equidistantPreserveStart' as const,
      minTickGap: 24,
      tickMargin: 8,
    },
    yAxisProps: { width: 44, tickMargin: 6, allowDecimals: false, tickFormatter: formatTick },
    ...(limit && {
      referenceLines: [
        {
          y: limit.value,
          label: limit.label,
          color: 'var(--chart-limit)',
          // above the line, where the bars of most months end below it
          labelPosition: 'insideBottomLeft' as const,
          ifOverflow: 'extendDomain' as const,
        },
      ],
    }),
  }
  // room for the uppermost number, the name of the limit and the last day
  const margin = { top: limit ? 20 : 8, right: 20 }
  const still = { isAnimationActive: false }
  if (kind === 'bar')
    return (
      <BarChart
        {...common}
        barChartProps={{ margin }}
        type={stacked ? 'stacked' : 'default'}
        maxBarWidth={36}
        barProps={{ ...still, ...(!stacked && { radius: 3 }) }}
      />
    )
  const line = { withDots: false, curveType: 'monotone' as const }
  return kind === 'area' ? (
    <AreaChart
      {...common}
      areaChartProps={{ margin }}
      {...line}
      type={stacked ? 'stacked' : 'default'}
      fillOpacity={0.25}
      areaProps={still}
    />
  ) : (
    <LineChart {...common} lineChartProps={{ margin }} {...line} lineProps={still} />
  )
}
