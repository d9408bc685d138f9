import { ScrollArea, Switch, Table, Text } from '@mantine/core'
import { propertyTypeTitles } from '@web2/contract'
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
  bad: readonly CheckedProperty[]
}

/** The rows as they will be added, each wrong cell marked. */
export const RowPreview = ({ rows, bad }: RowPreviewProps) => {
  const [onlyBad, setOnlyBad] = useState(false)
  const chosen = onlyBad ? bad : rows
  return (
    <div>
      {bad.length > 0 && (
        <Switch
          mb="xs"
          label="Only rows with mistakes"
          checked={onlyBad}
          onChange={(event) => setOnlyBad(event.currentTarget.checked)}
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
              <Table.Th>Mistakes</Table.Th>
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
                      ...(row.problems[field] !== undefined && {
                        outline: '2px solid var(--mantine-color-error)',
                        outlineOffset: -3,
                      }),
                    }}
                  >
                    {shown(row, field)}
                  </Table.Td>
                ))}
                <Table.Td c="var(--mantine-color-error)">{reasonOf(row.problems)}</Table.Td>
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
