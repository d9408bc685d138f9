import { useMutation } from '@tanstack/react-query'
import { sentenceFor } from '../../lib/api/errors.ts'
import { queryClient } from '../../lib/query/query-client.ts'
import { say, sayFailure } from '../../lib/snackbar.ts'
import { confirmRemoval } from '../confirm-removal.tsx'
import { sayUndo } from '../say-undo.tsx'
import { counted, type DocumentSource, type ListedDocument } from './document-source.ts'

/** Duplicate and delete, with a way back, for a list of pages or sections. */
export const useDocumentChanges = (source: DocumentSource) => {
  const { resource, shownName } = source
  const settled = {
    onError: (error: Error) => sayFailure(sentenceFor(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [resource.path] }),
  }
  const nameOf = (rows: readonly ListedDocument[]) =>
    rows.length === 1 && rows[0] ? `“${shownName(rows[0].name)}”` : counted(source, rows.length)

  const restoration = useMutation({
    mutationFn: (rows: readonly ListedDocument[]) => resource.restoreMany(rows.map(({ _id }) => _id)),
    onSuccess: (_answer, rows) => say(`${nameOf(rows)} ${rows.length === 1 ? 'is' : 'are'} back.`),
    ...settled,
  })
  const removal = useMutation({
    mutationFn: (rows: readonly ListedDocument[]) => resource.removeMany(rows.map(({ _id }) => _id)),
    onSuccess: (_answer, rows) => sayUndo(`Deleted ${nameOf(rows)}.`, () => restoration.mutate(rows)),
    ...settled,
  })
  const duplication = useMutation({
    mutationFn: ({ _id }: ListedDocument) => resource.create({ copyOf: _id }, { $select: ['name'] }),
    onSuccess: ({ name }) => say(`“${shownName(name)}” was added.`),
    ...settled,
  })
  const askToRemove = async (rows: readonly ListedDocument[], done?: () => void) => {
    const remove = () => removal.mutate(rows, { onSuccess: () => done?.() })
    const uses = (await source.usesOf?.(rows)) ?? []
    if (uses.length === 0) return remove()
    confirmRemoval({
      title: `Delete ${nameOf(rows)}?`,
      names: uses,
      consequence:
        'These show what you delete. They will show nothing in its place, once they are published again.',
      confirmLabel: 'Delete',
      onConfirm: remove,
    })
  }
  return {
    duplicate: (row: ListedDocument) => duplication.mutate(row),
    remove: (rows: readonly ListedDocument[], done?: () => void) => {
      askToRemove(rows, done).catch((error: unknown) => sayFailure(sentenceFor(error)))
    },
  }
}
