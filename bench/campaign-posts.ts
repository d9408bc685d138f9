import { fileURLToPath } from 'node:url'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { campaignScene, type CampaignScene } from './campaign-scene.ts'
import { secondsOf } from './figures.ts'
import { peakOf } from './peak-memory.ts'
import { table, type Row } from './row.ts'

const accounts = 10
const planned = 1_000_000
const watched = 200
/** Milliseconds between two looks of a bare loop, as often as the runner looks. */
const lookEvery = 500

const later = 3_600_000

/** Seconds from the time of a post to its beginning, the longest of those watched. */
const longest = async (
  scene: CampaignScene,
  work: (tell: (key: string) => void, left: () => number) => Promise<void>,
) => {
  const campaign = scene.campaigns[0]!
  await scene.plan(campaign, watched, 2_000, 100)
  const { rows } = await sql<{ id: string; dueAt: string }>`
    select id, due_at from campaign_jobs where status = 'planned' and campaign_id = ${campaign}
    order by due_at limit ${watched}`.execute(scene.context.db)
  const due = new Map(rows.map(({ id, dueAt }) => [id, Date.parse(dueAt)]))
  let worst = 0
  let left = watched
  await work(
    (key) => {
      worst = Math.max(worst, Date.now() - due.get(key)!)
      left -= 1
    },
    () => left,
  )
  return worst / 1_000
}

/** The same by a loop that asks for what is due and takes it, without anything else. */
const bareLoop = (scene: CampaignScene) =>
  longest(scene, async (tell, left) => {
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

const latency = async (scene: CampaignScene): Promise<Row> => {
  for (const campaign of scene.campaigns) await scene.plan(campaign, planned / accounts, later, 1_000)
  const floor = await bareLoop(scene)
  const ours = await longest(scene, (tell, left) => scene.run(tell, () => left() === 0))
  await scene.clear()
  const name = `the latest of ${watched} posts among ${planned.toLocaleString('en')}, after its time`
  return { name, ours, floor, unit: 's', ratio: ours / floor, bar: '≤ 2 s', met: ours <= 2 }
}

/** Posts of nine small campaigns, alone and beside one that has a hundred times as much. */
const fairness = async (scene: CampaignScene): Promise<Row> => {
  const each = 50
  const [large = '', ...small] = scene.campaigns
  const all = small.length * each
  const seconds = async (): Promise<number> => {
    for (const campaign of small) await scene.plan(campaign, each, -1_000, 0)
    const { rows } = await sql<{
      id: string
    }>`select id from campaign_jobs where campaign_id <> ${large}`.execute(scene.context.db)
    const wanted = new Set(rows.map(({ id }) => id))
    let done = 0
    const taken = await secondsOf(() =>
      scene.run(
        (key) => (done += wanted.has(key) ? 1 : 0),
        () => done === all,
      ),
    )
    await scene.clear()
    return taken
  }
  const floor = await seconds()
  await scene.plan(large, each * 100, -1_000, 0)
  const ours = await seconds()
  const ratio = ours / floor
  const name = `${all} posts of 9 accounts beside 5,000 of another, and alone`
  return { name, ours, floor, unit: 's', ratio, bar: 'ratio ≤ 1.5', met: ratio <= 1.5 }
}

const memory = async (): Promise<Row> => {
  const peak = (count: number) =>
    peakOf(fileURLToPath(new URL('./campaign-posts-memory.ts', import.meta.url)), [`${count}`])
  const [floor, ours] = [await peak(1_000), await peak(100_000)]
  const ratio = ours / floor
  const name = 'memory of 100,000 posts made, beside 1,000'
  return { name, ours, floor, unit: 'MB', ratio, bar: 'ratio ≤ 1.5', met: ratio <= 1.5 }
}

/** How late posts begin, how accounts share a worker, and what 100,000 posts take of memory. */
export const run = async (): Promise<Row[]> => {
  const scene = await campaignScene(accounts)
  try {
    return [await latency(scene), await fairness(scene), await memory()]
  } finally {
    await scene.end()
  }
}

if (import.meta.main) console.log(table(await run()))
