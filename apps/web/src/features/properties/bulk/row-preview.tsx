import { ScrollArea, Table, Text, TextInput } from '@mantine/core'
import { propertyTypeTitles } from '@web2/contract/properties'
import { useMarkedRows } from '../../../ui/form/use-marked-rows.tsx'
import { fieldTitles, reasonOf, rowFields, type CheckedProperty, type RowField } from './property-table.ts'

/** Maximum number of rows shown; the rest is only counted. */
const mostDrawn = 200

interface RowPreviewProps {
  rows: readonly CheckedProperty[]
  /** Those that cannot be added, or not all of them. */
  marked: readonly CheckedProperty[]
  onChange: (at: number, field: RowField, text: string) => void
}

const noteOf = ({ problems, warnings }: CheckedProperty, field: RowField): string | undefined =>
  problems[field] ?? warnings[field]

interface CellProps {
  readonly row: CheckedProperty
  readonly field: RowField
  readonly onChange: RowPreviewProps['onChange']
}

/** Editable value of a field, also where the file has no column for it. */
const Cell = ({ row, field, onChange }: CellProps) => {
  const note = noteOf(row, field)
  const text = row.texts[field] ?? ''
  return (
    <TextInput
      // what was typed is the cell's text once it is left
      key={text}
      size="xs"
      variant={note === undefined ? 'unstyled' : 'default'}
      type={field === 'password' ? 'password' : 'text'}
      autoComplete="off"
      aria-label={`${fieldTitles[field]}, row ${row.at + 1}`}
      aria-invalid={note !== undefined}
      placeholder={field === 'propertyType' ? propertyTypeTitles[row.row.propertyType] : undefined}
      title={note ?? (field === 'password' ? undefined : text)}
      defaultValue={text}
      onBlur={(event) => {
        const typed = event.currentTarget.value
        if (typed !== text) onChange(row.at, field, typed)
      }}
    />
  )
}

/** The fields in the order of their columns, the required one first. */
const shownFields: readonly RowField[] = ['url', ...rowFields.filter((field) => field !== 'url')]

/** Least width in px of a field's column. */
const widths: Readonly<Record<RowField, number>> = {
  propertyType: 110,
  url: 200,
  name: 130,
  username: 120,
  password: 140,
}

/** The rows of the table, each cell to be corrected in place, and wrong ones marked. */
export const RowPreview = ({ rows, marked, onChange }: RowPreviewProps) => {
  const { shown, markedSwitch } = useMarkedRows(rows, marked)
  const hasNotes = marked.length > 0
  return (
    <div>
      {markedSwitch}
      <ScrollArea.Autosize
        mah={420}
        type="auto"
        offsetScrollbars="x"
        viewportProps={{ tabIndex: 0, 'aria-label': 'Rows' }}
      >
        <Table stickyHeader>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Row</Table.Th>
              {hasNotes && <Table.Th miw={170}>Problems</Table.Th>}
              {shownFields.map((field) => (
                <Table.Th key={field} miw={widths[field]}>
                  {fieldTitles[field]}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {shown.slice(0, mostDrawn).map((row) => (
              <Table.Tr key={row.at}>
                <Table.Td>{row.at + 1}</Table.Td>
                {hasNotes && (
                  <Table.Td c="var(--mantine-color-error)">
                    {[row.problems, row.warnings].map(reasonOf).filter(Boolean).join(' · ')}
                  </Table.Td>
                )}
                {shownFields.map((field) => (
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
                    <Cell row={row} field={field} onChange={onChange} />
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea.Autosize>
      {shown.length > mostDrawn && (
        <Text size="sm" c="dimmed" mt="xs">
          and {(shown.length - mostDrawn).toLocaleString('en')} more rows
        </Text>
      )}
    </div>
  )
}
