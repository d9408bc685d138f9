import { describe, expect, test } from 'vitest'
import { disruptNodes, untilWriting, type Trial } from '../../testing/cluster/killed-nodes.ts'
import { missingForPatroni, startPatroni } from '../../testing/servers/patroni/start-patroni.ts'

const missing = missingForPatroni()
if (missing.length > 0) console.log(`Skipped: ${missing.join(', ')} of Debian’s packages not installed.`)

/**
 * Maximum ms until the product works again, after a crash of the primary or the end of a lost machine's
 * lease.
 */
const longestPause = 30_000
/** Patroni's lease and polling interval in ms. */
const lease = 25_000

describe.runIf(missing.length === 0)('PostgreSQL with automatic failover', () => {
  test('repeated loss of the primary under load: back within 30 s, nothing acknowledged is lost', async () => {
    const database = await startPatroni()
    const pauses: string[] = []
    const lose =
      (what: 'server' | 'machine'): Trial['troubles'][number] =>
      async (_cluster, writing) => {
        const since = performance.now()
        const lost = await database.killPrimary(what)
        const promoting = database.promoted(lost).then(() => performance.now() - since)
        await untilWriting(writing, longestPause + (what === 'machine' ? lease : 0))
        const pause = performance.now() - since
        pauses.push(`${what}: ${seconds(pause)}, new primary after ${seconds(await promoting)}`)
        await database.revive(lost)
      }
    try {
      const done = await disruptNodes({
        environment: { DATABASE_URL: database.url },
        databaseUrl: database.url,
        troubles: [lose('server'), lose('machine'), lose('server')],
        posts: 60,
        patience: 300_000,
      })
      console.log(pauses.join('; '), done)
      expect(done.posts).toBe(60)
    } finally {
      await database.stop()
    }
  }, 1_800_000)
})

const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`
