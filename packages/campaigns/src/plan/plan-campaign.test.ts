import type { CampaignLink, CampaignSchedule } from '@web2/contract/campaigns'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSeededRandom } from '../random/seeded-random.ts'
import { assignTimes } from './assign-times.ts'
import { planCampaign, type PlanInput } from './plan-campaign.ts'

const zones = [
  'America/New_York',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'Africa/Cairo',
  'Asia/Kolkata',
  'UTC',
]
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

const window = fc
  .tuple(fc.integer({ min: 0, max: 1_439 }), fc.integer({ min: 1, max: 1_440 }))
  .map(([from, length]) => ({ from: clock(from), to: clock(Math.min(1_440, from + length)) }))

const schedules: fc.Arbitrary<CampaignSchedule> = fc
  .record({
    // around the clock changes in spring and autumn
    start: fc.constantFrom(
      '2026-10-23',
      '2026-10-30',
      '2027-03-12',
      '2027-03-26',
      '2027-04-02',
      '2027-04-29',
    ),
    postsPerDay: fc.integer({ min: 1, max: 40 }),
    window,
    timeZone: fc.constantFrom(...zones),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 }),
    jitter: fc.integer({ min: 0, max: 720 }),
  })
  .map(({ window: { from, to }, ...rest }) => ({ ...rest, from, to }))

const links: fc.Arbitrary<CampaignLink[]> = fc.array(
  fc.record({
    url: fc.constantFrom('https://one.example/', 'https://two.example/page'),
    anchors: fc
      .array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 5 })
      .map((weights) => weights.map((weight, at) => ({ text: `anchor ${at}`, weight }))),
    rel: fc.constantFrom('', 'sponsored'),
    share: fc.integer({ min: 1, max: 100 }),
    perArticle: fc.integer({ min: 1, max: 3 }),
  }),
  { maxLength: 3 },
)

const inputs: fc.Arbitrary<PlanInput<string>> = fc.record({
  pieces: fc
    .integer({ min: 0, max: 60 })
    .map((count) => Array.from({ length: count }, (_, at) => `piece ${at}`)),
  places: fc
    .integer({ min: 0, max: 5 })
    .map((count) => Array.from({ length: count }, (_, at) => `place ${at}`)),
  spread: fc.constantFrom('once', 'everywhere'),
  links,
  schedule: schedules,
  seed: fc.integer({ min: 0, max: 2_147_483_647 }),
  now: fc
    .integer({ min: -10, max: 10 })
    .map((hours) => Date.parse('2026-10-24T09:17:23Z') + hours * 3_600_000),
})

/** Formats local time with a different part of Intl than the planner uses. */
const wallClock = (at: number, timeZone: string) => {
  const text = new Date(at).toLocaleString('sv-SE', { timeZone })
  const [date, time] = text.split(' ') as [string, string]
  return { date, time: time.slice(0, 5), weekday: new Date(`${date}T00:00:00Z`).getUTCDay() || 7 }
}

const law = (holds: (input: PlanInput<string>, plan: ReturnType<typeof planOf>) => void) =>
  fc.assert(
    fc.property(inputs, (input) => holds(input, planOf(input))),
    { numRuns: 60 },
  )
const planOf = (input: PlanInput<string>) => [...planCampaign(input)]
const repeated = (values: readonly string[]) => values.length - new Set(values).size

test('is equal for equal seeds', () =>
  law((input, plan) => {
    expect(planOf(input)).toEqual(plan)
  }))

test('schedules posts on chosen weekdays, in the local window, never in the past', () =>
  law(({ schedule, now }, plan) => {
    for (const { at } of plan) {
      const { date, time, weekday } = wallClock(at, schedule.timeZone)
      expect(time >= schedule.from && time < schedule.to, `${time} in ${schedule.from}–${schedule.to}`).toBe(
        true,
      )
      expect(schedule.weekdays).toContain(weekday)
      expect(date >= schedule.start).toBe(true)
      expect(at).toBeGreaterThan(now)
      expect(at % 60_000).toBe(0)
    }
  }))

test('never puts two posts of a place in one minute or too many posts in a day', () =>
  law(({ schedule }, plan) => {
    expect(repeated(plan.map(({ place, at }) => `${place} ${at}`))).toBe(0)
    const days = new Map<string, number>()
    for (const { at } of plan) {
      const { date } = wallClock(at, schedule.timeZone)
      days.set(date, (days.get(date) ?? 0) + 1)
    }
    for (const posts of days.values()) expect(posts).toBeLessThanOrEqual(schedule.postsPerDay)
  }))

test('sends every piece where it should go, and never twice to one place', () =>
  law(({ pieces, places, spread }, plan) => {
    expect(repeated(plan.map(({ piece, place }) => `${piece} ${place}`))).toBe(0)
    const each = places.length === 0 ? 0 : spread === 'once' ? 1 : places.length
    expect(plan).toHaveLength(pieces.length * each)
    const taken = places.map((place) => plan.filter((post) => post.place === place).length)
    if (taken.length > 0) expect(Math.max(...taken) - Math.min(...taken)).toBeLessThanOrEqual(1)
  }))

test('puts links in their share of posts, with anchor texts by weight', () =>
  law(({ links: wanted }, plan) => {
    const [link] = wanted
    if (!link || wanted.length > 1 || plan.length === 0) return
    const carrying = plan.filter((post) => post.links.length > 0)
    expect(Math.abs(carrying.length - (plan.length * link.share) / 100)).toBeLessThan(1)
    for (const post of carrying) expect(post.links).toHaveLength(link.perArticle)
    const sum = link.anchors.reduce((total, { weight }) => total + weight, 0)
    for (const { text, weight } of link.anchors) {
      const given = carrying.flatMap((post) => post.links).filter(({ anchor }) => anchor === text).length
      expect(Math.abs(given - (carrying.length * link.perArticle * weight) / sum)).toBeLessThan(1)
    }
  }))

const weekdays = { weekdays: [1, 2, 3, 4, 5], timeZone: 'America/New_York', from: '09:00', to: '17:00' }
const ordinary: PlanInput<number> = {
  pieces: Array.from({ length: 30 }, (_, at) => at),
  places: ['a', 'b'],
  spread: 'once',
  links: [],
  schedule: { ...weekdays, start: '2026-12-01', postsPerDay: 5, jitter: 0 },
  seed: 1,
  now: Date.parse('2026-11-22T12:00:00Z'),
}

test('spreads 30 posts over six working days at 5 a day', () => {
  const days = [...planCampaign(ordinary)].map(({ at }) => wallClock(at, 'America/New_York').date)
  expect([...new Set(days)]).toEqual([
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-07',
    '2026-12-08',
  ])
})

test('keeps post times when a link is added', () => {
  const link = {
    url: 'https://x.example/',
    anchors: [{ text: 'x', weight: 1 }],
    rel: '',
    share: 50,
    perArticle: 1,
  } as const
  const bare = (input: typeof ordinary) => [...planCampaign(input)].map(({ links: _, ...post }) => post)
  expect(bare({ ...ordinary, links: [{ ...link, anchors: [...link.anchors] }] })).toEqual(bare(ordinary))
})

test('schedules nothing in the hour skipped in spring and uses the rest of the window', () => {
  const schedule = {
    ...ordinary.schedule,
    start: '2027-03-14',
    from: '01:30',
    to: '03:30',
    weekdays: [7],
    postsPerDay: 60,
  }
  const times = [
    ...planCampaign({
      ...ordinary,
      pieces: ordinary.pieces.concat(ordinary.pieces.map((at) => at + 30)),
      schedule,
    }),
  ]
    .map(({ at }) => wallClock(at, 'America/New_York'))
    .filter(({ date }) => date === '2027-03-14')
  expect(times).toHaveLength(30)
  expect(times.filter(({ time }) => time >= '02:00' && time < '03:00')).toEqual([])
})

test('throws for a window that ends before it begins', () => {
  expect(() =>
    planOf({ ...ordinary, pieces: ['x'], schedule: { ...ordinary.schedule, from: '17:00', to: '09:00' } }),
  ).toThrow(RangeError)
})

test('schedules no more posts on a day than it has minutes', () => {
  let drawn = 0
  const lots = createSeededRandom(1)
  const counting = {
    ...lots,
    fraction: () => {
      drawn += 1
      return lots.fraction()
    },
  }
  const schedule = {
    ...{ start: '2026-12-01', postsPerDay: 1_000, from: '10:00', to: '10:02', timeZone: 'UTC', jitter: 0 },
    weekdays: [1, 2, 3, 4, 5, 6, 7],
  }
  const posts = Array.from({ length: 50 }, () => 'place')
  expect([...assignTimes(posts, schedule, { lots: counting, now: 0, of: 1 })]).toHaveLength(50)
  expect(drawn).toBeLessThan(60)
})
