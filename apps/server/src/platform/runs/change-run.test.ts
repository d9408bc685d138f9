import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RunStatus } from '@web2/contract/core'
import { uuidV7 } from '../db/uuid-v7.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/postgres.ts'
import { changeRun } from './change-run.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.destroy())

const cancelledWhile = async (status: RunStatus) => {
  const { db } = database
  const [accountId, id] = [uuidV7(), uuidV7()]
  await db.insertInto('accounts').values({ id: accountId, name: 'A' }).execute()
  await db
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
