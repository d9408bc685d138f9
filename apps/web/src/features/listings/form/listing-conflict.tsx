import { Alert, Button, Group, ScrollArea, Table, Text } from '@mantine/core'
import type { Nap } from '@web2/contract/listings'
import { formatMoment } from '../../../lib/dates.ts'
import { differences } from './listing-differences.ts'
import { napData, type NapValues } from './listing-values.ts'

interface NapConflictProps {
  stored: Nap
  typed: NapValues
  saving: boolean
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Edit conflict of a listing: the differences, and the choice between both versions. */
export const NapConflict = ({ stored, typed, saving, onKeepMine, onTakeTheirs }: NapConflictProps) => {
  const different = differences(stored, napData(typed))
  return (
    <Alert color="yellow" variant="light" role="alert" title="Someone else edited this listing">
      <Text size="sm">
        It was saved {formatMoment(stored.updatedAt)}, after you opened it. Your changes are still here.
        Choose which version to keep.
      </Text>
      {different.length > 0 && (
        <ScrollArea mt="sm">
          <Table layout="fixed" miw={480} aria-label="Differences">
            <Table.Thead>
              <Table.Tr>
                <Table.Th w={140}>Field</Table.Th>
                <Table.Th>Saved version</Table.Th>
                <Table.Th>Your version</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {different.map(({ field, label, theirs, mine }) => (
                <Table.Tr key={field}>
                  <Table.Th scope="row">{label}</Table.Th>
                  <Table.Td style={{ overflowWrap: 'anywhere' }}>{theirs === '' ? '–' : theirs}</Table.Td>
                  <Table.Td style={{ overflowWrap: 'anywhere' }}>{mine === '' ? '–' : mine}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </ScrollArea>
      )}
      <Group mt="sm" gap="xs">
        <Button size="xs" loading={saving} onClick={onKeepMine}>
          Keep my version
        </Button>
        <Button size="xs" variant="default" onClick={onTakeTheirs}>
          Use saved version
        </Button>
      </Group>
    </Alert>
  )
}
