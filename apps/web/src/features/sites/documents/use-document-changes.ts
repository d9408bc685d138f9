import { useMutation } from '@tanstack/react-query'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { showSuccess, showError } from '../../../lib/snackbar.ts'
import { confirmRemoval } from '../../../ui/dialogs/confirm-removal.tsx'
import { useTrash } from '../../../ui/data-list/use-removal.ts'
import { counted } from '../../../lib/text/counted.ts'
import type { DocumentSource, ListedDocument } from './document-source.ts'

/** Duplicate and delete, with a way back, for a list of pages or sections. */
export const useDocumentChanges = (source: DocumentSource) => {
  const { resource, shownName } = source
  const settled = {
    onError: (error: Error) => showError(sentenceFor(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [resource.path] }),
  }
  const nameOf = (rows: readonly ListedDocument[]) =>
    rows.length === 1 && rows[0] ? `“${shownName(rows[0].name)}”` : counted(rows.length, source.noun)

  const trash = useTrash<ListedDocument>({
    resource,
    named: nameOf,
  })
  const duplication = useMutation({
    mutationFn: ({ _id }: ListedDocument) => resource.create({ copyOf: _id }, { $select: ['name'] }),
    onSuccess: ({ name }) => showSuccess(`“${shownName(name)}” created`),
    ...settled,
  })
  const askToRemove = async (rows: readonly ListedDocument[], done?: () => void) => {
    const remove = () => trash(rows, done)
    const uses = (await source.usesOf?.(rows)) ?? []
    if (uses.length === 0) return remove()
    confirmRemoval({
      title: `Delete ${nameOf(rows)}?`,
      names: uses,
      consequence: 'They use what you’re deleting. It disappears from them the next time they’re published.',
      confirmLabel: 'Delete',
      onConfirm: remove,
    })
  }
  return {
    duplicate: (row: ListedDocument) => duplication.mutate(row),
    remove: (rows: readonly ListedDocument[], done?: () => void) => {
      askToRemove(rows, done).catch((error: unknown) => showError(sentenceFor(error)))
    },
  }
}
