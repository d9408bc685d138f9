import { useCallback, useMemo, useState } from 'react'
import { checkRow, isGood, type CheckedRow } from '../bulk/check-row.ts'
import { guessColumns, type Mapping } from '../bulk/guess-columns.ts'
import type { BegunImport } from '../bulk/kept-import.ts'
import { newId } from '../../../lib/tables/new-id.ts'
import { startReading } from '../../../lib/tables/start-reading.ts'
import type { Table } from '../../../lib/tables/table.ts'

type ReadTable = Extract<Table, { ok: true }>

/** Bulk add up to the rows that can be sent: reading, columns, checking. */
export const useBulkAdd = () => {
  const [table, setTable] = useState<ReadTable | null>(null)
  const [mapping, setMapping] = useState<Mapping>([])
  const [reading, setReading] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const checked = useMemo<readonly CheckedRow[]>(
    () => (table?.rows ?? []).map((cells, at) => checkRow(cells, mapping, at)),
    [table, mapping],
  )
  const good = useMemo(() => checked.filter(isGood), [checked])
  const bad = useMemo(() => checked.filter((row) => !isGood(row)), [checked])

  const read = useCallback(async (source: Blob) => {
    setReading(true)
    setProblem(null)
    const answer = await startReading(source)
    setReading(false)
    if (!answer.ok) {
      setProblem(answer.problem)
      return
    }
    setTable(answer)
    setMapping(guessColumns(answer.head))
  }, [])

  return {
    table,
    mapping,
    setMapping,
    reading,
    problem,
    checked,
    good,
    bad,
    read,
    /** The good rows as an import of their own. */
    begun: (): BegunImport => ({
      importId: newId(),
      head: table?.head ?? [],
      rows: good,
      bad,
      begunAt: Date.now(),
    }),
    again: () => {
      setTable(null)
      setProblem(null)
    },
  }
}
