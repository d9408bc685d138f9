import { Alert, Button, Group, Modal, Text } from '@mantine/core'
import { useState } from 'react'
import { sentenceOf } from './sentence-of.ts'

interface RemovalDialogProps {
  /** What goes, by its name. */
  name: string
  title: string
  /** What else it means; undefined while it is being found out. */
  consequence: string | undefined
  onConfirm: () => Promise<void>
  onClose: () => void
}

/** Asks before a picture or folder is deleted. */
export const RemovalDialog = ({ name, title, consequence, onConfirm, onClose }: RemovalDialogProps) => {
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const confirm = async () => {
    setBusy(true)
    try {
      await onConfirm()
      onClose()
    } catch (error) {
      setFailure(sentenceOf(error))
      setBusy(false)
    }
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size="sm"
      zIndex={300}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
        {name}
      </Text>
      <Text size="sm" mt={4} mih={42}>
        {consequence ?? 'Looking where it is shown …'}
      </Text>
      {failure !== null && (
        <Alert role="alert" color="red" variant="light" mt="sm" p="xs">
          {failure}
        </Alert>
      )}
      <Group justify="flex-end" mt="md" gap="xs">
        <Button variant="default" onClick={onClose} data-autofocus>
          Cancel
        </Button>
        <Button
          color="red.8"
          loading={busy}
          disabled={consequence === undefined}
          onClick={() => void confirm()}
        >
          Delete
        </Button>
      </Group>
    </Modal>
  )
}
