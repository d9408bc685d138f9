import { afterAll, beforeAll, expect, it } from 'vitest'
import { uuidV7 } from '../db/uuid-v7.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/postgres.ts'
import { claimAbandonedRuns, claimQueuedRuns } from './claim-runs.ts'
import { createRunLocks } from './shared-run-locks.ts'
import type { RunRow } from './run-lifecycle.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.destroy())

const now = () => new Date()
const newAccount = async (runs: number): Promise<string> => {
  const { db } = database
  const accountId = uuidV7()
  await db.insertInto('accounts').values({ id: accountId, name: 'A' }).execute()
  const rows = Array.from({ length: runs }, () => ({
    id: uuidV7(),
    accountId,
    createdBy: null,
    kind: 'test',
    subjectId: uuidV7(),
    startedAt: null,
    endedAt: null,
  }))
  await db.insertInto('runs').values(rows).execute()
  await db
    .insertInto('runItems')
    .values(
      rows.map(({ id, subjectId }) => ({ id: uuidV7(), runId: id, subjectId, dueAt: now().toISOString() })),
    )
    .execute()
  return accountId
}
const claim = (most: number) => ({ kind: 'test', most, ours: [], begin: () => Promise.resolve() })

it('the 1,000 runs of one account do not delay others, and no run is claimed twice', async () => {
  const { db } = database
  const context = { db, now }
  const large = await newAccount(1_000)
  const small: string[] = []
  for (let at = 0; at < 10; at += 1) small.push(await newAccount(5))
  const [one, other] = [createRunLocks(db), createRunLocks(db)]
  const claimed: RunRow[] = []
  for (let turn = 0; turn < 4; turn += 1) {
    const both = [claimQueuedRuns(context, one, claim(8)), claimQueuedRuns(context, other, claim(8))]
    claimed.push(...(await Promise.all(both)).flat())
  }
  expect(new Set(claimed.map(({ id }) => id)).size).toBe(64)
  const of = (accountId: string) => claimed.filter((run) => run.accountId === accountId).length
  for (const accountId of small) expect(of(accountId)).toBe(5)
  expect(of(large)).toBe(14)

  // the first worker is gone: the other one resumes its runs and skips its own
  const left = await claimAbandonedRuns(context, other, { kind: 'test', most: 100, ours: [] })
  expect(left).toEqual([])
  for (const { subjectId } of claimed) await one.release(subjectId ?? '')
  const taken = await claimAbandonedRuns(context, other, { kind: 'test', most: 100, ours: [] })
  expect(taken).toHaveLength(32)
  for (const { subjectId } of claimed) await other.release(subjectId ?? '')
})
