import { contributions } from '@web2/server/src/main/contributions.ts'
import { createSharedObjects } from '@web2/server/src/platform/shared-objects.ts'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createDocument, storedJson } from '@web2/builder'
import { writeZip } from '@web2/server/src/domains/publishing/zip-downloads/write-zip.ts'
import { zipFiles } from '@web2/server/src/domains/publishing/zip-downloads/zip-files.ts'
import { planTargetUpload } from '@web2/server/src/domains/publishing/run/plan-attempt.ts'
import { openManifestWriter } from '@web2/server/src/domains/publishing/run/stored-manifest.ts'
import { upload } from '@web2/server/src/domains/publishing/run/upload.ts'
import { connect } from '@web2/server/src/platform/db/connect.ts'
import { uuidV7 } from '@web2/server/src/platform/db/uuid-v7.ts'
import { createS3Cloud } from '@web2/server/src/domains/clouds/providers/s3/store.ts'
import type { Cloud } from '@web2/server/src/domains/clouds/providers/cloud.ts'
import { done } from '@web2/server/src/platform/outbound/outcome.ts'
import { noCredentials } from '@web2/server/src/domains/clouds/providers/no-credentials.ts'
import { siteFolder } from '@web2/server/src/domains/publishing/publication-store/folder-storage.ts'
import { testConfig } from '@web2/server/src/testing/test-config.ts'
import { sql } from 'kysely'
import { Agent } from 'undici'
import { elementCount, pageNodes } from './generated-site.ts'
import { memoryRow, peakOf, tellPeak } from './peak-memory.ts'
import { newTarget, openDatabase, type Db, type Place } from './publishing-scene.ts'
import { table, type Row } from './row.ts'

/** Adds `pages` pages to the site, each with its own document. */
const fill = async (db: Db, { accountId, siteId }: Place, pages: number): Promise<void> => {
  const document = storedJson(createDocument(pageNodes(elementCount)))
  await sql`
    insert into site_pages (id, account_id, site_id, name, slug, position, is_default, document, html)
    select gen_random_uuid(), ${accountId}::uuid, ${siteId}::uuid, 'Place ' || place, 'place-' || place, place,
      place = 0, replace(${document}::text, '{city}', 'City ' || place), ''
    from generate_series(0, ${pages}::integer - 1) as place`.execute(db)
}

/** Adds a publication of the site that no worker has started. */
export const plannedPublication = async (db: Db, { accountId, siteId, targetId }: Place): Promise<void> => {
  const [runId, itemId, id] = [uuidV7(), uuidV7(), uuidV7()]
  const times = { startedAt: null, endedAt: null }
  await db
    .insertInto('runs')
    .values({ id: runId, accountId, createdBy: null, kind: 'publish-site', subjectId: siteId, ...times })
    .execute()
  await db.insertInto('runItems').values({ id: itemId, runId, subjectId: targetId }).execute()
  const entry = { number: 1, restoredFrom: null, endedAt: null, createdBy: null }
  await db
    .insertInto('publications')
    .values({ id, accountId, siteId, runId, ...entry })
    .execute()
}

/** Returns a cloud that accepts everything immediately, so that only our share of the work is measured. */
const nowhere = (): Cloud => ({
  ...createS3Cloud({ ...noCredentials, endpoint: 'http://127.0.0.1:9', region: 'us-east-1' }, new Agent()),
  put: async () => done(null),
})

const signal = new AbortController().signal

export const contextOf = (url: string, dataDir: string) => {
  const db = connect({ url, applicationName: 'bench' })
  const jobs = { enqueue: () => Promise.reject(new Error('A benchmark asks for no job')) }
  const config = { ...testConfig, dataDir }
  return {
    db,
    config,
    jobs,
    contributions,
    shared: createSharedObjects(),
    databaseUrl: url,
    log: () => undefined,
    now: () => new Date(),
  }
}

/** Publishes as the worker does; by default to a target that accepts everything immediately. */
export const publishOnce = async (
  url: string,
  dataDir: string,
  siteId: string,
  cloud = nowhere(),
): Promise<void> => {
  const context = contextOf(url, dataDir)
  const { db } = context
  const turn = {
    context,
    site: await db.selectFrom('sites').selectAll().where('id', '=', siteId).executeTakeFirstOrThrow(),
    target: await db.selectFrom('siteTargets').selectAll().executeTakeFirstOrThrow(),
    publication: await db.selectFrom('publications').selectAll().executeTakeFirstOrThrow(),
    run: await db.selectFrom('runs').selectAll().executeTakeFirstOrThrow(),
    step: await db.selectFrom('runItems').selectAll().executeTakeFirstOrThrow(),
    turn: 1,
    turns: 1,
  }
  const planned = await planTargetUpload(db, cloud, turn)
  if (!planned.ok) throw new Error(planned.failure.message)
  const end = await upload(cloud, { bucket: 'bench', folder: 'ours' }, planned.value.plan, {
    manifest: openManifestWriter(db, turn.target.id, () => undefined),
    progress: () => undefined,
    signal,
    wait: () => Promise.resolve(),
    random: Math.random,
  })
  if (!end.ok) throw new Error(end.failure.message)
  planned.value.close()
  await cloud.close()
  await db.destroy()
}

const packOnce = async (url: string, dataDir: string, siteId: string): Promise<void> => {
  const context = contextOf(url, dataDir)
  const site = await context.db
    .selectFrom('sites')
    .selectAll()
    .where('id', '=', siteId)
    .executeTakeFirstOrThrow()
  const { files, close } = await zipFiles(context, site, null)
  await writeZip(join(dataDir, 'bench.zip'), files, { at: () => undefined, signal })
  await close()
  await context.db.destroy()
}

const works: Record<string, typeof publishOnce> = { publish: publishOnce, pack: packOnce }

/** Returns the peak MB of a process that runs `work` for a site of `pages` pages in the database. */
const measured = async (work: string, pages: number): Promise<number> => {
  const { db, dataDir, url, close } = await openDatabase()
  try {
    const place = await newTarget(db, dataDir, 'bench')
    await fill(db, place, pages)
    await plannedPublication(db, place)
    const before = performance.now()
    const peak = await peakOf(import.meta.filename, [work, url, dataDir, place.siteId])
    const seconds = (performance.now() - before) / 1_000
    console.log(`${work}: ${pages.toLocaleString('en')} pages in ${seconds.toFixed(1)} s`)
    await rm(siteFolder(dataDir, place.siteId), { recursive: true, force: true })
    return peak
  } finally {
    await close()
  }
}

/**
 * Measures sites in the database, each page with its own document: read, rendered, stored and uploaded, or
 * packed.
 */
export const run = async (): Promise<Row[]> => [
  await memoryRow('publishing from the database', (pages) => measured('publish', pages)),
  await memoryRow('packing from the database', (pages) => measured('pack', pages)),
]

const [name = '', url = '', dataDir = '', siteId = ''] = process.argv.slice(2)
const work = works[name]
if (import.meta.main && work) {
  await work(url, dataDir, siteId)
  tellPeak()
} else if (import.meta.main) console.log(table(await run()))
