import { Button, Group, Text } from '@mantine/core'
import type { SavingDraft } from '../../lib/forms/use-saving-draft.ts'

const words = { saved: 'Saved', unsaved: 'Not saved yet', saving: 'Saving…' }

interface SaveStateProps {
  readonly draft: Pick<SavingDraft<unknown, unknown>, 'state' | 'failure' | 'save'>
  readonly isNew: boolean
}

/** Whether what was entered is saved, and what to do when it is not. */
export const SaveState = ({ draft, isNew }: SaveStateProps) => {
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
