import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { fieldErrors, sentenceFor } from '../../lib/api/errors.ts'
import type { Query } from '../../lib/api/resource.ts'
import { queryClient } from '../../lib/query/query-client.ts'
import type { DocumentSource, ListedDocument } from './document-source.ts'

interface RenameDialogProps {
  source: Pick<DocumentSource, 'shownName' | 'nameEmpty'> & {
    readonly noun: string
    readonly resource: Pick<DocumentSource['resource'], 'path'> & {
      patch(id: string, data: { name: string }, query: Query): Promise<unknown>
    }
  }
  row: Pick<ListedDocument, '_id' | 'name'>
  onClose: () => void
}

/** A new name for a page, section or template. */
export const RenameDialog = ({ source, row, onClose }: RenameDialogProps) => {
  const { resource, noun, nameEmpty, shownName } = source
  const [name, setName] = useState(shownName(row.name))
  const [wrong, setWrong] = useState<string | null>(null)
  const rename = useMutation({
    mutationFn: (typed: string) => resource.patch(row._id, { name: typed }, { $select: ['name'] }),
    onSuccess: onClose,
    onError: (error) => setWrong(fieldErrors(error).name ?? sentenceFor(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [resource.path] }),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const typed = name.trim()
    if (typed === '') setWrong(nameEmpty)
    else rename.mutate(typed)
  }
  return (
    <Modal opened onClose={onClose} title={`Rename ${noun}`} closeButtonProps={{ 'aria-label': 'Close' }}>
      <form noValidate onSubmit={submit}>
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
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={rename.isPending}>
              Rename
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
