import { useEffect, useMemo, useState } from 'react'
import { isGood, needsCare, rowChecker, type CheckedRow } from './check-row.ts'
import { guessColumns, type Mapping } from './guess-columns.ts'
import { guessCountry } from './guess-country.ts'
import type { StoredImport } from './stored-import.ts'
import { corrected } from '../../../lib/tables/plain-cell.ts'
import { newId } from '../../../lib/tables/new-id.ts'
import { useReading } from '../../../lib/tables/use-reading.ts'
import type { ReadTable } from '../../../lib/tables/table.ts'

/** Bulk add up to the rows that can be sent: reading, columns, checking. */
export const useBulkAdd = () => {
  const [table, setTable] = useState<ReadTable | null>(null)
  const [mapping, setMapping] = useState<Mapping>([])
  /** The country of rows that name none; null until it is guessed or chosen. */
  const [country, setCountry] = useState<string | null>(null)

  const checkCells = useMemo(() => rowChecker(mapping, country ?? ''), [mapping, country])
  const checked = useMemo<readonly CheckedRow[]>(
    () => (table?.rows ?? []).map(checkCells),
    [table, checkCells],
  )
  const countryless = useMemo(() => {
    const column = mapping.indexOf('country')
    return (table?.rows ?? []).filter((cells) => (cells[column] ?? '').trim() === '').length
  }, [table, mapping])
  const good = useMemo(() => checked.filter(isGood), [checked])
  const bad = useMemo(() => checked.filter((row) => !isGood(row)), [checked])
  const marked = useMemo(() => checked.filter(needsCare), [checked])

  useEffect(() => {
    if (country !== null || countryless === 0) return
    let isWanted = true
    void guessCountry(checked).then((guessed) => isWanted && setCountry(guessed ?? ''))
    return () => {
      isWanted = false
    }
  }, [checked, country, countryless])

  const { reading, problem, clearProblem, read } = useReading((answer) => {
    setTable(answer)
    setMapping(guessColumns(answer.head))
    setCountry(null)
  })

  return {
    table,
    mapping,
    setMapping,
    reading,
    problem,
    checked,
    good,
    bad,
    /** Rows that cannot be added, or not all of them. */
    marked,
    country: country ?? '',
    setCountry,
    /** Rows that name no country. */
    countryless,
    correct: (at: number, column: number, text: string) =>
      setTable((current) => {
        const cells = current?.rows[at]
        if (!current || !cells) return current
        return { ...current, rows: current.rows.with(at, corrected(cells, column, text)) }
      }),
    read,
    /** The good rows as an import of their own. */
    begun: (): StoredImport => ({
      importId: newId(),
      head: table?.head ?? [],
      mapping,
      country: country ?? '',
      rows: good,
      bad,
      begunAt: Date.now(),
    }),
    again: () => {
      setTable(null)
      clearProblem()
    },
  }
}
