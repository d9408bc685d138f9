import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { disruptNodes, type Trial } from '../../testing/cluster/killed-nodes.ts'
import { hasPgbouncer, startPgbouncer } from '../../testing/servers/pgbouncer/start-pgbouncer.ts'
import {
  installedVersions,
  startPostgresql,
  type ExternalPostgres,
} from '../../testing/servers/postgresql/start-postgresql.ts'

const isInstalled = installedVersions().length > 0
if (!isInstalled) console.log('Skipped: no PostgreSQL of Debian’s is installed to serve several nodes.')
if (!hasPgbouncer()) console.log('Skipped in part: pgbouncer is not installed.')

const posts = 120

/** Kills each instance in turn, this many times. */
const killEach = (times: number): Trial['troubles'] =>
  Array.from({ length: times * 4 }, (_, at) => (cluster) => cluster.crash(at % cluster.size))

describe.runIf(isInstalled)('two web instances and two workers, killed repeatedly', () => {
  let external: ExternalPostgres
  beforeAll(async () => {
    external = await startPostgresql()
  })
  afterAll(() => external.stop())

  test('on one database', async () => {
    const done = await disruptNodes({
      environment: { DATABASE_URL: external.url },
      databaseUrl: external.url,
      troubles: killEach(5),
      posts,
      patience: 300_000,
    })
    expect(done.posts).toBe(posts)
  }, 1_800_000)

  test.runIf(hasPgbouncer())(
    'through PgBouncer in transaction mode',
    async () => {
      const own = await startPostgresql()
      const pooler = await startPgbouncer(own.url, 20)
      try {
        const done = await disruptNodes({
          environment: { DATABASE_URL: pooler.url, DATABASE_SESSION_URL: own.url },
          databaseUrl: own.url,
          troubles: killEach(1),
          posts,
          patience: 300_000,
        })
        expect(done.posts).toBe(posts)
      } finally {
        await pooler.stop()
        await own.stop()
      }
    },
    1_800_000,
  )
})
