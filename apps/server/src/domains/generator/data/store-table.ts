import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { TurboData } from '@web2/contract/generator'
import type { Selectable, Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { recordEvent } from '../../../platform/events/outbox/record-event.ts'
import type { TurboDataTable } from '../tables.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { TableRead } from './parse-table.ts'

/** Rows per chunk; a page reads the chunk of its row. */
export const chunkRows = 250

const previewRows = 5

const pack = promisify(gzip)

export type TurboDataRow = Selectable<TurboDataTable>

export const dataView = ({ id, accountId: _account, ...row }: TurboDataRow): TurboData => ({
  _id: id,
  ...row,
})

type Keep = (rows: readonly (readonly string[])[]) => Promise<void>

/** Returns a writer that packs incoming rows into chunks. */
const chunkWriter = (transaction: Transaction<Database>, dataId: string) => {
  const firstRows: (readonly string[])[] = []
  let waiting: (readonly string[])[] = []
  let [number, bytes] = [0, 0]
  const write = async (rows: readonly (readonly string[])[]) => {
    const packed = await pack(JSON.stringify(rows), { level: 1 })
    bytes += packed.length
    await transaction.insertInto('turboDataChunks').values({ dataId, number, rows: packed }).execute()
    number += 1
  }
  const keep: Keep = async (rows) => {
    if (firstRows.length < previewRows) firstRows.push(...rows.slice(0, previewRows - firstRows.length))
    waiting = [...waiting, ...rows]
    let from = 0
    for (; waiting.length - from >= chunkRows; from += chunkRows)
      await write(waiting.slice(from, from + chunkRows))
    waiting = waiting.slice(from)
  }
  return {
    keep,
    end: async () => {
      if (waiting.length > 0) await write(waiting)
      return { bytes, firstRows }
    },
  }
}

/** Stores a table whose rows `read` passes on, in full or not at all. */
export const storeTable = (
  { db }: Pick<AppContext, 'db'>,
  { accountId, userId }: Actor,
  name: string,
  read: (keep: Keep) => Promise<TableRead>,
): Promise<TurboData> =>
  db.transaction().execute(async (transaction) => {
    const id = uuidV7()
    const empty = { columns: '[]', rows: 0, bytes: 0, notes: '[]', firstRows: '[]' }
    await transaction
      .insertInto('turboData')
      .values({ id, accountId, createdBy: userId, name, ...empty })
      .execute()
    const chunks = chunkWriter(transaction, id)
    const { columns, rows, notes } = await read(chunks.keep)
    const { bytes, firstRows } = await chunks.end()
    const row = await transaction
      .updateTable('turboData')
      .set({
        columns: JSON.stringify(columns),
        rows,
        bytes,
        notes: JSON.stringify(notes),
        firstRows: JSON.stringify(firstRows),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const record = dataView(row)
    await recordEvent(transaction, { accountId, path: 'turbo-data', name: 'created', record })
    return record
  })
