import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { sentenceFor } from '../../lib/api/errors.ts'
import type { ListState } from '../../lib/list/list-query.ts'
import { showError } from '../../lib/snackbar.ts'

const nothing: readonly never[] = []

/** Selection across pages; cleared when the list's query changes. */
export const useSelection = <Row extends { _id: string }>(
  { q, status, filters }: ListState,
  page: { data: readonly Row[]; total: number } | undefined,
  all: (() => Promise<Row[]>) | undefined,
) => {
  const shown = JSON.stringify([q, status, filters])
  const [kept, setKept] = useState<{ readonly of: string; readonly rows: readonly Row[] }>({
    of: shown,
    rows: [],
  })
  const setRows = (rows: readonly Row[]) => setKept({ of: shown, rows })
  const selecting = useMutation({
    mutationFn: async () => (await all?.()) ?? [],
    onSuccess: setRows,
    onError: (error) => showError(sentenceFor(error)),
  })
  // Deleted rows leave the selection; rows of other pages can't be checked here.
  const picked = kept.of === shown && page?.total !== 0 ? kept.rows : nothing
  const ids = useMemo(() => new Set(picked.map(({ _id }) => _id)), [picked])
  const inSight = page?.data ?? nothing
  const onPage = inSight.filter(({ _id }) => ids.has(_id))
  const isWhole = page !== undefined && page.total <= page.data.length
  return {
    rows: isWhole ? onPage : [...picked],
    /** Those of the page that is shown: a table looks for each of its rows among them. */
    onPage,
    setOnPage: (rows: readonly Row[]) => {
      const here = new Set(inSight.map(({ _id }) => _id))
      setRows([...picked.filter(({ _id }) => !here.has(_id)), ...rows])
    },
    clear: () => setRows([]),
    selectAll: selecting.mutate,
    selecting: selecting.isPending,
  }
}
