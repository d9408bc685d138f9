import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { troubleNodes } from '../testing/cluster/killed-nodes.ts'
import { newStorage, storageUrl } from '../testing/host-kinds.ts'
import {
  installedVersions,
  startPostgresql,
  type ExternalPostgres,
} from '../testing/servers/postgresql/start-postgresql.ts'

const isInstalled = installedVersions().length > 0
const storage = await newStorage()
if (!isInstalled) console.log('Skipped: no PostgreSQL of Debian’s is installed to serve several nodes.')

describe.runIf(isInstalled)('two web nodes and two workers on one database', () => {
  let external: ExternalPostgres
  beforeEach(async () => {
    external = await startPostgresql()
  })
  afterEach(() => external.stop())

  test('a node of each kind is killed under load: nothing acknowledged is lost, nothing is done twice', async () => {
    const done = await troubleNodes({
      environment: { DATABASE_URL: external.url },
      databaseUrl: external.url,
      troubles: [0, 2].map((node) => (cluster) => cluster.crash(node)),
      posts: 12,
      patience: 150_000,
    })
    expect(done.posts).toBe(12)
  }, 400_000)

  test.skipIf(!storage)(
    'the same without a shared folder: what is published by one worker every web node serves out of the bucket',
    async () => {
      const done = await troubleNodes({
        environment: { DATABASE_URL: external.url, STORAGE_URL: storageUrl(storage!) },
        databaseUrl: external.url,
        troubles: [2, 1].map((node) => (cluster) => cluster.crash(node)),
        posts: 4,
        patience: 150_000,
      })
      expect(done.posts).toBe(4)
    },
    400_000,
  )
})
