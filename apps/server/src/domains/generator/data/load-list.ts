import { findAccountRow } from '../../../platform/db/account-row.ts'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { columnName, typedList, type ListRows } from '@web2/generator'
import type { TurboList } from '@web2/contract/generator'
import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { createEventLoopYield } from '../../../platform/process/yield-to-event-loop.ts'
import { chunkRows } from './store-table.ts'

/** A list whose rows must be loaded before they are read. */
export interface LoadedList extends ListRows {
  /** Loads these rows and their neighbors within reach; previously loaded rows may be dropped. */
  load(rows: Iterable<number>): Promise<void>
}

/** Unused chunks kept in memory. */
const chunksKept = 40
const chunksAtOnce = 50

const unpack = promisify(gunzip)

const rowsOf = async (packed: Buffer): Promise<string[][]> =>
  JSON.parse((await unpack(packed)).toString()) as string[][]

const storedRows = (db: Kysely<Database>, dataId: string, size: number, reach: number) => {
  const chunks = new Map<number, string[][]>()
  const fetch = async (numbers: readonly number[]) => {
    const found = await db
      .selectFrom('turboDataChunks')
      .select(['number', 'rows'])
      .where('dataId', '=', dataId)
      .where('number', 'in', numbers)
      .execute()
    const breathe = createEventLoopYield()
    for (const { number, rows } of found) {
      chunks.set(number, await rowsOf(rows))
      await breathe()
    }
  }
  return {
    row: (index: number): readonly string[] => {
      const chunk = chunks.get(Math.floor(index / chunkRows))
      if (!chunk) throw new Error(`Row ${index} of ${dataId} was not loaded`)
      return chunk[index % chunkRows] ?? []
    },
    load: async (rows: Iterable<number>) => {
      const wanted = new Set<number>()
      for (const row of rows)
        for (let beside = 0; beside < reach; beside += 1)
          wanted.add(Math.floor(((row + beside) % size) / chunkRows))
      const missing = [...wanted].filter((number) => !chunks.has(number))
      for (let from = 0; from < missing.length; from += chunksAtOnce)
        await fetch(missing.slice(from, from + chunksAtOnce))
      for (const number of chunks.keys()) {
        if (chunks.size <= chunksKept) break
        if (!wanted.has(number)) chunks.delete(number)
      }
    },
  }
}

const nothing = async () => undefined

/**
 * Opens a list of a definition, with rows from the account's data if it names some; undefined if that data
 * was deleted. `reach` is the number of following rows a page may read ({city:3} reaches 3).
 */
export const openList = async (
  db: Kysely<Database>,
  accountId: string,
  { name, values = [], dataId, column }: TurboList,
  reach: number,
): Promise<LoadedList | undefined> => {
  if (dataId === undefined) return { ...typedList(name, values), load: nothing }
  const data = await findAccountRow(db, 'turboData', { id: dataId, accountId }, { columns: ['columns', 'rows'] })
  if (!data) return undefined
  const { columns, rows: size } = data
  const main = column === undefined ? 0 : columns.findIndex((each) => columnName(each) === columnName(column))
  if (main < 0) return undefined
  return { name, columns, main, size, ...storedRows(db, dataId, size, Math.min(reach, size)) }
}
