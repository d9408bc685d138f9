import { propertyBatchRows, type PropertyBatch, type PropertyBatchAnswer } from '@web2/contract'
import { useMemo, useRef, useState } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { resource } from '../../../lib/api/resource.ts'
import { properties } from '../../../lib/api/resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { newId } from '../../../lib/tables/new-id.ts'
import { startReading } from '../../../lib/tables/start-reading.ts'
import type { Table } from '../../../lib/tables/table.ts'
import { checkProperty, columnsOf, isGood, reasonOf, type CheckedProperty } from '../bulk/property-table.ts'

const bulk = resource<PropertyBatchAnswer, PropertyBatch>('properties-bulk-generator')

type ReadTable = Extract<Table, { ok: true }>

interface Sent {
  readonly importId: string
  /** Rows that have been answered. */
  readonly done: number
  readonly created: number
  readonly refused: readonly (readonly [row: CheckedProperty, reason: string])[]
}

/** Bulk add: reading, checking, and sending in parts that can be gone on with. */
export const useBulkProperties = () => {
  const [table, setTable] = useState<ReadTable | null>(null)
  const [reading, setReading] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [sent, setSent] = useState<Sent | null>(null)
  const [sending, setSending] = useState(false)
  const stopped = useRef(false)

  const checked = useMemo(() => {
    const columns = columnsOf(table?.head ?? [])
    return (table?.rows ?? []).map((cells, at) => checkProperty(cells, columns, at))
  }, [table])
  const good = useMemo(() => checked.filter(isGood), [checked])
  const bad = useMemo(() => checked.filter((row) => !isGood(row)), [checked])

  const read = async (source: Blob) => {
    setReading(true)
    setProblem(null)
    const answer = await startReading(source)
    setReading(false)
    if (!answer.ok) setProblem(answer.problem)
    else if (!columnsOf(answer.head).includes('url'))
      setProblem('No column is named “Address”. Name the columns in the first row, then read it again.')
    else setTable(answer)
  }

  const send = async () => {
    let current: Sent = sent ?? { importId: newId(), done: 0, created: 0, refused: [] }
    setSent(current)
    setSending(true)
    setProblem(null)
    stopped.current = false
    try {
      while (current.done < good.length && !stopped.current) {
        const part = good.slice(current.done, current.done + propertyBatchRows)
        const batch = current.done / propertyBatchRows
        const answer = await bulk.create({
          importId: current.importId,
          batch,
          rows: part.map(({ row }) => row),
        })
        const refused = answer.rejected.flatMap(({ row, errors }) => {
          const one = part[row]
          return one ? [[one, reasonOf(errors)] as const] : []
        })
        current = {
          ...current,
          done: current.done + part.length,
          created: current.created + answer.created,
          refused: [...current.refused, ...refused],
        }
        setSent(current)
      }
    } catch (error) {
      setProblem(`${sentenceFor(error)} What was added stays; go on when it works again.`)
    } finally {
      setSending(false)
      void queryClient.invalidateQueries({ queryKey: [properties.path] })
    }
  }

  return {
    table,
    reading,
    problem,
    checked,
    good,
    bad,
    sent,
    sending,
    read,
    send,
    stop: () => {
      stopped.current = true
    },
    again: () => {
      setTable(null)
      setSent(null)
      setProblem(null)
    },
  }
}
