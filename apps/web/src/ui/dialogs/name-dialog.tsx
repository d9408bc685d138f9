import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { fieldErrors, sentenceFor } from '../../lib/api/errors.ts'

interface NameDialogProps {
  readonly title: string
  readonly label?: string
  /** Purpose of the name, if the title doesn't say it. */
  readonly description?: string | undefined
  /** Current name. */
  readonly name?: string
  readonly maxLength?: number
  readonly confirm: string
  /** Error for an empty name. */
  readonly empty: string
  /** Rejects with the reason when the name can't be taken; then what is typed stays. */
  readonly store: (name: string) => Promise<unknown>
  readonly sentenceOf?: (error: unknown) => string
  readonly onClose: () => void
  /** Stands in the place of Cancel. */
  readonly otherwise?: { readonly label: string; readonly onClick: () => void } | undefined
  /** False where `onClose` says itself what has the focus next. */
  readonly returnFocus?: boolean
}

const whyNot = (error: unknown) => Object.values(fieldErrors(error))[0] ?? sentenceFor(error)

/** Asks what something is called. */
export const NameDialog = (props: NameDialogProps) => {
  const { title, label = 'Name', description, maxLength = 120, confirm, empty, returnFocus = true } = props
  const { store, sentenceOf = whyNot, onClose, otherwise = { label: 'Cancel', onClick: onClose } } = props
  const [name, setName] = useState(props.name ?? '')
  const [nameless, setNameless] = useState(false)
  const storing = useMutation({ mutationFn: store, onSuccess: onClose })
  const refusal = storing.isError ? sentenceOf(storing.error) : null

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    // a form that this dialog was opened from is not what is sent
    event.stopPropagation()
    const typed = name.trim()
    setNameless(typed === '')
    if (typed !== '') storing.mutate(typed)
  }
  return (
    <Modal opened onClose={onClose} title={title} returnFocus={returnFocus}>
      <form noValidate onSubmit={submit}>
        <Stack>
          <TextInput
            label={label}
            description={description}
            withAsterisk
            data-autofocus
            maxLength={maxLength}
            autoComplete="off"
            value={name}
            error={nameless ? empty : refusal}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => {
              setName(event.currentTarget.value)
              setNameless(false)
              storing.reset()
            }}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={otherwise.onClick}>
              {otherwise.label}
            </Button>
            <Button type="submit" loading={storing.isPending}>
              {confirm}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
