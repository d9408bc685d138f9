import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { fieldErrors, sentenceFor } from '../../../lib/api/errors.ts'

export interface BlockNameDialogProps {
  readonly title: string
  readonly confirm: string
  readonly name: string
  readonly store: (name: string) => Promise<void>
  readonly close: () => void
}

/** Asks for the name of a saved block. */
export const BlockNameDialog = ({ title, confirm, name: first, store, close }: BlockNameDialogProps) => {
  const [name, setName] = useState(first)
  const [wrong, setWrong] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const typed = name.trim()
    if (typed === '') return setWrong('Block Name should be no empty')
    setBusy(true)
    try {
      await store(typed)
      close()
    } catch (error) {
      setWrong(fieldErrors(error).name ?? sentenceFor(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Modal
      opened
      onClose={close}
      title={title}
      returnFocus={false}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          <TextInput
            label="Name"
            withAsterisk
            data-autofocus
            maxLength={120}
            autoComplete="off"
            value={name}
            error={wrong}
            onChange={(event) => {
              setName(event.currentTarget.value)
              setWrong(null)
            }}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" loading={busy}>
              {confirm}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
