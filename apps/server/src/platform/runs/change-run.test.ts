import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RunStatus } from '@web2/contract/core'
import { uuidV7 } from '../db/uuid-v7.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/postgres.ts'
import { changeRun, growRuns } from './change-run.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.destroy())

const addAccount = async (): Promise<string> => {
  const id = uuidV7()
  await database.db.insertInto('accounts').values({ id, name: 'A' }).execute()
  return id
}
const addRun = async (accountId: string, status: RunStatus): Promise<string> => {
  const id = uuidV7()
  await database.db
    .insertInto('runs')
    .values({
      id,
      accountId,
      createdBy: null,
      kind: 'test',
      subjectId: uuidV7(),
      status,
      message: 'As it was',
      startedAt: null,
      endedAt: null,
    })
    .execute()
  return id
}

const cancelledWhile = async (status: RunStatus) => {
  const { db } = database
  const accountId = await addAccount()
  const id = await addRun(accountId, status)
  await changeRun(db, { id, accountId }, { cancelRequested: true, message: 'Being canceled' })
  const run = await db
    .selectFrom('runs')
    .select(['message', 'cancelRequested'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const told = await db.selectFrom('outbox').select('path').where('accountId', '=', accountId).execute()
  return { ...run, told: told.length }
}

it.each(['queued', 'running'] as const)('a run that is %s can be canceled', async (status) => {
  expect(await cancelledWhile(status)).toEqual({ message: 'Being canceled', cancelRequested: true, told: 1 })
})

it.each(['done', 'failed', 'cancelled'] as const)(
  'a run that is %s before the change keeps its status',
  async (status) => {
    expect(await cancelledWhile(status)).toEqual({ message: 'As it was', cancelRequested: false, told: 0 })
  },
)

it('runs that were given more steps have the new totals and their steps, and are emitted once each', async () => {
  const { db } = database
  const accountId = await addAccount()
  const ids = [await addRun(accountId, 'running'), await addRun(accountId, 'running')]
  const [first = '', second = ''] = ids
  await db
    .insertInto('runItems')
    .values(ids.map((runId) => ({ id: uuidV7(), runId, subjectId: uuidV7() })))
    .execute()
  const grown = await db.transaction().execute((transaction) =>
    growRuns(
      transaction,
      new Map([
        [second, 7],
        [first, 3],
      ]),
    ),
  )
  const byId = new Map(grown.map((run) => [run.id, run]))
  expect(ids.map((id) => [byId.get(id)?.total, byId.get(id)?.steps.length])).toEqual([
    [3, 1],
    [7, 1],
  ])
  const told = await db.selectFrom('outbox').select('record').where('accountId', '=', accountId).execute()
  expect(told.map(({ record }) => (record as { total: number }).total).toSorted()).toEqual([3, 7])
  expect(await growRuns(db, new Map())).toEqual([])
})
