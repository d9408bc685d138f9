import { ScrollArea, Switch, Table, Text, TextInput } from '@mantine/core'
import { propertyTypeTitles } from '@web2/contract'
import { plainCell } from '../../../../lib/tables/plain-cell.ts'
import { useState } from 'react'
import {
  fieldTitles,
  reasonOf,
  rowFields,
  type CheckedProperty,
  type RowField,
} from '../../bulk/property-table.ts'

/** Rows that are drawn; the rest is told in a number. */
const mostDrawn = 200

const shown = ({ row }: CheckedProperty, field: RowField): string => {
  if (field === 'propertyType') return propertyTypeTitles[row.propertyType]
  if (field === 'password') return row.password === undefined ? '' : '••••'
  return row[field] ?? ''
}

interface RowPreviewProps {
  rows: readonly CheckedProperty[]
  /** Those that cannot be added, or not all of them. */
  marked: readonly CheckedProperty[]
  /** The column of each field; none for a field that the file does not have. */
  columnOf: (field: RowField) => number | undefined
  onChange: (at: number, column: number, text: string) => void
}

const noteOf = ({ problems, warnings }: CheckedProperty, field: RowField): string | undefined =>
  problems[field] ?? warnings[field]

interface CellProps {
  readonly row: CheckedProperty
  readonly field: RowField
  readonly column: number | undefined
  readonly onChange: RowPreviewProps['onChange']
}

/** A cell as it will be added; one with a problem shows what was read, to be corrected. */
const Cell = ({ row, field, column, onChange }: CellProps) => {
  const note = noteOf(row, field)
  if (note === undefined || column === undefined) return shown(row, field)
  const text = plainCell(row.cells[column] ?? '')
  return (
    <TextInput
      key={text}
      size="xs"
      type={field === 'password' ? 'password' : 'text'}
      aria-label={`${fieldTitles[field]}, row ${row.at + 1}`}
      title={note}
      defaultValue={text}
      onBlur={(event) => {
        const typed = event.currentTarget.value
        if (typed !== text) onChange(row.at, column, typed)
      }}
    />
  )
}

/** The rows as they will be added, each wrong cell marked and to be corrected in place. */
export const RowPreview = ({ rows, marked, columnOf, onChange }: RowPreviewProps) => {
  const [only, setOnly] = useState<ReadonlySet<number> | null>(null)
  const chosen = only === null ? rows : rows.filter(({ at }) => only.has(at))
  return (
    <div>
      {(marked.length > 0 || only !== null) && (
        <Switch
          mb="xs"
          label="Only rows with problems"
          checked={only !== null}
          onChange={(event) =>
            setOnly(event.currentTarget.checked ? new Set(marked.map(({ at }) => at)) : null)
          }
        />
      )}
      <ScrollArea.Autosize mah={420} type="auto" viewportProps={{ tabIndex: 0, 'aria-label': 'Rows' }}>
        <Table stickyHeader miw={760}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Row</Table.Th>
              {rowFields.map((field) => (
                <Table.Th key={field}>{fieldTitles[field]}</Table.Th>
              ))}
              <Table.Th>Problems</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {chosen.slice(0, mostDrawn).map((row) => (
              <Table.Tr key={row.at}>
                <Table.Td>{row.at + 1}</Table.Td>
                {rowFields.map((field) => (
                  <Table.Td
                    key={field}
                    maw={220}
                    style={{
                      overflowWrap: 'anywhere',
                      ...(noteOf(row, field) !== undefined && {
                        outline: '2px solid var(--mantine-color-error)',
                        outlineOffset: -3,
                      }),
                    }}
                  >
                    <Cell row={row} field={field} column={columnOf(field)} onChange={onChange} />
                  </Table.Td>
                ))}
                <Table.Td c="var(--mantine-color-error)">
                  {[row.problems, row.warnings].map(reasonOf).filter(Boolean).join(' · ')}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea.Autosize>
      {chosen.length > mostDrawn && (
        <Text size="sm" c="dimmed" mt="xs">
          and {(chosen.length - mostDrawn).toLocaleString('en')} more rows
        </Text>
      )}
    </div>
  )
}
