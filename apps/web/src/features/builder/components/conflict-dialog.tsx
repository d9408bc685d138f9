import { Button, Group, Modal, Stack, Text } from '@mantine/core'

export interface ConflictDialogProps {
  readonly opened: boolean
  readonly close: () => void
  readonly overwrite: () => void
  readonly reload: () => void
}

/** The page was saved elsewhere since it was opened here: the person decides whose version stays. */
export const ConflictDialog = ({ opened, close, overwrite, reload }: ConflictDialogProps) => (
  <Modal opened={opened} onClose={close} title="This page was saved elsewhere">
    <Stack>
      <Text size="sm">
        Someone, or another tab of yours, saved this page after you opened it. Your changes are not saved yet,
        and nothing of theirs is lost so far.
      </Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={close}>
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
