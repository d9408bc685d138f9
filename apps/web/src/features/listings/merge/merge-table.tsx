import { Radio, ScrollArea, Table, Text } from '@mantine/core'
import type { MergeChoices, Side } from './merge-choice-values.ts'
import type { ListedField } from '../fields/listing-fields.ts'
import type { Difference } from '../form/listing-differences.ts'
import classes from './merge-table.module.css'

interface MergeTableProps {
  different: readonly Difference[]
  picks: MergeChoices
  onPick: (field: ListedField, side: Side) => void
}

/** Differences by field, with a choice in each row. */
export const MergeTable = ({ different, picks, onPick }: MergeTableProps) => (
  <ScrollArea.Autosize mah="45vh">
    <Table className={classes.table ?? ''} layout="fixed" aria-label="Differences" verticalSpacing="xs">
      <Table.Thead>
        <Table.Tr>
          <Table.Th className={classes.field ?? ''}>Field</Table.Th>
          <Table.Th>This listing</Table.Th>
          <Table.Th>Other listing</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {different.map(({ field, label, mine, theirs }) => (
          <Table.Tr key={field}>
            <Table.Th scope="row" className={classes.field ?? ''}>
              {label}
            </Table.Th>
            {(
              [
                ['kept', mine],
                ['other', theirs],
              ] as const
            ).map(([side, text]) => (
              <Table.Td key={side}>
                <Radio
                  name={`merge-${field}`}
                  aria-label={`${label}: ${side === 'kept' ? 'this listing' : 'other listing'}`}
                  checked={picks[field] === side}
                  onChange={() => onPick(field, side)}
                  label={
                    <Text
                      span
                      size="sm"
                      lineClamp={6}
                      style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
                    >
                      {text === '' ? '–' : text}
                    </Text>
                  }
                />
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </ScrollArea.Autosize>
)
