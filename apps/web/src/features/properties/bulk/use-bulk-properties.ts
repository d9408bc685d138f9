import { propertyBatchRows } from '@web2/contract/properties'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { resource } from '../../../lib/api/resource.ts'
import { everyProperty } from '../properties-api.ts'
import { properties } from '../resources.ts'
import { knownRows, withDuplicates } from './property-duplicates.ts'
import { useUser } from '../../../lib/session/use-user.ts'
import { newId } from '../../../lib/tables/new-id.ts'
import { sendBatch } from '../../../lib/tables/send-batch.ts'
import { useReading } from '../../../lib/tables/use-reading.ts'
import { useSending } from '../../../lib/tables/use-sending.ts'
import { keptTable, type KeptProgress, type RefusedErrors } from './stored-table.ts'
import {
  checkProperty,
  columnsIn,
  isGood,
  reasonOf,
  withAddresses,
  withCell,
  withColumn,
  type PropertyTable,
  type RowField,
} from './property-table.ts'

const bulk = resource('properties-bulk-generator')

interface Sent extends KeptProgress {
  readonly importId: string
}

const notKept = 'This import is too large to resume. Keep this page open until it finishes.'

const tableOf = ({ head, rows, columns }: PropertyTable): PropertyTable => ({
  head,
  rows,
  ...(columns && { columns }),
})

/** Bulk import: reads and checks the file, then sends batches. Resumes after a reload. */
export const useBulkProperties = () => {
  const user = useUser()
  const kept = useMemo(
    () => keptTable(window.sessionStorage, `${user?.accountId ?? ''} ${user?._id ?? ''}`),
    [user?.accountId, user?._id],
  )
  const [begun] = useState(kept.read)
  const [table, setTable] = useState<PropertyTable | null>(begun && tableOf(begun))
  const { reading, read, typed, ...source } = useReading((answer) => setTable(withAddresses(answer)))
  /** Rows that are still being typed show their result as well. */
  const shown = useMemo(() => table ?? (typed && withAddresses(typed)), [table, typed])
  const [isKept, setIsKept] = useState(true)
  const [sent, setSent] = useState<Sent | null>(
    begun && !begun.unsent ? { importId: begun.importId, ...begun.progress } : null,
  )
  /** The server's errors of rows that are being corrected; null for a newly read table. */
  const [correcting, setCorrecting] = useState<RefusedErrors | null>(begun?.refusals ?? null)
  const { sending, stop, ...sender } = useSending(properties.path)

  // once they are sent, the account has some of the rows itself
  const isOpen = sent === null
  const known = useQuery({ ...everyProperty, enabled: shown !== null && isOpen })
  const columns = useMemo(() => (shown === null ? [] : columnsIn(shown)), [shown])
  const told = useMemo(() => new Map(correcting), [correcting])
  const checked = useMemo(() => {
    const rows = (shown?.rows ?? []).map((cells, at) => checkProperty(cells, columns, at, told.get(at)))
    return withDuplicates(rows, isOpen ? (known.data ?? []) : [])
  }, [shown?.rows, columns, told, isOpen, known.data])
  const good = useMemo(() => checked.filter(isGood), [checked])
  const bad = useMemo(() => checked.filter((row) => !isGood(row)), [checked])

  const marked = useMemo(
    () => checked.filter((row) => !isGood(row) || Object.keys(row.warnings).length > 0),
    [checked],
  )

  const send = async () => {
    const from: Sent = sent ?? { importId: newId(), done: 0, created: 0, refused: [] }
    if (sent === null && shown !== null) {
      const refusals = [...(correcting ?? []), ...knownRows(checked)]
      setIsKept(kept.keep({ importId: from.importId, ...shown, ...(refusals.length > 0 && { refusals }) }))
      setTable(shown)
      setCorrecting(refusals.length > 0 ? refusals : null)
    }
    setSent(from)
    await sender.send(from, {
      count: good.length,
      next: async (current) => {
        const { counts, rejected } = await sendBatch(current, good, propertyBatchRows, (batch, rows) =>
          bulk.create({ ...batch, rows: rows.map(({ row }) => row) }),
        )
        const refused = rejected.map(([{ at }, errors]) => [at, reasonOf(errors), errors] as const)
        const next: Sent = { ...counts, refused: [...current.refused, ...refused] }
        setSent(next)
        const { importId: _id, ...progress } = next
        kept.note(progress)
        return next
      },
    })
  }

  /** Rows that were not added, with the reasons, in the order of the table. */
  const refused = useMemo(() => {
    const reasons = new Map(sent?.refused.map(([at, reason]) => [at, reason]))
    return checked.flatMap((row) => {
      const reason = isGood(row) ? reasons.get(row.at) : reasonOf(row.problems)
      return reason === undefined ? [] : [[row, reason] as const]
    })
  }, [checked, sent])

  /** A table of rows to be corrected, kept as far as the tab can, so that a reload loses nothing that was typed. */
  const startCorrecting = (next: PropertyTable, errors: RefusedErrors) => {
    kept.keep({ importId: newId(), ...next, refusals: errors, unsent: true })
    setTable(next)
    setCorrecting(errors)
  }

  return {
    table,
    reading,
    problem: sender.problem ?? source.problem ?? (sending && !isKept ? notKept : null),
    refused,
    /** Nothing of it has to be kept any more. */
    leave: kept.forget,
    checked,
    good,
    bad,
    /** Rows that cannot be added, or not all of them. */
    marked,
    isCorrecting: correcting !== null,
    columns,
    chooseColumn: (column: number, field: RowField | null) =>
      table !== null && setTable(withColumn(table, column, field)),
    text: source.text,
    setText: source.setText,
    correct: (at: number, field: RowField, text: string) => {
      if (!table?.rows[at]) return
      const next = withCell(table, at, field, text)
      if (correcting === null) setTable(next)
      else
        startCorrecting(
          next,
          correcting.filter(([place]) => place !== at),
        )
    },
    /** The rows that were not added, as a table of their own. */
    correctRefused: () => {
      if (table === null) return
      const errors = new Map([
        ...told,
        ...(sent?.refused ?? []).map(([at, reason, byField]) => [at, byField ?? { url: reason }] as const),
      ])
      startCorrecting(
        { ...table, rows: refused.map(([{ cells }]) => cells) },
        refused.flatMap(([{ at }], place) => {
          const said = errors.get(at)
          return said ? [[place, said] as const] : []
        }),
      )
      setSent(null)
      sender.clearProblem()
    },
    sent,
    sending,
    read,
    send,
    stop,
    again: () => {
      kept.forget()
      setTable(null)
      setCorrecting(null)
      setSent(null)
      sender.clearProblem()
      source.clearProblem()
    },
  }
}
