import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useState, useSyncExternalStore } from 'react'
import type { SaveState } from '../../document/saving/saver.ts'
import type { WholeSaver } from '../../document/saving/site-saver.ts'

export interface ConflictDialogProps {
  readonly saver: Pick<WholeSaver, 'state'>
  readonly noun: string
  readonly overwrite: () => void
  /** Opens the other version; `pageId` names a page that changed in the site itself, or its theme. */
  readonly reload: (pageId?: string) => void
}

/** Dialog of an edit conflict, in which the user decides which version to keep. */
export const ConflictDialog = ({ saver, noun, overwrite, reload }: ConflictDialogProps) => {
  const conflict = useSyncExternalStore(saver.state.subscribe, () => {
    const state = saver.state.get()
    return state.kind === 'conflict' ? state : null
  })
  /** The conflict that the user dismissed; the next attempt to save shows the next one. */
  const [putOff, setPutOff] = useState<SaveState | null>(null)
  return (
    <Modal
      opened={conflict !== null && conflict !== putOff}
      onClose={() => setPutOff(conflict)}
      title={conflict?.ofTheme ? 'The theme was changed elsewhere' : `This ${noun} was changed elsewhere`}
    >
      <Stack>
        <Text size="sm">
          {conflict?.sentence ?? `This ${noun} changed since you opened it.`} Keep your version or load the
          latest?
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={() => setPutOff(conflict)}>
            Keep editing
          </Button>
          <Button variant="default" onClick={() => reload(conflict?.pageId)}>
            Load latest version
          </Button>
          <Button color="red" onClick={overwrite}>
            Keep my version
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
