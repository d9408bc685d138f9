import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/postgres.ts'
import { uuidV7 } from '../db/uuid-v7.ts'
import { claimRow, claimRows, lockLeased, selectDue, type Leased, type LeasedRows } from './leased-rows.ts'

const minute = 60_000
const steps: LeasedRows<'runItems'> = {
  table: 'runItems',
  dueAt: 'dueAt',
  open: { status: 'planned' },
  lease: 5 * minute,
  countsAttempts: true,
}

let database: TestDatabase
let clock: Date
const runId = uuidV7()
beforeAll(async () => {
  database = await createTestDatabase()
  const accountId = uuidV7()
  await database.db.insertInto('accounts').values({ id: accountId, name: 'A' }).execute()
  const run = { kind: 'test', subjectId: null, createdBy: null, startedAt: null, endedAt: null }
  await database.db
    .insertInto('runs')
    .values({ id: runId, accountId, ...run })
    .execute()
})
beforeEach(async () => {
  clock = new Date('2026-12-01T10:00:00Z')
  await database.db.deleteFrom('runItems').execute()
})
afterAll(() => database.destroy())

const pass = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * minute)
}
const worker = () => ({ db: database.db, now: () => clock })
const after = (minutes: number) => new Date(clock.getTime() + minutes * minute).toISOString()
/** Adds a step that is due after this many minutes. Returns its id. */
const step = async (dueIn = 0, status: 'planned' | 'done' = 'planned'): Promise<string> => {
  const id = uuidV7()
  const values = { id, runId, subjectId: uuidV7(), status, dueAt: after(dueIn) }
  await database.db.insertInto('runItems').values(values).execute()
  return id
}
const claimed = async (id: string): Promise<Leased<'runItems'>> => {
  const row = await claimRow(worker(), steps, id)
  if (!row) throw new Error('not claimed')
  return row
}
const isOurs = (row: Leased<'runItems'>): Promise<boolean> =>
  database.db
    .transaction()
    .execute(async (transaction) => (await lockLeased(transaction, steps, row)) !== undefined)

it('selects due and open rows, the longest overdue first', async () => {
  const [late, latest] = [await step(-1), await step(-2)]
  await step(1)
  await step(-1, 'done')
  const due = await selectDue(database.db, steps, clock.toISOString()).execute()
  expect(due).toEqual([{ id: latest }, { id: late }])
})

it('claims only rows that are due and open', async () => {
  const [due, later, ended] = [await step(), await step(1), await step(-1, 'done')]
  const rows = await claimRows(database.db, steps, [due, later, ended, uuidV7()], clock)
  expect(rows).toMatchObject([{ id: due, attempts: 1 }])
  expect(await claimRows(database.db, steps, [], clock)).toEqual([])
})

it('of many workers, one gets the row', async () => {
  const id = await step()
  const all = await Promise.all(Array.from({ length: 8 }, () => claimRow(worker(), steps, id)))
  expect(all.filter(Boolean)).toMatchObject([{ id, attempts: 1 }])
})

it('the row of a killed worker is claimed again after its lease', async () => {
  const id = await step()
  await claimed(id)
  pass(4)
  expect(await claimRow(worker(), steps, id)).toBeUndefined()
  pass(1)
  expect(await claimed(id)).toMatchObject({ attempts: 2 })
})

it('a worker that outlived its lease stores nothing over its successor', async () => {
  const id = await step()
  const slow = await claimed(id)
  pass(6)
  // no other worker has claimed it yet
  expect(await isOurs(slow)).toBe(true)
  const next = await claimed(id)
  expect([await isOurs(slow), await isOurs(next)]).toEqual([false, true])
})

it('a lease ends when the row is requested again, or deleted', async () => {
  const rows = [await claimed(await step()), await claimed(await step())]
  const [asked, deleted] = rows.map(({ id }) => id)
  await database.db
    .updateTable('runItems')
    .set({ dueAt: after(0) })
    .where('id', '=', asked!)
    .execute()
  await database.db.deleteFrom('runItems').where('id', '=', deleted!).execute()
  expect(await Promise.all(rows.map(isOurs))).toEqual([false, false])
})

it('a clock that is put back neither frees a claimed row nor ends its lease', async () => {
  const row = await claimed(await step())
  pass(-60)
  expect(await claimRow(worker(), steps, row.id)).toBeUndefined()
  expect(await isOurs(row)).toBe(true)
})
