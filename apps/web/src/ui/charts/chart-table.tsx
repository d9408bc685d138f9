import type { ChartRow, ChartSeries } from './chart-data.ts'
import classes from './chart.module.css'

interface ChartTableProps {
  label: string
  rowName: string
  rows: readonly ChartRow[]
  series: readonly ChartSeries[]
  height: number
  format: (value: number) => string
}

/** The figures of a chart as rows, newest or last as they were given. */
export const ChartTable = ({ label, rowName, rows, series, height, format }: ChartTableProps) => (
  <div className={classes.table} style={{ height }} tabIndex={0} role="region" aria-label={`${label}, table`}>
    <table>
      <thead>
        <tr>
          <th scope="col">{rowName}</th>
          {series.map(({ key, label: name }) => (
            <th key={key} scope="col" data-figure>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row">{row.label}</th>
            {series.map(({ key }) => (
              <td key={key} data-figure>
                {format(row.values[key] ?? 0)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
