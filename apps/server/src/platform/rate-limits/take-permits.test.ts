import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect } from '../db/connect.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/postgres.ts'
import { roundRobinByAccount } from './fair-order.ts'
import { pauseBudget } from './pause-budget.ts'
import type { RateBudget } from './rate-budget.ts'
import { releasePermits, renewPermits, acquirePermits, type AcquireResult } from './take-permits.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.destroy())

const noon = new Date('2026-11-20T12:00:00Z')
const after = (seconds: number) => new Date(noon.getTime() + seconds * 1_000)
const take = (budgets: readonly RateBudget[], count = 1, now = noon) =>
  acquirePermits(database.db, budgets, { count, lease: 60_000 }, now)
const given = (taken: AcquireResult) => (taken.ok ? taken.permit.count : 0)
const permitOf = (taken: AcquireResult) => {
  if (!taken.ok) throw new Error(`no leave from ${taken.budget} until ${taken.until.toISOString()}`)
  return taken.permit
}

it('is exact for all workers, however many ask at once', async () => {
  const budgets = [{ name: 'shared', limits: [{ most: 25, seconds: 3_600 }], atOnce: 40 }]
  const worker = connect({ url: database.url, applicationName: 'another worker' })
  try {
    const asked = Array.from({ length: 60 }, (_, at) =>
      acquirePermits(at % 2 ? worker : database.db, budgets, { count: 1, lease: 60_000 }, noon),
    )
    const taken = await Promise.all(asked)
    expect(taken.filter(({ ok }) => ok)).toHaveLength(25)
  } finally {
    await worker.destroy()
  }
})

it('applies hourly and daily limits together, and returns a sufficient wait', async () => {
  const budget = {
    name: 'tumblr:app',
    limits: [
      { most: 10, seconds: 3_600 },
      { most: 15, seconds: 86_400 },
    ],
  }
  expect(given(await take([budget], 100))).toBe(10)
  const full = await take([budget])
  if (full.ok) throw new Error('the hour is used up')
  expect(full.until.getTime()).toBeGreaterThanOrEqual(after(3_600).getTime())
  expect(given(await take([budget], 100, full.until))).toBe(5)
  const day = await take([budget], 1, after(2 * 3_600))
  if (day.ok) throw new Error('the day is used up')
  expect(given(await take([budget], 100, day.until))).toBe(10)
})

describe('permits', () => {
  it('are held until released, or until the lease of a dead worker expires', async () => {
    const site = { name: 'wordpress:blog.example.com', atOnce: 2 }
    const first = permitOf(await take([site], 5))
    expect(first.count).toBe(2)
    expect(await take([site])).toMatchObject({ ok: false, budget: site.name })
    await releasePermits(database.db, [first])
    const second = permitOf(await take([site]))
    expect(second.count).toBe(1)
    expect(given(await take([site], 5))).toBe(1)
    await renewPermits(database.db, [second.id], 60_000, after(30))
    expect(given(await take([site], 5, after(61)))).toBe(1)
    expect(given(await take([site], 5, after(121)))).toBe(2)
  })

  it('are taken from every budget or from none', async () => {
    const [wide, narrow] = [
      { name: 'wide', limits: [{ most: 10, seconds: 60 }], atOnce: 9 },
      { name: 'narrow', atOnce: 3 },
    ]
    const one = permitOf(await take([wide, narrow], 10))
    expect(one.count).toBe(3)
    expect(await take([narrow, wide])).toMatchObject({ ok: false, budget: 'narrow' })
    expect(given(await take([wide], 10))).toBe(6)
    await releasePermits(database.db, [one])
    // the window counts granted permits, not refused ones
    expect(given(await take([wide, narrow], 10))).toBe(1)
  })
})

it('are refused to all callers during a pause', async () => {
  const budget = { name: 'text:openai:key' }
  await pauseBudget(database.db, budget.name, after(30))
  await pauseBudget(database.db, budget.name, after(10))
  expect(await take([budget], 1, after(29))).toEqual({ ok: false, until: after(30), budget: budget.name })
  expect(given(await take([budget], 4, after(30)))).toBe(4)
})

describe('the order of items', () => {
  const work = (accountId: string, count: number) =>
    Array.from({ length: count }, (_, at) => ({ accountId, at }))
  const accountOf = ({ accountId }: { accountId: string }) => accountId
  const small = Array.from({ length: 10 }, (_, at) => `small ${at}`)

  it('puts ten accounts with 5 articles each before the 1,000 of another', () => {
    const queue = [...work('large', 1_000), ...small.flatMap((name) => work(name, 5))]
    const order = roundRobinByAccount(queue, accountOf)
    expect(order).toHaveLength(1_050)
    const lastSmall = order.findLastIndex(({ accountId }) => accountId !== 'large')
    expect(lastSmall).toBeLessThan(56)
    const ownOrder = order.filter(({ accountId }) => accountId === 'large').map(({ at }) => at)
    expect(ownOrder).toEqual(ownOrder.toSorted((one, other) => one - other))
  })

  it('counts operations in progress', () => {
    const order = roundRobinByAccount([...work('large', 3), ...work('small', 2)], accountOf, (accountId) =>
      accountId === 'large' ? 2 : 0,
    )
    expect(order.map(accountOf)).toEqual(['small', 'small', 'large', 'large', 'large'])
  })
})
