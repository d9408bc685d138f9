import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { WindowLimit } from './rate-budget.ts'
import { nextFreeAt, remainingUses, addUses, type Uses } from './sliding-window.ts'

const limits = fc.record({
  most: fc.integer({ min: 1, max: 50 }),
  seconds: fc.integer({ min: 1, max: 86_400 }),
})
const begin = Date.UTC(2026, 10, 20)

/** Takes all available uses after each wait. Returns when and how many. */
const takeAll = (limit: WindowLimit, waits: readonly number[]) => {
  let uses: Uses = []
  let now = begin
  const taken: { at: number; count: number }[] = []
  for (const wait of waits) {
    now += wait * limit.seconds * 1_000
    const count = remainingUses(uses, limit, now)
    if (count === 0) continue
    uses = addUses(uses, limit, now, count)
    taken.push({ at: now, count })
  }
  return { uses, taken, now }
}
const waits = fc.array(fc.double({ min: 0, max: 1.5, noNaN: true }), { minLength: 1, maxLength: 40 })

it('allows no more uses than the limit in any window', () => {
  fc.assert(
    fc.property(limits, waits, (limit, pauses) => {
      const { taken } = takeAll(limit, pauses)
      for (const { at: from } of taken) {
        const until = from + limit.seconds * 1_000
        const inside = taken.filter(({ at }) => at >= from && at < until)
        expect(inside.reduce((total, { count }) => total + count, 0)).toBeLessThanOrEqual(limit.most)
      }
    }),
  )
})

it('has room at the returned time, at most a sixtieth of the window too late', () => {
  fc.assert(
    fc.property(limits, waits, (limit, pauses) => {
      const { uses, now, taken } = takeAll(limit, pauses)
      const free = nextFreeAt(uses, limit, now)
      expect(remainingUses(uses, limit, free)).toBeGreaterThan(0)
      const oldest = taken.find(({ at }) => at > now - limit.seconds * 1_000) ?? { at: now }
      expect(free).toBeLessThanOrEqual(Math.max(now, oldest.at + limit.seconds * 1_000 * (62 / 60)))
    }),
  )
})

it('stores at most one number per part of the window', () => {
  const limit = { most: 5_000, seconds: 86_400 }
  let uses: Uses = []
  for (let minute = 0; minute < 3_000; minute += 1) uses = addUses(uses, limit, begin + minute * 60_000, 1)
  expect(uses.length).toBeLessThanOrEqual(61)
  expect(remainingUses(uses, limit, begin + 3_000 * 60_000)).toBeGreaterThan(3_500)
})
