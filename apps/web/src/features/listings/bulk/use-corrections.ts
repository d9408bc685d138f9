import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { naps } from '../resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { useUser } from '../../../lib/session/use-user.ts'
import { newId } from '../../../lib/tables/new-id.ts'
import { corrected } from '../../../lib/tables/plain-cell.ts'
import { addBatch } from '../listings-api.ts'
import { keptLeftovers } from './stored-import.ts'
import { checkLeft, isReady, missingData, type Leftovers } from './leftovers.ts'
import { newImport, nextPart } from './run-import.ts'

const warn = (error: unknown) => console.warn('The browser could not save the rest of an import.', error)

/** The rows of the last import that were not added, or not all of them: corrected and saved, now or at a later visit. */
export const useCorrections = () => {
  const user = useUser()
  const owner = `${user?.accountId ?? ''} ${user?._id ?? ''}`
  const key = ['kept-leftovers', owner]
  const kept = useQuery({
    queryKey: key,
    queryFn: () => keptLeftovers.read(owner),
    retry: false,
    // read again while a correction is on its way to the browser's store, it would give way to the text before it
    staleTime: 'static',
  })
  const left = kept.data ?? null
  const [saving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const keep = async (next: Leftovers | null) => {
    const some = next !== null && (next.rows.length > 0 || next.pending !== null) ? next : null
    queryClient.setQueryData(key, some)
    await (some === null ? keptLeftovers.forget(owner) : keptLeftovers.keep(owner, some)).catch(warn)
  }

  const checked = useMemo(() => left?.rows.map((row) => checkLeft(left, row)) ?? [], [left])
  const ready = left?.rows.filter((row, place) => {
    const now = checked[place]
    return now !== undefined && isReady(row, now)
  })

  /** Adds the rows that were sent under this name; they leave the list, those that the server refuses stay. */
  const addPending = async (from: Leftovers): Promise<Leftovers> => {
    if (from.pending === null) return from
    let run = newImport(from.pending.importId, from.pending.rows)
    while (run.done < run.rows.length) run = await nextPart(run, addBatch)
    const refused = new Map(run.rejected.map(([{ at }, errors]) => [at, errors]))
    const sent = new Set(from.pending.rows.map(({ at }) => at))
    const next = {
      ...from,
      pending: null,
      rows: from.rows.flatMap((row) => {
        if (!sent.has(row.at)) return [row]
        const errors = refused.get(row.at)
        return errors ? [{ ...row, errors }] : []
      }),
    }
    await keep(next)
    return next
  }

  const save = async () => {
    if (left === null) return
    setSaving(true)
    setProblem(null)
    try {
      let current = await addPending(left)
      for (const row of current.rows) {
        const now = checkLeft(current, row)
        if (row.napId === null || !isReady(row, now)) continue
        await naps.patch(row.napId, missingData(row, now))
        current = { ...current, rows: current.rows.filter(({ at }) => at !== row.at) }
        await keep(current)
      }
      const rows = current.rows
        .filter(({ napId }) => napId === null)
        .map((row) => [row, checkLeft(current, row)] as const)
        .flatMap(([row, now]) => (isReady(row, now) ? [now] : []))
      if (rows.length === 0) return
      current = { ...current, pending: { importId: newId(), rows } }
      await keep(current)
      await addPending(current)
    } catch (error) {
      setProblem(`${sentenceFor(error)} Your corrections are kept. Save them again.`)
    } finally {
      setSaving(false)
      void queryClient.invalidateQueries({ queryKey: [naps.path] })
    }
  }

  return {
    left,
    checked,
    /** How many rows can be saved. */
    ready: ready?.length ?? 0,
    saving,
    problem,
    begin: (next: Leftovers) => keep(next),
    correct: (at: number, column: number, text: string) => {
      if (left === null) return
      const rows = left.rows.map((row) =>
        row.at === at ? { ...row, cells: corrected(row.cells, column, text), errors: {} } : row,
      )
      void keep({ ...left, rows })
    },
    save: () => void save(),
    dismiss: () => void keep(null),
  }
}

export type Corrections = ReturnType<typeof useCorrections>
