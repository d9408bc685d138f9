import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { SaveState, Saver } from '../saving/saver.ts'

export interface ConflictDialogProps {
  readonly saver: Saver
  readonly noun: string
  readonly overwrite: () => void
  readonly reload: () => void
}

/** The page was saved elsewhere since it was opened here: the person decides whose version stays. */
export const ConflictDialog = ({ saver, noun, overwrite, reload }: ConflictDialogProps) => {
  const state = saver.state.use()
  /** The conflict that was put off; the next try to save brings up the next one. */
  const [putOff, setPutOff] = useState<SaveState | null>(null)
  return (
    <Modal
      opened={state.kind === 'conflict' && state !== putOff}
      onClose={() => setPutOff(state)}
      title={`This ${noun} was saved elsewhere`}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Stack>
        <Text size="sm">
          Someone, or another tab of yours, saved this {noun} after you opened it. Your changes are not saved
          yet, and nothing of theirs is lost so far.
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={() => setPutOff(state)}>
            Keep editing
          </Button>
          <Button variant="default" onClick={reload}>
            Open the saved version
          </Button>
          <Button color="red" onClick={overwrite}>
            Replace it with mine
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
