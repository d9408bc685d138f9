import { Button, Group, Modal, Stack } from '@mantine/core'
import { SideBySide, type Side } from './side-by-side.tsx'

interface CompareDialogProps {
  readonly theirs: Side
  readonly mine: Side
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
  readonly onClose: () => void
}

/** Dialog that compares another user's version with the one written here. */
export const CompareDialog = ({ theirs, mine, onKeepMine, onTakeTheirs, onClose }: CompareDialogProps) => (
  <Modal opened onClose={onClose} title="Compare versions" size="xl">
    <Stack>
      <SideBySide left={theirs} right={mine} />
      <Group justify="flex-end">
        <Button variant="default" onClick={onTakeTheirs}>
          Use saved version
        </Button>
        <Button onClick={onKeepMine}>Keep my version</Button>
      </Group>
    </Stack>
  </Modal>
)
