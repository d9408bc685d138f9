import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { planRow } from './campaign-plan.ts'
import { campaignScene, type BroughtPost, type CampaignScene } from './campaign-scene.ts'
import { percentile, secondsOf } from './figures.ts'
import { liveMemory } from './live-memory.ts'
import { table, type Row } from './row.ts'

const accounts = 10
const planned = 1_000_000
const watched = 200
/** Milliseconds between two posts that are watched, and before the first. */
const apart = 100
const ahead = 3_000
/** Milliseconds between two looks of a bare loop, as often as the runner looks. */
const lookEvery = 500
/** Due posts when memory and shares are measured, and the number of posts before the first memory figure. */
const due = 100_000
const settled = 1_000
/** Milliseconds of the slice of time in which they are posted. */
const slice = 40_000

const posts = (count: number): string => count.toLocaleString('en')

/** Seconds from the time of each post to its beginning. */
const lateness = async (
  scene: CampaignScene,
  work: (tell: (key: string) => void, left: () => number) => Promise<void>,
): Promise<readonly number[]> => {
  const brought: BroughtPost[] = []
  for (const [at, campaign] of scene.campaigns.entries())
    brought.push(...(await scene.bring(campaign, watched / accounts, ahead + at * apart, accounts * apart)))
  const times = new Map(brought.map(({ id, dueAt }) => [id, Date.parse(dueAt)]))
  const late: number[] = []
  await work(
    (key) => late.push((Date.now() - times.get(key)!) / 1_000),
    () => times.size - late.length,
  )
  return late
}

/** The same by a loop that asks for what is due and takes it, without anything else. */
const bareLoop = (scene: CampaignScene) =>
  lateness(scene, async (tell, left) => {
    while (left() > 0) {
      const { rows } = await sql<{ id: string }>`
        update campaign_jobs set status = 'published' where id in (
          select id from campaign_jobs where status = 'planned' and armed and due_at <= now()) returning id`.execute(
        scene.context.db,
      )
      for (const { id } of rows) tell(id)
      await delay(lookEvery)
    }
  })

const latency = async (scene: CampaignScene): Promise<Row[]> => {
  const floors = await bareLoop(scene)
  const times = await lateness(scene, (tell, left) => scene.run(tell, () => left() === 0))
  return (
    [
      ['the latest', 1],
      ['p95', 0.95],
    ] as const
  ).map(([which, part]) => {
    const [ours, floor] = [percentile(times, part), percentile(floors, part)]
    const name = `start of ${watched} posts among ${posts(planned)} after their time, ${which}`
    return { name, ours, floor, unit: 's', ratio: ours / floor, bar: '≤ 2 s', met: ours <= 2 }
  })
}

/** Posts of nine small campaigns, alone and beside one that has a hundred times as much. */
const beside = async (scene: CampaignScene): Promise<Row> => {
  const each = 10
  const [large = '', ...small] = scene.campaigns
  const seconds = async (): Promise<number> => {
    const wanted = new Set<string>()
    for (const campaign of small)
      for (const { id } of await scene.bring(campaign, each, -1_000)) wanted.add(id)
    const taken = await secondsOf(() =>
      scene.run(
        (key) => wanted.delete(key),
        () => wanted.size === 0,
      ),
    )
    await scene.putOff()
    return taken
  }
  const floor = await seconds()
  await scene.bring(large, each * 100, -1_000)
  const ours = await seconds()
  const ratio = ours / floor
  const name = `${each * small.length} posts of 9 accounts beside ${posts(each * 100)} of another, and alone`
  return { name, ours, floor, unit: 's', ratio, bar: 'ratio ≤ 1.5', met: ratio <= 1.5 }
}

/** So many posts are due at once: how the campaigns share a worker, and what it keeps of what it did. */
const shares = async (scene: CampaignScene, most?: number): Promise<Row[]> => {
  const campaignOf = new Map<string, number>()
  for (const [at, campaign] of scene.campaigns.entries())
    for (const { id } of await scene.bring(campaign, due / accounts, -1_000)) campaignOf.set(id, at)
  const made = scene.campaigns.map(() => 0)
  let count = 0
  let first = 0
  await scene.run(
    (key) => {
      made[campaignOf.get(key)!]! += 1
      count += 1
      if (count === settled) first = liveMemory()
    },
    () => count === due,
    most,
  )
  const last = liveMemory()
  await scene.putOff()
  if (count <= settled) throw new Error(`Only ${count} posts were made in ${slice / 1_000} s`)
  const [largest, smallest] = [Math.max(...made), Math.min(...made)]
  const share = largest / smallest
  const ratio = last / first
  return [
    {
      name: `posts of the busiest of ${accounts} campaigns after ${posts(count)} posts, beside the least busy`,
      ours: largest,
      floor: smallest,
      unit: 'posts',
      ratio: share,
      bar: 'ratio ≤ 1.2',
      met: share <= 1.2,
    },
    {
      name: `memory alive after ${posts(count)} of ${posts(due)} posts, beside after ${posts(settled)}`,
      ours: last,
      floor: first,
      unit: 'MB',
      ratio,
      bar: 'ratio ≤ 1.2',
      met: ratio <= 1.2,
    },
  ]
}

const withScene = async (work: (scene: CampaignScene) => Promise<Row[]>): Promise<Row[]> => {
  const scene = await campaignScene(accounts)
  try {
    return await work(scene)
  } finally {
    await scene.end()
  }
}

/** How long a plan takes, how late posts begin, how accounts share a worker, and what it keeps in memory. */
export const run = (): Promise<Row[]> =>
  withScene(async (scene) => {
    const plan = await planRow(scene.context.db)
    await scene.plan(planned)
    return [plan, ...(await latency(scene)), await beside(scene), ...(await shares(scene, slice))]
  })

/** The same shares and memory until all 100,000 posts are made, however long that takes. */
export const runAll = (): Promise<Row[]> =>
  withScene(async (scene) => {
    await scene.plan(due)
    return shares(scene)
  })

if (import.meta.main) console.log(table(await run()))
