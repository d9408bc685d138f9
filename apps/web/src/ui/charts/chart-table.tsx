import { Table } from '@mantine/core'
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
    <Table stickyHeader verticalSpacing={4} fz="sm">
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{rowName}</Table.Th>
          {series.map(({ key, label: name }) => (
            <Table.Th key={key} scope="col" ta="end">
              {name}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row.label}>
            <Table.Th scope="row" fw={400}>
              {row.label}
            </Table.Th>
            {series.map(({ key }) => (
              <Table.Td key={key} ta="end">
                {format(row.values[key] ?? 0)}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </div>
)
