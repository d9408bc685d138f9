import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { connect } from '../db/connect.ts'
import type { Database } from '../db/database.ts'
import { createSharedObjects } from '../shared-objects.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/postgres.ts'
import type { Kysely } from 'kysely'
import { permitGate, type PermitResult } from './permit-semaphore.ts'

let database: TestDatabase
let other: Kysely<Database>
let ahead = 0
let isOver = false
beforeAll(async () => {
  database = await createTestDatabase()
  other = connect({ url: database.url, applicationName: 'another worker' })
})
afterAll(async () => {
  isOver = true
  await other.destroy()
  await database.destroy()
})

afterEach(() => vi.restoreAllMocks())

const now = () => new Date(Date.now() + ahead)
// unused permits are released after a moment, possibly after the end of the test
const log = (line: string) => {
  if (!isOver) expect.unreachable(line)
}
const [shared, sharedOfOther] = [createSharedObjects(), createSharedObjects()]
const gates = () =>
  [
    permitGate({ db: database.db, now, log, shared }),
    permitGate({ db: other, now, log, shared: sharedOfOther }),
  ] as const
const admitted = (leave: PermitResult) => {
  if (!leave.ok) throw new Error(`not before ${leave.until.toISOString()}`)
  return leave
}

it('keeps the key’s concurrency limit across two workers and serves every call', async () => {
  const budget = { name: 'key of two', atOnce: 5 }
  let [underway, most] = [0, 0]
  const call = async (at: number) => {
    const leave = admitted(await gates()[at % 2]!.enter(budget))
    underway += 1
    most = Math.max(most, underway)
    await Promise.resolve()
    underway -= 1
    leave.end()
  }
  await Promise.all(Array.from({ length: 60 }, (_, at) => call(at)))
  expect(most).toBeLessThanOrEqual(5)
})

it('applies a pause to both workers until it ends', async () => {
  const budget = { name: 'key that was told to wait' }
  const [one, another] = gates()
  const until = new Date(now().getTime() + 60_000)
  await one.hold(budget, until)
  expect(await one.enter(budget)).toEqual({ ok: false, until })
  expect(await another.enter(budget)).toEqual({ ok: false, until })
  ahead += 61_000
  admitted(await another.enter(budget)).end()
})

it('returns the retry time instead of blocking until the next minute', async () => {
  const budget = { name: 'ten a minute', limits: [{ most: 10, seconds: 60 }] }
  const [gate] = gates()
  const all = await Promise.all(Array.from({ length: 12 }, () => gate.enter(budget)))
  expect(all.filter(({ ok }) => ok)).toHaveLength(10)
  for (const leave of all)
    if (leave.ok) leave.end()
    else expect(leave.until.getTime()).toBeGreaterThan(now().getTime() + 50_000)
})

/** Lets the time pass after which permits are no longer reused unasked. */
const later = () => {
  const at = performance.now() + 1_500
  vi.spyOn(performance, 'now').mockReturnValue(at)
}
const slotsOf = (budget: string) =>
  database.db
    .selectFrom('rateSlots')
    .select(['permit', 'taken'])
    .where('budget', '=', budget)
    .orderBy('permit')
    .execute()

it('keeps permits that are in use as long as others find room', async () => {
  const budget = { name: 'busy key', atOnce: 5 }
  const [gate] = gates()
  const [, second] = await Promise.all([gate.enter(budget), gate.enter(budget)])
  const before = await slotsOf(budget.name)
  expect(before.reduce((sum, { taken }) => sum + taken, 0)).toBe(2)
  admitted(second).end()
  later()
  admitted(await gate.enter(budget))
  expect(await slotsOf(budget.name)).toEqual(before)
})

it('asks for its permits again when others may be waiting for them', async () => {
  const budget = { name: 'full key', atOnce: 3 }
  const [gate, another] = gates()
  const [, second] = await Promise.all([gate.enter(budget), gate.enter(budget)])
  await another.enter(budget)
  const before = await slotsOf(budget.name)
  admitted(second).end()
  later()
  admitted(await gate.enter(budget))
  const after = await slotsOf(budget.name)
  expect(after).not.toEqual(before)
  expect(after.reduce((sum, { taken }) => sum + taken, 0)).toBe(3)
})

it('a pause by another worker is noticed although permits are in use', async () => {
  const budget = { name: 'key paused elsewhere', atOnce: 5 }
  const [gate, another] = gates()
  const [, second] = await Promise.all([gate.enter(budget), gate.enter(budget)])
  const until = new Date(now().getTime() + 60_000)
  await another.hold(budget, until)
  admitted(second).end()
  later()
  expect(await gate.enter(budget)).toEqual({ ok: false, until })
})

it('asks for its permits again when their leases ended while the process stood still', async () => {
  const budget = { name: 'key of a sleeper', atOnce: 5 }
  const [gate] = gates()
  const [, second] = await Promise.all([gate.enter(budget), gate.enter(budget)])
  await database.db.deleteFrom('rateSlots').where('budget', '=', budget.name).execute()
  admitted(second).end()
  later()
  admitted(await gate.enter(budget))
  expect(await slotsOf(budget.name)).toMatchObject([{ taken: 1 }])
})
