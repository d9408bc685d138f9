import fc from 'fast-check'
import type { Transaction } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { defaultTierLimits } from '@web2/contract/core'
import type { Database } from '../../platform/db/database.ts'
import { uuidV7 } from '../../platform/db/uuid-v7.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/postgres.ts'
import {
  commitUsage,
  holdUsageAndCommit,
  releaseUsage,
  monthlyUsage,
  reserveUsage,
  settleUsageAndCommit,
  usageReservation,
} from './usage.ts'
import { tierDataOf } from '../accounts/users/account-tiers.ts'

const november = new Date('2026-11-20T12:00:00Z')
const december = new Date('2026-12-01T00:00:00Z')
const allowed = defaultTierLimits.silver.articles

let database: TestDatabase
let accountId: string
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.destroy())
beforeEach(async () => {
  accountId = uuidV7()
  await database.db.insertInto('accounts').values({ id: accountId, name: 'A' }).execute()
})

const reserve = (amount: number, now = november) =>
  reserveUsage(database.db, { accountId, resource: 'articles', amount }, now)
const state = async (now = november) => {
  const rows = await monthlyUsage(database.db, accountId, now)
  const { used, reserved } = rows.find(({ resource }) => resource === 'articles') ?? {}
  return { used, reserved }
}

test('a new account has tier silver at 0', async () => {
  expect((await tierDataOf(database.db, [accountId], november)).get(accountId)).toEqual({
    type: 'silver',
    usedResources: 0,
  })
})

test('reserved units count until they are used or released', async () => {
  const first = await reserve(10)
  const second = await reserve(5)
  expect(await state()).toEqual({ used: 0, reserved: 15 })
  await commitUsage(database.db, first, 7)
  expect(await state()).toEqual({ used: 7, reserved: 5 })
  await releaseUsage(database.db, second)
  expect(await state()).toEqual({ used: 7, reserved: 0 })
})

test('a reservation beyond the limit returns 402 and counts nothing', async () => {
  await expect(reserve(allowed + 1)).rejects.toMatchObject({
    code: 402,
    message: "You've reached your Tier usage for this month. Check Billing page",
  })
  await reserve(allowed)
  await expect(reserve(1)).rejects.toMatchObject({ code: 402 })
  expect(await state()).toEqual({ used: 0, reserved: allowed })
})

test('concurrent reservations get exactly what the month allows', async () => {
  const asked = 40
  const each = Math.floor(allowed / 20)
  const answers = await Promise.allSettled(Array.from({ length: asked }, () => reserve(each)))
  const granted = answers.filter(({ status }) => status === 'fulfilled').length
  expect(granted).toBe(Math.floor(allowed / each))
  expect(await state()).toEqual({ used: 0, reserved: granted * each })
})

test('a new month starts at 0, and earlier reservations count in their own month', async () => {
  const reservation = await reserve(allowed)
  await reserve(1, december)
  await commitUsage(database.db, reservation)
  expect(await state()).toEqual({ used: allowed, reserved: 0 })
  expect(await state(december)).toEqual({ used: 0, reserved: 1 })
})

test('the percentage is that of the most used resource, rounded down', async () => {
  await reserve(Math.ceil(allowed / 2))
  await reserveUsage(database.db, { accountId, resource: 'images', amount: 1 }, november)
  const tier = (await tierDataOf(database.db, [accountId], november)).get(accountId)
  expect(tier?.usedResources).toBe(Math.floor((Math.ceil(allowed / 2) * 100) / allowed))
})

test('invalid amounts throw a RangeError', async () => {
  await expect(reserve(-1)).rejects.toThrow(RangeError)
  await expect(reserve(1.5)).rejects.toThrow(RangeError)
  await expect(commitUsage(database.db, await reserve(1), 2)).rejects.toThrow(RangeError)
})

describe('units that end a transaction', () => {
  const unit = (amount: number, now = november, id = accountId) =>
    usageReservation({ accountId: id, resource: 'articles', amount }, now)
  /** Renames the account and ends the transaction as given. */
  const renaming = (end: (transaction: Transaction<Database>) => Promise<void>) =>
    database.db.transaction().execute(async (transaction) => {
      await transaction.updateTable('accounts').set({ name: 'B' }).where('id', '=', accountId).execute()
      await end(transaction)
    })
  const nameOf = async () =>
    (
      await database.db
        .selectFrom('accounts')
        .select('name')
        .where('id', '=', accountId)
        .executeTakeFirstOrThrow()
    ).name

  test('are reserved with everything else that it wrote, for several months and accounts', async () => {
    const other = uuidV7()
    await database.db.insertInto('accounts').values({ id: other, name: 'Other' }).execute()
    await renaming((transaction) =>
      holdUsageAndCommit(transaction, [unit(1), unit(2, december), unit(3), unit(4, november, other)]),
    )
    expect(await nameOf()).toBe('B')
    expect(await state()).toEqual({ used: 0, reserved: 4 })
    expect(await state(december)).toEqual({ used: 0, reserved: 2 })
    const usage = await monthlyUsage(database.db, other, november)
    expect(usage.find(({ resource }) => resource === 'articles')).toMatchObject({ used: 0, reserved: 4 })
  })

  test('leave nothing of it if one month has no room for them', async () => {
    await reserve(allowed - 1)
    const refused = renaming((transaction) =>
      holdUsageAndCommit(transaction, [unit(1, december), unit(1), unit(1)]),
    )
    await expect(refused).rejects.toMatchObject({ code: 402 })
    expect(await nameOf()).toBe('A')
    expect(await state()).toEqual({ used: 0, reserved: allowed - 1 })
    expect(await state(december)).toEqual({ used: 0, reserved: 0 })
    await renaming((transaction) => holdUsageAndCommit(transaction, [unit(1)]))
    expect(await state()).toEqual({ used: 0, reserved: allowed })
  })

  test('are counted or released with everything else that it wrote', async () => {
    const reserved = [await reserve(1), await reserve(2)]
    await renaming((transaction) => settleUsageAndCommit(transaction, reserved, { isUsed: true }))
    expect(await nameOf()).toBe('B')
    expect(await state()).toEqual({ used: 3, reserved: 0 })
    const another = await reserve(5)
    await renaming((transaction) => settleUsageAndCommit(transaction, [another], { isUsed: false }))
    expect(await state()).toEqual({ used: 3, reserved: 0 })
  })

  test('are exact if many transactions end at once', async () => {
    const each = Math.floor(allowed / 8)
    const answers = await Promise.allSettled(
      Array.from({ length: 12 }, () =>
        renaming((transaction) => holdUsageAndCommit(transaction, [unit(each)])),
      ),
    )
    const granted = answers.filter(({ status }) => status === 'fulfilled').length
    expect(granted).toBe(Math.floor(allowed / each))
    expect(await state()).toEqual({ used: 0, reserved: granted * each })
  })

  test('without units, the transaction commits as any other', async () => {
    await renaming((transaction) => settleUsageAndCommit(transaction, [], { isUsed: true }))
    expect(await nameOf()).toBe('B')
  })
})

const setLimit = (articles: number) =>
  database.db.updateTable('tiers').set({ articles }).where('type', '=', 'silver').execute()

describe('a limit set by an admin', () => {
  afterEach(() => setLimit(allowed))

  test('applies from the next reservation on, in the banner and on Billing', async () => {
    await reserve(10)
    await setLimit(20)
    await expect(reserve(11)).rejects.toMatchObject({ code: 402 })
    expect((await tierDataOf(database.db, [accountId], november)).get(accountId)?.usedResources).toBe(50)
    expect(await monthlyUsage(database.db, accountId, november)).toContainEqual({
      resource: 'articles',
      period: '2026-11',
      used: 0,
      reserved: 10,
      allowed: 20,
      days: new Array<number>(november.getUTCDate()).fill(0),
    })
    await reserve(10)
    await setLimit(5)
    await expect(reserve(1)).rejects.toMatchObject({ code: 402 })
    expect(await state()).toEqual({ used: 0, reserved: 20 })
  })

  /** How one of the concurrent callers uses its units. */
  const endings = fc.constantFrom('keep', 'use', 'use half', 'give back')

  test('holds for 50 concurrent callers, loses no unit, even while it is lowered', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ amount: fc.integer({ min: 1, max: 9 }), ending: endings }), {
          minLength: 50,
          maxLength: 50,
        }),
        fc.integer({ min: 0, max: 120 }),
        fc.integer({ min: 0, max: 49 }),
        async (wishes, lower, lowerAt) => {
          const limit = 150
          accountId = uuidV7()
          await database.db.insertInto('accounts').values({ id: accountId, name: 'A' }).execute()
          await setLimit(limit)
          const expected = { used: 0, reserved: 0 }
          let most = 0
          const take = async ({ amount, ending }: (typeof wishes)[number]) => {
            const reservation = await reserve(amount).catch((error: unknown) => {
              expect(error).toMatchObject({ code: 402 })
              return null
            })
            if (!reservation) return
            const seen = await state()
            most = Math.max(most, (seen.used ?? 0) + (seen.reserved ?? 0))
            if (ending === 'give back') return releaseUsage(database.db, reservation)
            if (ending === 'keep') expected.reserved += amount
            else {
              const used = ending === 'use' ? amount : Math.floor(amount / 2)
              expected.used += used
              await commitUsage(database.db, reservation, used)
            }
          }
          await Promise.all(
            wishes.flatMap((wish, at) => (at === lowerAt ? [take(wish), setLimit(lower)] : [take(wish)])),
          )
          expect(await state()).toEqual(expected)
          expect(most).toBeLessThanOrEqual(limit)
          const total = expected.used + expected.reserved
          if (total < lower) await reserve(lower - total)
          await expect(reserve(1)).rejects.toMatchObject({ code: 402 })
        },
      ),
      { numRuns: 12 },
    )
  })
})

test('usage is reported by day; that of another month on the nearest day', async () => {
  const present = new Date()
  const daysAt = async (now: Date) =>
    (await monthlyUsage(database.db, accountId, now)).find(({ resource }) => resource === 'articles')?.days
  const monthsAway = (count: number) =>
    new Date(Date.UTC(present.getUTCFullYear(), present.getUTCMonth() + count, 28))
  const [before, after] = [monthsAway(-1), monthsAway(1)]
  for (const now of [before, present, present, after])
    await commitUsage(database.db, await reserve(3, now), 2)
  await releaseUsage(database.db, await reserve(1, present))
  expect(await daysAt(present)).toEqual([...new Array<number>(present.getUTCDate() - 1).fill(0), 4])
  const lastDay = new Date(Date.UTC(before.getUTCFullYear(), before.getUTCMonth() + 1, 0))
  expect((await daysAt(lastDay))?.at(-1)).toBe(2)
  expect((await daysAt(after))?.[0]).toBe(2)
})
