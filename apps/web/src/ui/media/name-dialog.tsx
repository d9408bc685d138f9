import { Alert, Button, Group, Modal, TextInput } from '@mantine/core'
import { limits } from '@web2/contract'
import { useState, type FormEvent } from 'react'
import { sentenceOf } from './sentence-of.ts'

interface NameDialogProps {
  title: string
  label: string
  name: string
  confirm: string
  /** Rejects with the reason when the name can't be taken. */
  onConfirm: (name: string) => Promise<void>
  onClose: () => void
}

/** Asks for the name of a folder or picture. */
export const NameDialog = ({ title, label, name, confirm, onConfirm, onClose }: NameDialogProps) => {
  const [typed, setTyped] = useState(name)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (typed.trim() === '') return setFailure('Please enter a name.')
    setBusy(true)
    try {
      await onConfirm(typed.trim())
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
      <form onSubmit={(event) => void submit(event)} noValidate>
        <TextInput
          label={label}
          value={typed}
          maxLength={limits.mediaNameLength}
          data-autofocus
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setFailure(null)
          }}
        />
        {failure !== null && (
          <Alert role="alert" color="red" variant="light" mt="sm" p="xs">
            {failure}
          </Alert>
        )}
        <Group justify="flex-end" mt="md" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={busy}>
            {confirm}
          </Button>
        </Group>
      </form>
    </Modal>
  )
}
