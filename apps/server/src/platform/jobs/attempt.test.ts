import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { uuidV7 } from '../db/uuid-v7.ts'
import { killWorkersAt } from '../../testing/kills/kill-workers-at.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/postgres.ts'
import { allowAgain, attempt, giveBackAttempts, type WorkUnit } from './attempt.ts'

let database: TestDatabase
const accountId = uuidV7()
beforeAll(async () => {
  database = await createTestDatabase()
  await database.db.insertInto('accounts').values({ id: accountId, name: 'A' }).execute()
})
afterAll(() => database.destroy())

let unit: WorkUnit
let logged: string[]
beforeEach(() => {
  unit = { kind: 'test', subjectId: uuidV7(), accountId }
  logged = []
})

const context = () => ({ db: database.db, log: (line: string) => void logged.push(line) })
const rows = () =>
  database.db.selectFrom('workAttempts').selectAll().where('subjectId', '=', unit.subjectId).execute()

const killed = () => killWorkersAt(context(), unit, 1)
const done = async () => (await attempt(context(), unit, async () => 'done')).kind
const fails = () =>
  expect(attempt(context(), unit, () => Promise.reject(new Error('no')))).rejects.toThrow('no')

it('puts work aside that killed two workers, and logs it', async () => {
  await killed()
  await killed()
  expect(await done()).toBe('put-aside')
  expect(logged).toEqual([`Skipping test ${unit.subjectId}: 2 workers crashed while processing it.`])
})

it('resets the count when the work is requested again', async () => {
  await killed()
  await killed()
  expect(await done()).toBe('put-aside')
  await killed()
  expect(await done()).toBe('ended')
  expect(await rows()).toEqual([])
})

it('stays aside on schedule until a user requests it', async () => {
  const byClock = async () => (await attempt(context(), { ...unit, byClock: true }, async () => 'done')).kind
  await killed()
  await killed()
  expect([await byClock(), await byClock()]).toEqual(['put-aside', 'put-aside'])
  expect(logged).toHaveLength(1)
  await allowAgain(database.db, { kind: 'test', accountId, subjectIds: [unit.subjectId] })
  expect(await byClock()).toBe('ended')
})

it('ignores losses before the work made progress', async () => {
  const at = (progress: number) => killWorkersAt(context(), { ...unit, progress }, 1)
  const goOn = async (progress: number) =>
    (await attempt(context(), { ...unit, progress }, () => Promise.reject(new Error('no'))).catch(() => null))
      ?.kind
  await at(0)
  await at(1)
  await at(2)
  expect(await goOn(3)).toBeUndefined()
  await at(3)
  await at(3)
  expect(await goOn(3)).toBe('put-aside')
})

it('tolerates more kills of long work', async () => {
  const long = { ...unit, mostLost: 3 }
  await killWorkersAt(context(), long, 3)
  expect((await attempt(context(), long, async () => 'done')).kind).toBe('put-aside')
})

it('ignores earlier losses after the work succeeded', async () => {
  for (const _round of [1, 2, 3]) {
    await killed()
    expect(await done()).toBe('ended')
  }
})

it('counts no failure without a kill, and keeps the count of kills', async () => {
  for (const _round of [1, 2, 3]) await fails()
  expect(await rows()).toEqual([])
  await killed()
  await fails()
  await killed()
  expect(await done()).toBe('put-aside')
})

it('counts no worker that stops in order', async () => {
  await killed()
  await giveBackAttempts(database.db)
  await killed()
  await giveBackAttempts(database.db)
  expect(await done()).toBe('ended')
})

it('counts no worker that lost its database', async () => {
  const { db } = database
  const away = vi.spyOn(db, 'deleteFrom')
  const other = attempt(context(), unit, async () => {
    away.mockImplementationOnce(() => {
      throw new Error('Connection terminated')
    })
  })
  expect((await other).kind).toBe('ended')
  away.mockRestore()
  // another worker counts it as lost until the first has recorded its end
  await killed()
  await expect.poll(async () => (await rows()).map(({ lost }) => lost), { timeout: 10_000 }).toEqual([[]])
})
