import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { disruptNodes } from '../../testing/cluster/killed-nodes.ts'
import { newStorage, storageUrl } from '../../testing/worlds/host-kinds.ts'
import {
  installedVersions,
  startPostgresql,
  type ExternalPostgres,
} from '../../testing/servers/postgresql/start-postgresql.ts'

const isInstalled = installedVersions().length > 0
const storage = await newStorage()
if (!isInstalled) console.log('Skipped: no PostgreSQL of Debian’s is installed to serve several nodes.')

describe.runIf(isInstalled)('two web instances and two workers on one database', () => {
  let external: ExternalPostgres
  beforeEach(async () => {
    external = await startPostgresql()
  })
  afterEach(() => external.stop())

  // the long test does the same on a shared folder and through a pooler, with more kills
  test('kills under load lose nothing and repeat nothing; every web instance serves the bucket’s sites', async () => {
    const done = await disruptNodes({
      environment: {
        DATABASE_URL: external.url,
        ...(storage && { STORAGE_URL: storageUrl(storage) }),
      },
      databaseUrl: external.url,
      troubles: [2, 1].map((node) => (cluster) => cluster.crash(node)),
      posts: 6,
      patience: 150_000,
    })
    expect(done.posts).toBe(6)
  }, 400_000)
})
