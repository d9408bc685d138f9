import { localDay, openHours } from '@web2/campaigns'
import type { CampaignSchedule } from '@web2/contract/campaigns'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkPace } from './pace.ts'

const schedule = (change: Partial<CampaignSchedule> = {}): CampaignSchedule => ({
  start: '2026-03-01',
  postsPerDay: 4,
  from: '09:00',
  to: '17:00',
  timeZone: 'Europe/Berlin',
  weekdays: [1, 2, 3, 4, 5],
  jitter: 0,
  ...change,
})
const at = (text: string) => Date.parse(text)
const minute = 60_000
const hour = 60 * minute

const friday = at('2026-03-27T10:00:00Z')

it('a post may start at its time and shortly after', () => {
  expect(checkPace({ schedule: schedule(), now: friday, runAt: friday - 10 * minute, today: 0 })).toEqual({
    begins: true,
    nextFrom: undefined,
  })
})

it('overdue posts keep the schedule’s distance and hours', () => {
  const late = { schedule: schedule(), runAt: friday - 24 * hour }
  expect(checkPace({ ...late, now: friday, today: 1 })).toEqual({ begins: true, nextFrom: friday + 2 * hour })
  const evening = checkPace({ ...late, now: friday + 10 * hour, today: 1 })
  expect(evening).toEqual({ begins: false, nextFrom: at('2026-03-30T07:00:00Z') })
  const morning = checkPace({ ...late, now: friday - 6 * hour, today: 0 })
  expect(morning).toEqual({ begins: false, nextFrom: at('2026-03-27T08:00:00Z') })
})

it('posts beyond the daily limit wait for the next day', () => {
  const full = checkPace({ schedule: schedule(), now: friday, runAt: friday, today: 4 })
  expect(full).toEqual({ begins: false, nextFrom: at('2026-03-30T07:00:00Z') })
})

/** Simulates the publication times of a backlog, checked every minute for some days. */
const drain = (plan: CampaignSchedule, backlog: number, days: number): number[] => {
  const begin = at('2026-10-23T06:00:00Z')
  const out: number[] = []
  let pacedUntil = 0
  for (let now = begin; now < begin + days * 24 * hour && out.length < backlog; now += minute) {
    if (now < pacedUntil) continue
    const day = localDay(now, plan.timeZone)
    const today = out.filter((moment) => moment >= day.from && moment < day.to).length
    const pace = checkPace({ schedule: plan, now, runAt: begin - 48 * hour, today })
    if (pace.begins) out.push(now)
    pacedUntil = pace.nextFrom ?? 0
  }
  return out
}

it('after an outage, posts respect the daily limit and hours, and none is lost', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 1, max: 40 }),
      fc.constantFrom('Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Pacific/Apia', 'UTC'),
      (postsPerDay, backlog, timeZone) => {
        const plan = schedule({ postsPerDay, timeZone, weekdays: [1, 2, 3, 4, 5, 6, 7] })
        const out = drain(plan, backlog, Math.ceil(backlog / Math.max(1, postsPerDay - 1)) + 4)
        expect(out).toHaveLength(backlog)
        const byDay = Map.groupBy(out, (moment) => localDay(moment, timeZone).from)
        for (const posts of byDay.values()) expect(posts.length).toBeLessThanOrEqual(postsPerDay)
        for (const moment of out) {
          const hours = openHours(moment, plan)
          expect(hours && moment >= hours.from && moment < hours.to).toBe(true)
        }
      },
    ),
    { numRuns: 30 },
  )
})
