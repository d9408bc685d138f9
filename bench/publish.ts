import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AwsV4Signer } from 'aws4fetch'
import { Agent, request } from 'undici'
import type { SiteFile } from '@web2/site'
import { keepManifest, loadManifest } from '@web2/server/src/commands/publish/stored-manifest.ts'
import { planUpload, sendings } from '@web2/server/src/commands/publish/upload-plan.ts'
import { upload } from '@web2/server/src/commands/publish/upload.ts'
import { connect } from '@web2/server/src/db/connect.ts'
import { startEmbedded } from '@web2/server/src/db/embedded/start-embedded.ts'
import { migrate } from '@web2/server/src/db/migrate.ts'
import { uuidV7 } from '@web2/server/src/db/uuid-v7.ts'
import { createGuardedAgent } from '@web2/server/src/outbound/agent.ts'
import { egressPolicy } from '@web2/server/src/outbound/egress-policy.ts'
import type { CloudCredentials } from '@web2/server/src/providers/clouds/cloud.ts'
import { createS3Cloud } from '@web2/server/src/providers/clouds/s3/store.ts'
import { openKeeper } from '@web2/server/src/providers/kept-files/keeper.ts'
import { readListing } from '@web2/server/src/providers/kept-files/listing.ts'
import { objectStore, type ObjectStore } from '@web2/server/src/testing/object-store.ts'
import { table, type Row } from './row.ts'

const fileCount = 10_000
const changedCount = fileCount / 100
const fileSize = 8 * 1024
const ways = 32
const bucket = `bench-${Date.now().toString(36)}`

const textOf = (index: number, edition: number): string =>
  `<!DOCTYPE html><title>${index} ${edition}</title><p>`.padEnd(fileSize, `garden ${index} `)

/** `changed` files have the text of the second edition. */
function* files(changed: number): Generator<SiteFile> {
  for (let index = 0; index < fileCount; index++)
    yield {
      path: `page-${index}/index.html`,
      kind: 'page',
      contentType: 'text/html; charset=utf-8',
      cacheControl: 'public, max-age=0, must-revalidate',
      body: () => textOf(index, index < changed ? 2 : 1),
    }
}

const secondsOf = async (action: () => Promise<void>): Promise<number> => {
  const start = performance.now()
  await action()
  return (performance.now() - start) / 1_000
}

/** What it costs at least: bodies that lie ready, signed and sent, and nothing remembered. */
const bareLoop = async (store: ObjectStore, folder: string, count: number): Promise<void> => {
  const dispatcher = new Agent({ connections: ways })
  const cache = new Map<string, ArrayBuffer>()
  let next = 0
  const send = async () => {
    for (let index = next++; index < count; index = next++) {
      const url = `${store.endpoint}/${bucket}/${folder}/page-${index}/index.html`
      const body = Buffer.from(textOf(index, 1))
      const { headers } = await new AwsV4Signer({
        method: 'PUT',
        url,
        headers: { 'content-type': 'text/html; charset=utf-8' },
        accessKeyId: store.accessKey,
        secretAccessKey: store.secretKey,
        service: 's3',
        region: 'us-east-1',
        cache,
      }).sign()
      const answer = await request(url, {
        dispatcher,
        method: 'PUT',
        headers: Object.fromEntries(headers),
        body,
      })
      await answer.body.dump()
      if (answer.statusCode !== 200) throw new Error(`The store answered ${answer.statusCode}`)
    }
  }
  await Promise.all(Array.from({ length: ways }, send))
  await dispatcher.close()
}

const credentialsOf = ({ endpoint, accessKey, secretKey }: ObjectStore): CloudCredentials => ({
  endpoint,
  accessKey,
  secretKey,
  region: 'us-east-1',
  apiToken: '',
  accountName: '',
  website: '',
})

const openDatabase = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-publish-'))
  const postgres = await startEmbedded({ dataDir, log: () => undefined })
  await migrate(postgres.url)
  const db = connect({ url: postgres.url, applicationName: 'bench' })
  return {
    db,
    dataDir,
    close: async () => {
      await db.destroy()
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

type Db = Awaited<ReturnType<typeof openDatabase>>['db']

interface Place {
  readonly dataDir: string
  readonly siteId: string
  readonly targetId: string
}

const newTarget = async (db: Db, dataDir: string): Promise<Place> => {
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
  }
  const live = { url: null, publishedAt: null, error: null, liveCheck: null }
  await db
    .insertInto('siteTargets')
    .values({ ...target, ...live, bucket, region: null, folder: 'ours' })
    .execute()
  return { dataDir, siteId, targetId }
}

/** Plans with hashes, and keeps every file for the history; what the publication before kept is not kept again. */
const planned = async (db: Db, { dataDir, siteId, targetId }: Place, changed: number) => {
  const before = publications.at(-1)
  const publicationId = uuidV7()
  const part = (id: string) => ({ siteId, publicationId: id, part: targetId })
  const kept = before === undefined ? [] : ((await readListing(dataDir, part(before))) ?? [])
  const known = new Map(kept.map(({ sha256, ...location }) => [sha256, location]))
  const keeper = await openKeeper(dataDir, part(publicationId), known)
  const plan = await planUpload(files(changed), await loadManifest(db, targetId), {
    seen: ({ path, kind, contentType, cacheControl }, sha256, bytes) =>
      keeper.keep({ path, sha256, kind, contentType, cacheControl }, bytes),
  })
  await keeper.finish()
  publications.push(publicationId)
  return plan
}

const publications: string[] = []

/** A whole publication as the worker does it: manifest, plan, history, signed uploads, manifest rows. */
const publish = async (db: Db, place: Place, store: ObjectStore, changed: number, expected: number) => {
  const { host } = new URL(store.endpoint)
  const dispatcher = createGuardedAgent(egressPolicy([host]), { connections: ways })
  const cloud = createS3Cloud(credentialsOf(store), dispatcher)
  const plan = await planned(db, place, changed)
  if (sendings(plan) !== expected) throw new Error(`${sendings(plan)} files would be sent`)
  const end = await upload(cloud, { bucket, folder: 'ours' }, plan, {
    manifest: keepManifest(db, place.targetId, () => undefined),
    progress: () => undefined,
    signal: new AbortController().signal,
    wait: () => Promise.resolve(),
    random: Math.random,
    concurrency: ways,
  })
  if (!end.ok) throw new Error(end.failure.message)
  await dispatcher.close()
}

/** Publishing to a real S3 store on this machine, beside a loop that does nothing but send. */
export const run = async (): Promise<Row[]> => {
  const store = await objectStore()
  if ('unavailable' in store) {
    console.log(`publish: skipped, ${store.unavailable}`)
    return []
  }
  const { db, dataDir, close } = await openDatabase()
  try {
    const { host } = new URL(store.endpoint)
    const admin = createS3Cloud(credentialsOf(store), createGuardedAgent(egressPolicy([host])))
    const created = await admin.createBucket(bucket)
    if (!created.ok) throw new Error(created.failure.message)
    await admin.close()
    const place = await newTarget(db, dataDir)
    await bareLoop(store, 'warm', 500)
    // the floor is measured before and after, since the store slows down as it fills
    const before = await secondsOf(() => bareLoop(store, 'floor-a', fileCount / 2))
    const full = await secondsOf(() => publish(db, place, store, 0, fileCount))
    const after = await secondsOf(() => bareLoop(store, 'floor-b', fileCount / 2))
    const again = await secondsOf(() => publish(db, place, store, changedCount, changedCount))
    const [ours, floor] = [fileCount / full, fileCount / (before + after)]
    return [
      {
        name: `publish ${fileCount.toLocaleString('en')} files of 8 KB to an S3 store`,
        ours,
        floor,
        unit: 'files/s',
        ratio: ours / floor,
        bar: '≥ 0.9',
        met: ours / floor >= 0.9,
      },
      {
        name: 'publish again with 1% changed, beside a full publication',
        ours: again,
        floor: full,
        unit: 's',
        ratio: again / full,
        bar: '≤ 0.05',
        met: again / full <= 0.05,
      },
    ]
  } finally {
    await close()
    await store.stop()
  }
}

if (import.meta.main) console.log(table(await run()))
