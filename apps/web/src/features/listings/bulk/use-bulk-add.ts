import { useEffect, useMemo, useState } from 'react'
import { isGood, needsCare, rowChecker, type CheckedRow } from './check-row.ts'
import { guessColumns, type Mapping } from './guess-columns.ts'
import { guessCountry } from './guess-country.ts'
import type { StoredImport } from './stored-import.ts'
import { useKnownListings, type KnownRow } from './use-known-listings.ts'
import { corrected } from '../../../lib/tables/plain-cell.ts'
import { newId } from '../../../lib/tables/new-id.ts'
import { useReading } from '../../../lib/tables/use-reading.ts'
import type { ReadTable } from '../../../lib/tables/table.ts'

const none: ReadonlySet<number> = new Set()

/** Bulk add up to the rows that can be sent: reading, columns, checking. */
export const useBulkAdd = () => {
  const [read, setRead] = useState<ReadTable | null>(null)
  const [chosen, setChosen] = useState<Mapping>([])
  /** The country of rows that name none; null until it is guessed or chosen. */
  const [country, setCountry] = useState<string | null>(null)

  /** Places of rows that are left out because the account has them already. */
  const [excluded, setExcluded] = useState<ReadonlySet<number>>(none)
  const { typed, ...source } = useReading((answer) => {
    setExcluded(none)
    setRead(answer)
    setChosen(guessColumns(answer.head))
    setCountry(null)
  })
  /** Rows that are still being typed show their result as well. */
  const table = read ?? typed
  const mapping = useMemo(
    () => (read === null ? guessColumns(typed?.head ?? []) : chosen),
    [read, typed, chosen],
  )

  // rows being typed may name another country with each of them
  useEffect(() => {
    if (read !== null) return
    setCountry(null)
    setExcluded(none)
  }, [read, typed])

  const checkCells = useMemo(() => rowChecker(mapping, country ?? ''), [mapping, country])
  const checked = useMemo<readonly CheckedRow[]>(
    () => (table?.rows ?? []).map(checkCells),
    [table, checkCells],
  )
  const countryless = useMemo(() => {
    const column = mapping.indexOf('country')
    return (table?.rows ?? []).filter((cells) => (cells[column] ?? '').trim() === '').length
  }, [table, mapping])
  const good = useMemo(
    () => checked.filter((row) => isGood(row) && !excluded.has(row.at)),
    [checked, excluded],
  )
  const compared = useKnownListings(good)
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

  return {
    /** The table whose columns and rows can be changed; null until one was read. */
    table: read,
    mapping,
    setMapping: setChosen,
    reading: source.reading,
    problem: source.problem,
    text: source.text,
    setText: source.setText,
    checked,
    good,
    bad,
    /** Rows that cannot be added, or not all of them. */
    marked,
    compared,
    excluded: excluded.size,
    exclude: (rows: readonly KnownRow[]) =>
      setExcluded((known) => new Set([...known, ...rows.map(({ row }) => row.at)])),
    includeAll: () => setExcluded(none),
    country: country ?? '',
    setCountry,
    /** Rows that name no country. */
    countryless,
    correct: (at: number, column: number, text: string) =>
      setRead((current) => {
        const cells = current?.rows[at]
        if (!current || !cells) return current
        return { ...current, rows: current.rows.with(at, corrected(cells, column, text)) }
      }),
    read: source.read,
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
      setRead(null)
      source.clearProblem()
    },
  }
}
