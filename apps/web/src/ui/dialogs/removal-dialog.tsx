import { Modal, Radio, Stack, Text } from '@mantine/core'
import { useMutation, type UseQueryResult } from '@tanstack/react-query'
import { messages } from '@web2/contract/core'
import { useState, type ReactNode } from 'react'
import { fieldErrors, sentenceFor } from '../../lib/api/errors.ts'
import { queryClient } from '../../lib/query/query-client.ts'
import { showSuccess } from '../../lib/snackbar.ts'
import { Failure } from '../failure.tsx'
import { QueryState } from '../query-state.tsx'
import { NameList } from './name-list.tsx'
import { DialogActions } from './dialog-actions.tsx'

interface Field<Other> {
  readonly value: Other | null
  readonly error: string | null
  readonly onChange: (other: Other | null) => void
}

/** Choice of what takes the place of the deleted records. */
export interface Replacement<Other> {
  /** Question, with the labels of its answers “another” and “none”; without it another one is required. */
  readonly question?: { readonly label: string; readonly other: string; readonly none: string }
  /** Field of the request that the server may refuse. */
  readonly name: string
  readonly field: (props: Field<Other>) => ReactNode
}

interface RemovalDialogProps<Other> {
  /** Names of the records. */
  readonly names: readonly string[]
  /** '2 listings' */
  readonly counted: string
  /** Query key of the lists with these records. */
  readonly path: string
  /** Label of the button; “Delete” unless given. */
  readonly action?: string
  /** Enter in a field confirms too. */
  readonly submitsByEnter?: boolean
  /** Query of the references; the records can be deleted once it succeeded. */
  readonly uses?: UseQueryResult<unknown>
  /** Records that reference them. */
  readonly children?: ReactNode
  readonly replacement?: Replacement<Other> | undefined
  /** Further consequences. */
  readonly consequence?: string
  /** Deletes the records; gets the replacement, or null for none. */
  readonly remove: (other: Other | null) => Promise<unknown>
  /** Message of success; “Deleted 2 listings.” unless given. */
  readonly successOf?: (other: Other | null) => string
  readonly onRemoved: () => void
  readonly onClose: () => void
}

/** Dialog that names records before they are deleted, what references them, and what replaces them there. */
export const RemovalDialog = <Other,>(props: RemovalDialogProps<Other>) => {
  const { names, counted, action = 'Delete', submitsByEnter = false, uses, replacement, onClose } = props
  const [replaces, setReplaces] = useState(true)
  const [other, setOther] = useState<Other | null>(null)
  const [isMissing, setMissing] = useState(false)
  const chosen = replacement && replaces ? other : null
  const removal = useMutation({
    mutationFn: () => props.remove(chosen),
    onSuccess: () => {
      showSuccess(props.successOf?.(chosen) ?? `Deleted ${counted}`)
      props.onRemoved()
      onClose()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [props.path] }),
  })
  const refusal = replacement && fieldErrors(removal.error)[replacement.name]
  const submit = () => {
    const lacks = replacement !== undefined && replaces && other === null
    setMissing(lacks)
    if (!lacks) removal.mutate()
  }
  const question = replacement?.question

  const body = (
    <Stack>
      {names.length > 1 && <NameList names={names} />}
      {uses && <QueryState query={uses} />}
      {props.children}
      {question && (
        <Radio.Group
          label={question.label}
          value={replaces ? 'other' : 'none'}
          onChange={(value) => setReplaces(value === 'other')}
        >
          <Stack gap="xs" mt="xs">
            <Radio value="other" label={question.other} />
            <Radio value="none" label={question.none} />
          </Stack>
        </Radio.Group>
      )}
      {replaces &&
        replacement?.field({
          value: other,
          error: isMissing ? messages.required : (refusal ?? null),
          onChange: (next) => {
            setOther(next)
            setMissing(false)
            removal.reset()
          },
        })}
      {props.consequence !== undefined && uses?.isSuccess && <Text size="sm">{props.consequence}</Text>}
      {removal.isError && refusal === undefined && <Failure message={sentenceFor(removal.error)} />}
      <DialogActions
        onCancel={onClose}
        {...(action === 'Delete' && { color: 'red.8' })}
        disabled={uses !== undefined && !uses.isSuccess}
        loading={removal.isPending}
        {...(submitsByEnter ? { type: 'submit' } : { onClick: submit })}
      >
        {action}
      </DialogActions>
    </Stack>
  )
  return (
    <Modal
      opened
      onClose={onClose}
      title={names.length === 1 ? `${action} “${names[0]}”?` : `${action} ${counted}?`}
    >
      {submitsByEnter ? (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          {body}
        </form>
      ) : (
        body
      )}
    </Modal>
  )
}
