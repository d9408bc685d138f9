import { Button, Group, Text } from '@mantine/core'
import type { TurboDraft } from '../../hooks/use-turbo-draft.ts'

const words = { saved: 'Saved', unsaved: 'Not saved yet', saving: 'Saving…' }

/** Whether what was entered is saved, and what to do when it is not. */
export const SaveState = ({ draft, isNew }: { readonly draft: TurboDraft; readonly isNew: boolean }) => {
  if (draft.state === 'failed')
    return (
      <Group gap="xs" role="alert">
        <Text size="xs" c="var(--mantine-color-error)" style={{ overflowWrap: 'anywhere' }}>
          Not saved. {draft.failure}
        </Text>
        <Button size="compact-xs" variant="default" onClick={() => void draft.save()}>
          Try again
        </Button>
      </Group>
    )
  return (
    <Text size="xs" c="dimmed" role="status">
      {isNew && draft.state === 'saved' ? 'Nothing to save yet' : words[draft.state]}
    </Text>
  )
}
