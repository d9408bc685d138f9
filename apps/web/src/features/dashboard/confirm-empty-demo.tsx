import { Button, Group, List, Text } from '@mantine/core'
import { modals } from '@mantine/modals'
import type { DemoChange, DemoRecord } from '@web2/contract/dashboard'
import { ask, showDialog } from '../../lib/questions.ts'

/** Asks before removing the sample data, and what to do with changed records. */
export const askToEmpty = (records: readonly DemoRecord[], change: (wanted: DemoChange) => void): void => {
  const changed = records.filter((record) => record.changed)
  if (changed.length === 0) {
    ask({
      title: 'Remove the examples?',
      children: (
        <Text size="sm">
          {records.length.toLocaleString('en')} examples go for good. Everything you made stays.
        </Text>
      ),
      labels: { confirm: 'Remove the examples', cancel: 'Cancel' },
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
    title: 'Remove the examples?',
    children: (
      <>
        <Text size="sm" mb="xs">
          You changed some of them:
        </Text>
        <List size="sm" mb="sm" style={{ overflowWrap: 'anywhere' }}>
          {changed.map(({ _id, name }) => (
            <List.Item key={_id} fw={600}>
              {name === '' ? 'Without a name' : name}
            </List.Item>
          ))}
        </List>
        <Text size="sm" mb="md">
          What you keep is your own from then on. All other examples go for good.
        </Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={choose('keep')}>
            Keep what I changed
          </Button>
          <Button color="red.8" onClick={choose('delete')}>
            Delete all of it
          </Button>
        </Group>
      </>
    ),
  })
}
