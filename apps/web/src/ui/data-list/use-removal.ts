import { useMutation } from '@tanstack/react-query'
import { sentenceFor } from '../../lib/api/errors.ts'
import { queryClient } from '../../lib/query/query-client.ts'
import { showSuccess, showError } from '../../lib/snackbar.ts'
import { confirmRemoval } from '../dialogs/confirm-removal.tsx'
import { showUndo } from '../undo-snackbar.tsx'

interface Named<Row> {
  /** Query key of the lists with these rows. */
  readonly path: string
  readonly remove: (rows: readonly Row[]) => Promise<unknown>
}

interface Removal<Row> extends Named<Row> {
  /** '2 sites' */
  readonly counted: (count: number) => string
  readonly nameOf: (row: Row) => string
  readonly consequence: string
  readonly sentenceOf?: (error: unknown) => string
}

/** Asks, names what goes, and removes it; `done` is called when it has gone. */
export const useRemoval = <Row>(removal: Removal<Row>) => {
  const { path, remove, counted, nameOf, consequence, sentenceOf = sentenceFor } = removal
  const { mutate } = useMutation({
    mutationFn: remove,
    onSuccess: (_answer, rows) => showSuccess(`Deleted ${counted(rows.length)}.`),
    onError: (error) => showError(sentenceOf(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [path] }),
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

interface Trash<Row> extends Named<Row> {
  readonly restore: (rows: readonly Row[]) => Promise<unknown>
  /** '“Roses”', or '2 articles' */
  readonly named: (rows: readonly Row[]) => string
}

/** Removes at once what the server keeps for a while, and offers to bring it back. */
export const useTrash = <Row>({ path, remove, restore, named }: Trash<Row>) => {
  const settled = {
    onError: (error: Error) => showError(sentenceFor(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [path] }),
  }
  const restoration = useMutation({
    mutationFn: restore,
    onSuccess: (_answer, rows) => showSuccess(`${named(rows)} ${rows.length === 1 ? 'is' : 'are'} back.`),
    ...settled,
  })
  const { mutate } = useMutation({
    mutationFn: remove,
    onSuccess: (_answer, rows) => showUndo(`Deleted ${named(rows)}.`, () => restoration.mutate(rows)),
    ...settled,
  })
  return (rows: readonly Row[], done?: () => void): void => mutate(rows, { onSuccess: () => done?.() })
}
