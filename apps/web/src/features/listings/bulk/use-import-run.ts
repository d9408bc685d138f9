import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { naps } from '../resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { useUser } from '../../../lib/session/use-user.ts'
import { useSending } from '../../../lib/tables/use-sending.ts'
import { addBatch } from '../listings-api.ts'
import { keptImports, type StoredImport } from './stored-import.ts'
import { guessColumns } from './guess-columns.ts'
import { leftRows, type Leftovers } from './leftovers.ts'
import { newImport, nextPart, type ImportRun } from './run-import.ts'

const notKept =
  'This browser can’t save the import. Keep this page open until it finishes, or you’ll have to add the rest again.'

/** Does what may fail with the browser's own database; false when it did. */
const tried = async (work: Promise<void>): Promise<boolean> => {
  try {
    await work
    return true
  } catch (error) {
    console.warn('The browser could not save or discard an import.', error)
    return false
  }
}

/** Runs an import: sends, stops and resumes, also after the page was closed. */
export const useImportRun = (onLeft: (left: Leftovers) => Promise<void>) => {
  const user = useUser()
  const owner = `${user?.accountId ?? ''} ${user?._id ?? ''}`
  const keptKey = ['kept-import', owner]
  const kept = useQuery({
    queryKey: keptKey,
    queryFn: () => keptImports.read(owner),
    retry: false,
    gcTime: 0,
  })
  const [begun, setBegun] = useState<StoredImport | null>(null)
  const [run, setRun] = useState<ImportRun | null>(null)
  const [isKept, setIsKept] = useState(true)
  const { sending, problem, clearProblem, send: sendAll, stop } = useSending(naps.path)

  const forget = async () => {
    await tried(keptImports.forget(owner))
    queryClient.setQueryData(keptKey, null)
  }

  const send = (from: ImportRun, { head, mapping = guessColumns(head), country = '', bad }: StoredImport) => {
    setRun(from)
    return sendAll(from, {
      count: from.rows.length,
      next: async (current) => {
        const next = await nextPart(current, addBatch)
        setRun(next)
        return next
      },
      ended: async (last) => {
        const rows = leftRows(last, bad)
        if (rows.length > 0) await onLeft({ head, mapping, country, rows, pending: null })
        await forget()
      },
    })
  }

  const begin = async (chosen: StoredImport) => {
    setBegun(chosen)
    setRun(newImport(chosen.importId, chosen.rows))
    setIsKept(await tried(keptImports.keep(owner, chosen)))
    await send(newImport(chosen.importId, chosen.rows), chosen)
  }

  return {
    begun,
    run,
    sending,
    problem: problem ?? (sending && !isKept ? notKept : null),
    /** Interrupted import; null if there is none or one is running. */
    interrupted: run === null ? (kept.data ?? null) : null,
    begin: (chosen: StoredImport) => void begin(chosen),
    goOn: () => run !== null && begun !== null && void send(run, begun),
    stop,
    forget: () => void forget(),
    /** Leaves the import; an unfinished one can be resumed. */
    leave: () => {
      setBegun(null)
      setRun(null)
      clearProblem()
      void kept.refetch()
    },
  }
}
