import { Button, Group, List, Text } from '@mantine/core'
import { modals } from '@mantine/modals'
import type { DemoChange, DemoRecord } from '@web2/contract/dashboard'
import { counted } from '../../lib/text/counted.ts'
import { ask, showDialog } from '../../lib/questions.ts'

/** Asks before removing the sample data, and what to do with changed records. */
export const askToEmpty = (records: readonly DemoRecord[], change: (wanted: DemoChange) => void): void => {
  const changed = records.filter((record) => record.changed)
  if (changed.length === 0) {
    ask({
      title: 'Remove sample data?',
      children: (
        <Text size="sm">
          This permanently deletes {counted(records.length, 'sample record')}. Your own work stays.
        </Text>
      ),
      labels: { confirm: 'Remove sample data', cancel: 'Cancel' },
      confirmProps: { color: 'red.8' },
      onConfirm: () => change({ action: 'empty' }),
    })
    return
  }
  const modalId = 'empty-examples'
  const choose = (what: 'keep' | 'delete') => () => {
    modals.close(modalId)
    change({ action: 'empty', changed: what })
  }
  showDialog({
    modalId,
    title: 'Remove sample data?',
    children: (
      <>
        <Text size="sm" mb="xs">
          You edited these sample records:
        </Text>
        <List size="sm" mb="sm" style={{ overflowWrap: 'anywhere' }}>
          {changed.map(({ _id, name }) => (
            <List.Item key={_id} fw={600}>
              {name === '' ? 'Untitled' : name}
            </List.Item>
          ))}
        </List>
        <Text size="sm" mb="md">
          Keep them as your own, or delete them with the rest.
        </Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={choose('keep')}>
            Keep my edits
          </Button>
          <Button color="red.8" onClick={choose('delete')}>
            Delete all
          </Button>
        </Group>
      </>
    ),
  })
}
