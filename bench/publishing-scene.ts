import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '@web2/server/src/platform/db/connect.ts'
import { startEmbedded } from '@web2/server/src/platform/db/embedded/start-embedded.ts'
import type { Settings } from '@web2/server/src/platform/db/embedded/server-settings.ts'
import { migrate } from '@web2/server/src/platform/db/migrate.ts'
import { uuidV7 } from '@web2/server/src/platform/db/uuid-v7.ts'
import { releasedAtTheEnd } from './release.ts'

/** Opens a new database with all tables, in a folder that `close` deletes, as does the end of an interrupted run. */
export const openDatabase = async (settings: Settings = {}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-publish-'))
  const postgres = await startEmbedded({
    dataDir,
    log: () => undefined,
    settings,
  })
  const close = releasedAtTheEnd(async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  })
  await migrate(postgres.url)
  // a site is filled by one statement
  const db = connect({ url: postgres.url, applicationName: 'bench', statementTimeout: 0 })
  return {
    db,
    dataDir,
    url: postgres.url,
    superuserUrl: postgres.superuserUrl,
    close: async () => {
      await db.destroy()
      await close()
    },
  }
}

export type Db = Awaited<ReturnType<typeof openDatabase>>['db']

/** A site without pages, with its target. */
export interface Place {
  readonly dataDir: string
  readonly accountId: string
  readonly siteId: string
  readonly targetId: string
}

export const newTarget = async (db: Db, dataDir: string, bucket: string): Promise<Place> => {
  const [accountId, siteId, targetId] = [uuidV7(), uuidV7(), uuidV7()]
  await db.insertInto('accounts').values({ id: accountId, name: 'Bench' }).execute()
  const place = { id: siteId, accountId, createdBy: null, name: 'Bench', rootSlug: 'bench', hostSlug: siteId }
  await db
    .insertInto('sites')
    .values({ ...place, napId: null, siteLink: null, runId: null, removedAt: null })
    .execute()
  const target = {
    id: targetId,
    accountId,
    siteId,
    cloud: 's3' as const,
    cloudAccountId: null,
    accountLabel: null,
    storageId: null,
  }
  const live = { url: null, publishedAt: null, error: null, liveCheck: null }
  await db
    .insertInto('siteTargets')
    .values({ ...target, ...live, bucket, region: null, folder: 'ours' })
    .execute()
  return { dataDir, accountId, siteId, targetId }
}
