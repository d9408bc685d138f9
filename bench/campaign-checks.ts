import { mkdtemp, rm } from 'node:fs/promises'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { checkCampaign } from '@web2/server/src/domains/campaigns/checks/check-campaign.ts'
import { connect } from '@web2/server/src/platform/db/connect.ts'
import { startEmbedded } from '@web2/server/src/platform/db/embedded/start-embedded.ts'
import { migrate } from '@web2/server/src/platform/db/migrate.ts'
import { plannedCampaign } from './campaign-checks-scene.ts'
import { median, secondsOf } from './figures.ts'
import type { Row } from './row.ts'

const articles = 100_000
const rounds = 5

/** Returns the ms for which the event loop was blocked at most. */
const longestStretch = async (action: () => Promise<unknown>): Promise<number> => {
  const delays = monitorEventLoopDelay({ resolution: 5 })
  delays.enable()
  await action()
  delays.disable()
  return delays.max / 1_000_000
}

/** Returns the seconds of several rounds, and the longest stretch of all in ms. */
const measured = async (count: number, action: () => Promise<unknown>) => {
  const seconds: number[] = []
  let stretch = 0
  for (let round = 0; round < count; round += 1)
    stretch = Math.max(stretch, await longestStretch(async () => seconds.push(await secondsOf(action))))
  return { seconds: median(seconds), stretch }
}

/**
 * Checks a plan of 100,000 articles of 1 to 3 KB: first without kept facts, then with them. The floor is one
 * statement that reads the articles.
 */
export const run = async (): Promise<Row[]> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'web2-bench-'))
  const database = await startEmbedded({ dataDir, log: () => undefined })
  const db = connect({ url: database.url, applicationName: 'bench', statementTimeout: 0 })
  try {
    await migrate(database.url)
    const { accountId, campaignId } = await plannedCampaign(db, articles)
    const check = () => checkCampaign({ db, now: () => new Date() }, accountId, campaignId)
    const bare = () =>
      sql`select id, title, length(text) from articles where account_id = ${accountId}`.execute(db)
    const first = await measured(1, check)
    await sql`vacuum analyze`.execute(db)
    const later = await measured(rounds, check)
    const floor = await measured(rounds, bare)
    const name = `checks of a plan of ${articles.toLocaleString('en')} articles`
    const row = (what: string, ours: number, beside: number, unit: string, most: number): Row => ({
      name: `${name}${what}`,
      ours,
      floor: beside,
      unit,
      ratio: ours / beside,
      bar: `≤ ${most} ${unit}`,
      met: ours <= most,
    })
    return [
      row(', next to reading them', later.seconds, floor.seconds, 's', 5),
      row(', for the first time', first.seconds, floor.seconds, 's', 120),
      row(': longest stretch', Math.max(first.stretch, later.stretch), floor.stretch, 'ms', 200),
    ]
  } finally {
    await db.destroy()
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
