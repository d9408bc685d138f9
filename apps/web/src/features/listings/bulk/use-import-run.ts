import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { naps } from '../resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { useUser } from '../../../lib/session/use-user.ts'
import { addBatch } from '../listings-api.ts'
import { keptImports, type StoredImport } from './stored-import.ts'
import { guessColumns } from './guess-columns.ts'
import { leftRows, type Leftovers } from './leftovers.ts'
import { newImport, nextPart, partsOf, type ImportRun } from './run-import.ts'

const notKept =
  'This browser cannot keep the import. Leave this page open until it has ended, or the rest has to be added again.'

/** Does what may fail with the browser's own database; false when it did. */
const tried = async (work: Promise<void>): Promise<boolean> => {
  try {
    await work
    return true
  } catch (error) {
    console.warn('The browser could not keep or forget an import.', error)
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
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [isKept, setIsKept] = useState(true)
  const stopped = useRef(false)

  const forget = async () => {
    await tried(keptImports.forget(owner))
    queryClient.setQueryData(keptKey, null)
  }

  const send = async (from: ImportRun, of: StoredImport) => {
    stopped.current = false
    setSending(true)
    setProblem(null)
    let current = from
    setRun(current)
    try {
      while (current.done < partsOf(current) && !stopped.current) {
        current = await nextPart(current, addBatch)
        setRun(current)
      }
      if (current.done === partsOf(current)) {
        const { head, mapping = guessColumns(head), country = '' } = of
        const rows = leftRows(current, of.bad)
        if (rows.length > 0) await onLeft({ head, mapping, country, rows, pending: null })
        await forget()
      }
    } catch (error) {
      setProblem(`${sentenceFor(error)} What was added stays; go on when it works again.`)
    } finally {
      setSending(false)
      void queryClient.invalidateQueries({ queryKey: [naps.path] })
    }
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
    stop: () => {
      stopped.current = true
    },
    forget: () => void forget(),
    /** Leaves the import; an unfinished one can be resumed. */
    leave: () => {
      setBegun(null)
      setRun(null)
      setProblem(null)
      void kept.refetch()
    },
  }
}
