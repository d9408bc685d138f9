import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { useState, type SubmitEvent } from 'react'
import type { NameQuestion } from '../hooks/use-name-question.ts'

export interface NameDialogProps {
  readonly question: NameQuestion
  readonly noun: string
  /** Said when the name is left empty. */
  readonly empty: string
}

/** The first save of a page or section asks what it is called. */
export const NameDialog = ({ question, noun, empty }: NameDialogProps) => {
  const [name, setName] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const { leaving, answer } = question
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const typed = name.trim()
    if (typed === '') setWrong(empty)
    else answer({ name: typed })
  }
  const label = `${noun.charAt(0).toUpperCase()}${noun.slice(1)} name`
  return (
    <Modal
      opened
      onClose={() => answer(null)}
      title={`Save ${noun}`}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <form noValidate onSubmit={submit}>
        <Stack>
          <TextInput
            label={label}
            description={leaving ? `This ${noun} is new. Name it to keep it.` : undefined}
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
            {leaving ? (
              <Button variant="default" onClick={() => answer('leave')}>
                Leave without saving
              </Button>
            ) : (
              <Button variant="default" onClick={() => answer(null)}>
                Cancel
              </Button>
            )}
            <Button type="submit">Save {noun}</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
