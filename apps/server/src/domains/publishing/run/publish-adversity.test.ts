import { randomBytes } from 'node:crypto'
import { DeleteObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Site, SiteCloud } from '@web2/contract/sites'
import { startFaultProxy, type MoodyProxy } from '../../../testing/network/faulty-proxy.ts'
import { createWorld, noStop, type World } from '../../../testing/worlds/publishing-world.ts'
import { sharedObjectStore, type SharedObjectStore } from '../../../testing/shared-object-store.ts'
import { changeRun } from '../../../platform/runs/change-run.ts'
import { createCloudAccount } from '../../clouds/create-cloud-account.ts'
import { patchSite } from '../../sites/patch-site.ts'
import { planPublicationOf } from '../publications/plan-publication.ts'
import { requestPublication, retryPublication } from '../publications/request-publication.ts'
import { runPublication } from './run-publication.ts'

const found = await sharedObjectStore()
const bucket = `adversity-${randomBytes(4).toString('hex')}`

describe.skipIf('unavailable' in found)('publishing to a failing store', () => {
  const store = found as SharedObjectStore
  const clouds: SiteCloud[] = [{ cloud: 's3', accountLabel: 'Own', buckets: [{ bucket }] }]
  let world: World
  let proxy: MoodyProxy
  beforeAll(async () => {
    proxy = await startFaultProxy(store.endpoint)
    world = await createWorld([new URL(proxy.endpoint).host])
    const { accessKey, secretKey } = store
    await createCloudAccount(world.context, world.owner, {
      cloud: 's3',
      label: 'Own',
      accessKey,
      secretKey,
      region: 'us-east-1',
      endpoint: proxy.endpoint,
    })
    const fresh: SiteCloud[] = [
      { cloud: 's3', accountLabel: 'Own', buckets: [{ bucket, newBucket: true, region: 'us-east-1' }] },
    ]
    await world.publish((await world.newSite())._id, fresh)
  })
  afterAll(async () => {
    await world.end()
    await proxy.stop()
  })

  const runStatus = async (runId: string | null) => {
    const row = await world.database.db
      .selectFrom('runs')
      .select('status')
      .where('id', '=', runId ?? '')
      .executeTakeFirstOrThrow()
    return row.status
  }
  const open = async (site: Site, path: string) => {
    const answer = await fetch(`${store.endpoint}/${bucket}/${site.rootSlug}/${path}`)
    return { status: answer.status, text: await answer.text() }
  }
  /** Checks that the target holds all planned files and no upload is left. */
  const isWhole = async (site: Site) => {
    const { targets } = await planPublicationOf(world.context, world.owner.accountId, {
      siteId: site._id,
      clouds,
    })
    expect(targets[0]).toMatchObject({ added: 0, changed: 0, deleted: 0, error: null })
  }

  it('survives ten minutes of store errors', async () => {
    const site = await world.newSite()
    const requested = await requestPublication(world.context, world.owner, site._id, clouds)
    if (!requested.ok) throw new Error(requested.message)
    const { runId } = requested.site
    const began = world.context.now().getTime()
    proxy.mood({ status: 500, code: 'InternalError' })
    while (world.context.now().getTime() - began < 10 * 60_000) {
      await runPublication(world.context, runId ?? '', noStop)
      expect(await runStatus(runId)).toBe('running')
      world.later(60_000)
    }
    proxy.mood(undefined)
    world.later(15 * 60_000)
    await runPublication(world.context, runId ?? '', noStop)
    expect(await runStatus(runId)).toBe('done')
    expect((await open(site, 'index.html')).status).toBe(200)
    await isWhole(site)
  }, 60_000)

  it('is canceled at once while the store fails, and skips the remaining destinations', async () => {
    const site = await world.newSite()
    const places: SiteCloud[] = [...clouds, { cloud: 'builtin', buckets: [] }]
    const requested = await requestPublication(world.context, world.owner, site._id, places)
    if (!requested.ok) throw new Error(requested.message)
    const runId = requested.site.runId ?? ''
    const { accountId } = world.owner
    proxy.mood({
      status: 500,
      code: 'InternalError',
      meanwhile: () => changeRun(world.database.db, { id: runId, accountId }, { cancelRequested: true }),
    })
    await runPublication(world.context, runId, noStop)
    proxy.mood(undefined)
    expect(await runStatus(runId)).toBe('cancelled')
    const { targets } = await world.site(site._id)
    expect(targets.map(({ cloud, uploaded, publishedAt }) => [cloud, uploaded, publishedAt])).toEqual([
      ['s3', 0, null],
      ['builtin', 0, null],
    ])
  })

  it('stops with a message when keys are revoked midway, and continues when they work again', async () => {
    const site = await world.publish((await world.newSite())._id, clouds)
    const before = await open(site, 'index.html')
    await patchSite(world.context, world.owner, site._id, {
      siteName: 'Renamed',
      pages: {
        added: Array.from({ length: 20 }, (_, index) => ({ name: `P ${index}`, slug: `p-${index}` })),
      },
    })
    // requests that make the bucket public pass too
    proxy.mood({ status: 403, code: 'InvalidAccessKeyId', method: 'PUT', after: 8 })
    const failed = await world.publish(site._id, clouds)
    proxy.mood(undefined)
    expect(failed.status).toBe('failed')
    expect(failed.targets[0]?.error).toMatch(/rejected these keys/)
    expect(await open(site, 'index.html')).toEqual(before)

    const retried = await retryPublication(world.context, world.owner, site._id)
    if (!retried.ok) throw new Error(retried.message)
    await runPublication(world.context, retried.site.runId ?? '', noStop)
    expect((await world.site(site._id)).status).toBe('published')
    expect((await open(site, 'p-19/index.html')).status).toBe(200)
    await isWhole(site)
  })

  it('sends everything again to a bucket that was emptied', async () => {
    const site = await world.publish((await world.newSite())._id, clouds)
    const before = await open(site, 'index.html')
    const credentials = { accessKeyId: store.accessKey, secretAccessKey: store.secretKey }
    const client = new S3Client({
      endpoint: store.endpoint,
      region: 'us-east-1',
      forcePathStyle: true,
      credentials,
    })
    const rows = await world.database.db
      .selectFrom('siteFiles')
      .select('path')
      .where('targetId', '=', site.targets[0]?._id ?? '')
      .execute()
    const empty = async (but: string) => {
      for (const { path } of rows)
        if (path !== but)
          await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: `${site.rootSlug}/${path}` }))
    }
    await empty('')
    expect((await open(site, 'index.html')).status).not.toBe(200)
    const plan = await planPublicationOf(world.context, world.owner.accountId, { siteId: site._id })
    expect(plan.targets).toMatchObject([{ added: rows.length, unchanged: 0, deleted: 0, error: null }])
    const again = await world.publish(site._id, clouds)
    expect(again.targets[0]).toMatchObject({ uploaded: rows.length, error: null })
    expect(await open(site, 'index.html')).toEqual(before)

    // publishing to the emptied bucket continues after it was interrupted
    await empty('index.html')
    await world.database.db
      .updateTable('siteFiles')
      .set({ sha256: '' })
      .where('targetId', '=', site.targets[0]?._id ?? '')
      .where('path', '!=', 'index.html')
      .execute()
    const rest = await world.publish(site._id, clouds)
    client.destroy()
    expect(rest.targets[0]).toMatchObject({ uploaded: rows.length - 1, error: null })
    await isWhole(site)
  })

  it('reports an unavailable region, for a new bucket at once and for an old one at its next publication', async () => {
    const site = await world.newSite()
    proxy.mood({ status: 400, code: 'InvalidLocationConstraint', method: 'PUT' })
    const fresh = { bucket: `${bucket}-moved`, newBucket: true, region: 'atlantis-1' }
    const refused = await requestPublication(world.context, world.owner, site._id, [
      { cloud: 's3', accountLabel: 'Own', buckets: [fresh] },
    ])
    proxy.mood(undefined)
    expect(refused).toMatchObject({ ok: false, message: expect.stringMatching(/does not know this region/) })
    expect(await world.site(site._id)).toMatchObject({ status: 'draft', targets: [] })

    await world.publish(site._id, clouds)
    const before = await open(site, 'index.html')
    await patchSite(world.context, world.owner, site._id, { siteName: 'Renamed' })
    proxy.mood({ status: 400, code: 'IllegalLocationConstraintException', method: 'PUT' })
    const failed = await world.publish(site._id, clouds)
    proxy.mood(undefined)
    expect(failed).toMatchObject({ status: 'failed' })
    expect(failed.targets[0]?.error).toMatch(/does not know this region/)
    expect(await open(site, 'index.html')).toEqual(before)
  })
})

describe('names that try to leave their folder', () => {
  let world: World
  beforeAll(async () => {
    world = await createWorld()
  })
  afterAll(() => world.end())

  it.each([
    '../out',
    '..%2fout',
    '%2e%2e',
    '/abs',
    'a/../../b',
    'a\\b',
    'about\u0000',
    '\u0430bout', // Cyrillic а
    'about\u200b',
    'ａbout',
    'About',
    'a'.repeat(300),
    '.htaccess',
    'index.html',
  ])('are rejected as the slug of a page: %j', async (slug) => {
    const site = await world.newSite()
    const added = [{ name: 'Page', slug }]
    await expect(patchSite(world.context, world.owner, site._id, { pages: { added } })).rejects.toMatchObject(
      {
        code: 400,
      },
    )
    await expect(world.newSite({ rootSlug: slug })).rejects.toMatchObject({ code: 400 })
  })

  it('are harmless as names of sites and pages', async () => {
    const site = await world.newSite()
    const name = '../../etc/passwd <script>alert(1)</script>'
    await patchSite(world.context, world.owner, site._id, {
      siteName: name,
      pages: { updated: [{ _id: site.pages[0]?._id ?? '', name }] },
    })
    const published = await world.publish(site._id)
    const home = await (await fetch(published.siteLink ?? '')).text()
    expect(published.status).toBe('published')
    expect(home).not.toContain('<script>alert')
  })

  it('cannot be used twice in one site, ignoring case', async () => {
    const site = await world.newSite()
    const added = [
      { name: 'One', slug: 'same' },
      { name: 'Two', slug: 'same' },
    ]
    await expect(patchSite(world.context, world.owner, site._id, { pages: { added } })).rejects.toMatchObject(
      {
        code: 400,
        errors: expect.objectContaining({ 'pages.added.1.slug': 'Please use unique slug' }),
      },
    )
  })
})
