import { Table, Text, Title } from '@mantine/core'
import { Fragment, type ReactNode } from 'react'
import { useNarrowScreen } from '../../../lib/browser/use-narrow-screen.ts'
import classes from './status.module.css'

interface StatusTableProps {
  title: string
  /** The first names the rows; numbers stand at the right. */
  columns: readonly { readonly name: string; readonly isNumber?: boolean }[]
  rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[]
  /** Text in place of an empty table. */
  none: string
}

const Cards = ({ title, columns, rows }: Omit<StatusTableProps, 'none'>) => (
  <ul className={classes.rows} aria-label={title}>
    {rows.map(({ key, cells: [name, ...cells] }) => (
      <li key={key} className={classes.row}>
        <Text size="sm" fw={550}>
          {name}
        </Text>
        <dl>
          {cells.map((cell, at) => (
            <Fragment key={columns[at + 1]?.name}>
              <dt>{columns[at + 1]?.name}</dt>
              <dd>{cell}</dd>
            </Fragment>
          ))}
        </dl>
      </li>
    ))}
  </ul>
)

/** Returns true if the cells of more than one column are texts, which are wider than a phone. */
const hasTexts = (columns: StatusTableProps['columns']): boolean =>
  columns.filter(({ isNumber }) => isNumber !== true).length > 1

/**
 * A card with a small table, which is scrolled sideways by keyboard too where it is too wide. Rows of texts are cards
 * on a small screen.
 */
export const StatusTable = ({ title, columns, rows, none }: StatusTableProps) => {
  const isNarrow = useNarrowScreen()
  return (
    <section className={classes.card} aria-label={title}>
      <Title order={2} size="h4">
        {title}
      </Title>
      {rows.length === 0 ? (
        <Text size="sm" c="dimmed" mt="xs">
          {none}
        </Text>
      ) : isNarrow && hasTexts(columns) ? (
        <Cards title={title} columns={columns} rows={rows} />
      ) : (
        <div className={classes.scroll} role="region" aria-label={`${title}, table`} tabIndex={0}>
          <Table className={classes.table ?? ''} verticalSpacing={8} horizontalSpacing="sm">
            <Table.Thead>
              <Table.Tr>
                {columns.map(({ name, isNumber }) => (
                  <Table.Th key={name} scope="col" ta={isNumber ? 'right' : 'left'}>
                    {name}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map(({ key, cells }) => (
                <Table.Tr key={key}>
                  {cells.map((cell, at) => (
                    <Table.Td key={at} ta={columns[at]?.isNumber ? 'right' : 'left'}>
                      {cell}
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
    </section>
  )
}
