import type { ChildProcess } from 'node:child_process'
import { hash, randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import { seeded } from '@web2/generator'
import { expect, vi } from 'vitest'
import type { Site, SiteCloud } from '@web2/contract/sites'
import { createCloudAccount } from '../../domains/clouds/create-cloud-account.ts'
import { planPublicationOf } from '../../domains/publishing/publications/plan-publication.ts'
import { requestPublication } from '../../domains/publishing/publications/request-publication.ts'
import { patchSite } from '../../domains/sites/patch-site.ts'
import { heldByHost } from '../worlds/host-kinds.ts'
import type { StorageAddress } from '../../platform/config/storage-url.ts'
import { createWorld, type World } from '../worlds/publishing-world.ts'
import type { SharedObjectStore } from '../shared-object-store.ts'
import { killChild, startWorkerChild } from './worker-child.ts'

/** Reached only by a hang, even on a busy machine. */
const patience = { timeout: 240_000, interval: 25 }

/** Returns path → SHA-256 of the built-in host's files of a site. */
const hashesOfHost = async (world: World, site: Site): Promise<Map<string, string>> => {
  const held = await heldByHost(world, site.rootSlug)
  return new Map([...held].map(([path, bytes]) => [path, hash('sha256', bytes, 'hex')]))
}

/** Returns path → SHA-256 of a bucket's files of a site, from the bucket's own list. */
const heldByStore = async (store: SharedObjectStore, bucket: string, site: Site) => {
  const { endpoint, accessKey: accessKeyId, secretKey: secretAccessKey } = store
  const credentials = { accessKeyId, secretAccessKey }
  const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true, credentials })
  const held = new Map<string, string>()
  const prefix = `${site.rootSlug}/`
  const { Contents = [], IsTruncated } = await client.send(
    new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix }),
  )
  expect(IsTruncated).not.toBe(true)
  const look = async ({ Key = '' }) => {
    const answer = await fetch(`${endpoint}/${bucket}/${Key}`)
    held.set(Key.slice(prefix.length), hash('sha256', Buffer.from(await answer.arrayBuffer()), 'hex'))
  }
  await Promise.all(Contents.map(look))
  client.destroy()
  return held
}

const pageCount = 120

const edit = async (world: World, site: Site, round: number): Promise<void> => {
  const { pages } = await world.site(site._id)
  const others = pages.filter(({ isDefault }) => !isDefault)
  const html = (slug: string) => `<h1>${slug}, round ${round}</h1>`
  await patchSite(world.context, world.owner, site._id, {
    pages: {
      updated: others.slice(10, 70).map(({ _id, slug }) => ({ _id, html: html(slug) })),
      deleted: others.slice(0, 10).map(({ _id }) => _id),
      added: Array.from({ length: pageCount - others.length + 10 }, (_, index) => {
        const slug = `page-${round}-${index}`
        return { name: slug, slug, html: html(slug) }
      }),
    },
  })
}

/**
 * Publishes an edited site repeatedly to a bucket and to the built-in host, kills the worker at a random
 * moment of each publication, starts another one, and checks every object at both targets.
 */
export const killPublications = async (
  store: SharedObjectStore,
  rounds: number,
  storage?: StorageAddress,
): Promise<void> => {
  const world = await createWorld([new URL(store.endpoint).host], { storage })
  let child: ChildProcess | undefined
  try {
    const { accessKey, secretKey, endpoint } = store
    const account = {
      cloud: 's3',
      label: 'Own',
      accessKey,
      secretKey,
      region: 'us-east-1',
      endpoint,
    } as const
    await createCloudAccount(world.context, world.owner, account)
    const bucket = `killed-${randomBytes(4).toString('hex')}`
    const site = await world.newSite({ rootSlug: 'killed', templateId: '1' })
    const random = seeded(rounds)
    for (let round = 0; round < rounds; round++) {
      await edit(world, site, round)
      const chosen = round === 0 ? { bucket, newBucket: true, region: 'us-east-1' } : { bucket }
      const clouds: SiteCloud[] = [
        { cloud: 's3', accountLabel: 'Own', buckets: [chosen] },
        { cloud: 'builtin', buckets: [] },
      ]
      // the worker that completed the previous publication executes this one
      child ??= await startWorkerChild(world)
      await requestPublication(world.context, world.owner, site._id, clouds)
      await delay(random() * 1_500)
      await killChild(child)
      child = await startWorkerChild(world)
      await vi.waitFor(async () => expect((await world.site(site._id)).status).toBe('published'), patience)

      const { targets } = await planPublicationOf(world.context, world.owner.accountId, { siteId: site._id })
      for (const plan of targets)
        expect(plan).toMatchObject({ added: 0, changed: 0, deleted: 0, error: null })
      for (const target of (await world.site(site._id)).targets) {
        const rows = await world.database.db
          .selectFrom('siteFiles')
          .select(['path', 'sha256'])
          .where('targetId', '=', target._id)
          .execute()
        const said = new Map(rows.map(({ path, sha256 }) => [path, sha256]))
        const held =
          target.cloud === 'builtin'
            ? await hashesOfHost(world, site)
            : await heldByStore(store, bucket, site)
        expect(new Map([...held].sort())).toEqual(new Map([...said].sort()))
      }
    }
  } finally {
    if (child && child.exitCode === null && child.signalCode === null) await killChild(child)
    await world.end()
  }
}
