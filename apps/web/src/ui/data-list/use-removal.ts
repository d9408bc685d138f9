import { useMutation } from '@tanstack/react-query'
import { sentenceFor } from '../../lib/api/errors.ts'
import { queryClient } from '../../lib/query/query-client.ts'
import { showSuccess, showError } from '../../lib/snackbar.ts'
import { confirmRemoval } from '../dialogs/confirm-removal.tsx'
import { showUndo } from '../undo-snackbar.tsx'

interface Stored {
  readonly _id: string
}

const idsOf = (rows: readonly Stored[]) => rows.map(({ _id }) => _id)

interface RemovableResource {
  readonly path: string
  removeMany(ids: readonly string[]): Promise<void>
}

interface Removal<Row> {
  readonly resource: RemovableResource
  /** '2 sites' */
  readonly counted: (count: number) => string
  readonly nameOf: (row: Row) => string
  readonly consequence: string
  readonly sentenceOf?: (error: unknown) => string
}

/** Asks, names what goes, and removes it; `done` is called when it has gone. */
export const useRemoval = <Row extends Stored>(removal: Removal<Row>) => {
  const { resource, counted, nameOf, consequence, sentenceOf = sentenceFor } = removal
  const { mutate } = useMutation({
    mutationFn: (rows: readonly Row[]) => resource.removeMany(idsOf(rows)),
    onSuccess: (_answer, rows) => showSuccess(`Deleted ${counted(rows.length)}`),
    onError: (error) => showError(sentenceOf(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [resource.path] }),
  })
  return (rows: readonly Row[], done?: () => void): void =>
    confirmRemoval({
      title: `Delete ${counted(rows.length)}?`,
      names: rows.map(nameOf),
      consequence,
      confirmLabel: 'Delete',
      onConfirm: () => mutate(rows, { onSuccess: () => done?.() }),
    })
}

interface Trash<Row> {
  readonly resource: RemovableResource & { restoreMany(ids: readonly string[]): Promise<void> }
  /** '“Roses”', or '2 articles' */
  readonly named: (rows: readonly Row[]) => string
}

/** Removes at once what the server keeps for a while, and offers to bring it back. */
export const useTrash = <Row extends Stored>({ resource, named }: Trash<Row>) => {
  const settled = {
    onError: (error: Error) => showError(sentenceFor(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [resource.path] }),
  }
  const restoration = useMutation({
    mutationFn: (rows: readonly Row[]) => resource.restoreMany(idsOf(rows)),
    onSuccess: (_answer, rows) => showSuccess(`Restored ${named(rows)}`),
    ...settled,
  })
  const { mutate } = useMutation({
    mutationFn: (rows: readonly Row[]) => resource.removeMany(idsOf(rows)),
    onSuccess: (_answer, rows) => showUndo(`Deleted ${named(rows)}`, () => restoration.mutate(rows)),
    ...settled,
  })
  return (rows: readonly Row[], done?: () => void): void => mutate(rows, { onSuccess: () => done?.() })
}
