import { Table } from '@mantine/core'
import type { TurboData } from '@web2/contract/generator'
import classes from '../generator.module.css'

const mostRows = 5

/** The first rows of a file, as they were understood. */
export const DataPreview = ({ data: { name, columns, firstRows } }: { readonly data: TurboData }) => (
  <div className={classes.scroll} tabIndex={0} role="group" aria-label={`First rows of ${name}`}>
    <Table fz="xs" horizontalSpacing="xs" verticalSpacing={4} stickyHeader>
      <Table.Thead>
        <Table.Tr>
          <Table.Th ta="right" c="dimmed">
            Row
          </Table.Th>
          {columns.map((column, at) => (
            <Table.Th key={at} style={{ whiteSpace: 'nowrap' }}>
              {column}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {firstRows.slice(0, mostRows).map((row, number) => (
          <Table.Tr key={number}>
            <Table.Td ta="right" c="dimmed">
              {/* as spreadsheets count: the names of the columns are row 1 */}
              {number + 2}
            </Table.Td>
            {columns.map((_column, at) => (
              <Table.Td key={at} className={classes.cut ?? ''} maw={180} title={row[at] ?? ''}>
                {row[at] ?? ''}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </div>
)
