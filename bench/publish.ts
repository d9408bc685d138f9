import { AwsV4Signer } from 'aws4fetch'
import { Agent, request } from 'undici'
import type { SiteFile } from '@web2/site'
import { openManifestWriter, loadManifest } from '@web2/server/src/domains/publishing/run/stored-manifest.ts'
import { planUpload, fileUploads } from '@web2/server/src/domains/publishing/run/upload-plan.ts'
import { upload } from '@web2/server/src/domains/publishing/run/upload.ts'
import { uuidV7 } from '@web2/server/src/platform/db/uuid-v7.ts'
import { createGuardedAgent } from '@web2/server/src/platform/outbound/guarded-agent.ts'
import { egressPolicy } from '@web2/server/src/platform/outbound/egress-policy.ts'
import type { CloudCredentials } from '@web2/server/src/domains/clouds/providers/cloud.ts'
import { createS3Cloud } from '@web2/server/src/domains/clouds/providers/s3/store.ts'
import { openPackWriter } from '@web2/server/src/domains/publishing/publication-store/pack-writer.ts'
import {
  readPackIndex,
  type Location,
} from '@web2/server/src/domains/publishing/publication-store/pack-index.ts'
import { openPackReader } from '@web2/server/src/domains/publishing/publication-store/pack-reader.ts'
import { objectStore, type ObjectStore } from '@web2/server/src/testing/object-store.ts'
import { secondsOf } from './figures.ts'
import { newTarget, openDatabase, type Db, type Place } from './publishing-scene.ts'
import { hasRclone, rcloneSeconds } from './rclone.ts'
import { table, type Row } from './row.ts'

const fileCount = 10_000
const changedCount = fileCount / 100
const fileSize = 8 * 1024
const ways = 32
const bucket = `bench-${Date.now().toString(36)}`

const textOf = (index: number, edition: number): string =>
  `<!DOCTYPE html><title>${index} ${edition}</title><p>`.padEnd(fileSize, `garden ${index} `)

/** Generates the files of the site; the first `changed` ones have the text of the second edition. */
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

/** Uploads prepared bodies, signed, without storing anything: the lower limit of a publication. */
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

const publications: string[] = []

/**
 * Plans with hashes and stores every file for the history, except those stored by the previous publication.
 */
const planned = async (db: Db, { dataDir, siteId, targetId }: Place, changed: number) => {
  const before = publications.at(-1)
  const publicationId = uuidV7()
  const part = (id: string) => ({ siteId, publicationId: id, part: targetId })
  const known = new Map<string, Location>()
  const kept =
    before === undefined ? undefined : await readPackIndex({ dataDir, storage: undefined }, part(before))
  for await (const { sha256, ...location } of kept ?? []) known.set(sha256, location)
  const keeper = await openPackWriter({ dataDir, storage: undefined }, part(publicationId), known)
  const reader = openPackReader({ dataDir, storage: undefined }, siteId)
  const plan = await planUpload(
    files(changed),
    await loadManifest(db, targetId),
    async (file, sha256, bytes) => {
      const { path, kind, contentType, cacheControl } = file
      const location = await keeper.keep({ path, sha256, kind, contentType, cacheControl }, bytes)
      return { reader, location }
    },
  )
  await keeper.finish()
  publications.push(publicationId)
  return { plan, reader }
}

/** Publishes as the worker does: manifest, plan, history, signed uploads, manifest rows. */
const publish = async (db: Db, place: Place, store: ObjectStore, changed: number, expected: number) => {
  const { host } = new URL(store.endpoint)
  const dispatcher = createGuardedAgent(egressPolicy([host]), { connections: ways })
  const cloud = createS3Cloud(credentialsOf(store), dispatcher)
  const { plan, reader } = await planned(db, place, changed)
  if (fileUploads(plan) !== expected) throw new Error(`${fileUploads(plan)} files would be sent`)
  const end = await upload(cloud, { bucket, folder: 'ours' }, plan, {
    manifest: openManifestWriter(db, place.targetId, () => undefined),
    progress: () => undefined,
    signal: new AbortController().signal,
    wait: () => Promise.resolve(),
    random: Math.random,
    concurrency: ways,
  })
  if (!end.ok) throw new Error(end.failure.message)
  await reader.close()
  await dispatcher.close()
}

/** Measures rclone uploading the same files from disk to the same store. */
const rcloneRows = async (store: ObjectStore, ours: { full: number; again: number }): Promise<Row[]> => {
  const changed = [...files(changedCount)].slice(0, changedCount)
  const theirs = await rcloneSeconds(store, bucket, ways, files(0), changed)
  return [
    {
      name: '… beside rclone, which sends files that lie ready',
      ours: fileCount / ours.full,
      floor: fileCount / theirs.full,
      unit: 'files/s',
      ratio: theirs.full / ours.full,
      bar: '≥ 1',
      met: ours.full <= theirs.full,
    },
    {
      name: 'publish again with 1% changed, beside rclone',
      ours: ours.again,
      floor: theirs.again,
      unit: 's',
      ratio: ours.again / theirs.again,
      bar: '≤ 1',
      met: ours.again <= theirs.again,
    },
  ]
}

/** Measures publishing to a real S3 store on this machine, against a loop that only uploads. */
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
    const place = await newTarget(db, dataDir, bucket)
    await bareLoop(store, 'warm', 500)
    // the floor is measured before and after, because the store slows down as it fills
    const before = await secondsOf(() => bareLoop(store, 'floor-a', fileCount / 2))
    const full = await secondsOf(() => publish(db, place, store, 0, fileCount))
    const after = await secondsOf(() => bareLoop(store, 'floor-b', fileCount / 2))
    const again = await secondsOf(() => publish(db, place, store, changedCount, changedCount))
    const [ours, floor] = [fileCount / full, fileCount / (before + after)]
    const rclone = hasRclone() ? await rcloneRows(store, { full, again }) : []
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
      ...rclone,
    ]
  } finally {
    await close()
    await store.stop()
  }
}

if (import.meta.main) console.log(table(await run()))
