import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Site, SiteCloud } from '@web2/contract/sites'
import { createGuardedAgent } from '../../../platform/outbound/guarded-agent.ts'
import { egressPolicy } from '../../../platform/outbound/egress-policy.ts'
import { noCredentials } from '../../clouds/providers/no-credentials.ts'
import { createS3Cloud } from '../../clouds/providers/s3/store.ts'
import { sharedObjectStore, type SharedObjectStore } from '../../../testing/shared-object-store.ts'
import { startTcpProxy, type TcpProxy } from '../../../testing/network/tcp-proxy.ts'
import { createCloudAccount } from '../../clouds/create-cloud-account.ts'
import { patchSite } from '../../sites/patch-site.ts'
import { putPage } from '../../sites/pages/put-page.ts'
import { removeSite } from '../../sites/remove-site.ts'
import { requestPublication } from '../publications/request-publication.ts'
import { runPublication } from './run-publication.ts'
import { createWorld, noStop, type World } from '../../../testing/worlds/publishing-world.ts'

const found = await sharedObjectStore()
const fresh = (name: string) => `${name}-${randomBytes(4).toString('hex')}`
const bucket = fresh('publish')
const foreign = fresh('foreign')

describe.skipIf('unavailable' in found)('publishing to an S3 store', () => {
  const store = found as SharedObjectStore
  let world: World
  let proxy: TcpProxy

  const account = (label: string, keys: { accessKey: string; secretKey: string }) =>
    createCloudAccount(world.context, world.owner, {
      cloud: 's3',
      label,
      ...keys,
      region: 'us-east-1',
      endpoint: proxy.endpoint,
    })

  beforeAll(async () => {
    proxy = await startTcpProxy(store.endpoint)
    world = await createWorld([new URL(proxy.endpoint).host])
    await account('Own', store)
    await account('Wrong', { accessKey: store.accessKey, secretKey: 'this-is-not-the-secret-key' })
    const stranger = createS3Cloud(
      { ...noCredentials, ...store.stranger, endpoint: store.endpoint },
      createGuardedAgent(egressPolicy([new URL(store.endpoint).host])),
    )
    expect(await stranger.createBucket(foreign)).toMatchObject({ ok: true })
    await world.publish((await world.newSite())._id, to('Own', { bucket, newBucket: true }))
  })
  afterAll(async () => {
    await world.end()
    await proxy.stop()
  })

  const to = (accountLabel: string, chosen: SiteCloud['buckets'][number] = { bucket }): SiteCloud[] => [
    { cloud: 's3', accountLabel, buckets: [chosen] },
  ]
  const target = (site: Site) => {
    const [first] = site.targets
    if (!first) throw new Error('The site has no target')
    return first
  }
  /** Returns the requests of a method that an action caused, without the bucket and the site's folder. */
  const sent = async (method: string, site: Site, action: () => Promise<unknown>) => {
    const before = proxy.requests.length
    await action()
    const folder = `${method} /${bucket}/${site.rootSlug}/`
    return proxy.requests
      .slice(before)
      .filter((line) => line.startsWith(folder))
      .map((line) => line.slice(folder.length))
  }
  const open = async (site: Site, path: string) => {
    const answer = await fetch(`${store.endpoint}/${bucket}/${site.rootSlug}/${path}`)
    return { status: answer.status, text: await answer.text(), type: answer.headers.get('content-type') }
  }

  it('publishes the site for everyone', async () => {
    const site = await world.publish((await world.newSite())._id, to('Own'))
    expect(site.status).toBe('published')
    expect(target(site)).toMatchObject({
      error: null,
      liveCheck: { ok: true, status: 200, title: expect.any(String) },
    })
    expect(site.siteLink).toBe(`${proxy.endpoint}/${bucket}/${site.rootSlug}/index.html`)
    for (const page of site.pages) {
      const answer = await open(site, page.isDefault ? 'index.html' : `${page.slug}/index.html`)
      expect(answer).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' })
      expect(answer.text).not.toContain('href="/')
    }
  })

  it('sends assets first, then pages, and files that list pages last', async () => {
    const site = await world.newSite()
    const paths = await sent('PUT', site, () => world.publish(site._id, to('Own')))
    const pages = paths.filter((path) => path.endsWith('index.html')).map((path) => paths.indexOf(path))
    expect(Math.max(paths.indexOf('404.html'), paths.indexOf('favicon.svg'))).toBeLessThan(Math.min(...pages))
    expect(Math.min(paths.indexOf('sitemap.xml'), paths.indexOf('robots.txt'))).toBeGreaterThan(
      Math.max(...pages),
    )
  })

  it('sends only an edited page, and nothing if nothing changed', async () => {
    const site = await world.publish((await world.newSite())._id, to('Own'))
    const page = site.pages.at(-1)
    await putPage(world.context, world.owner, site._id, { _id: page?._id ?? '', html: '<p>By hand</p>' })
    const again = () => world.publish(site._id, to('Own'))
    expect(await sent('PUT', site, again)).toEqual([`${page?.slug}/index.html`])
    expect(await sent('PUT', site, again)).toEqual([])
  })

  it('sends exactly the pages that show a changed phone number', async () => {
    const napId = await world.newNap('555 0333')
    const site = await world.publish((await world.newSite({ napId }))._id, to('Own'))
    const paths = site.pages.map((page) => (page.isDefault ? 'index.html' : `${page.slug}/index.html`))
    const texts = await Promise.all(
      [...paths, '404.html'].map(async (path) => [path, (await open(site, path)).text] as const),
    )
    const showing = texts.filter(([, text]) => text.includes('555 0333')).map(([path]) => path)
    await world.database.db.updateTable('naps').set({ phone: '555 0444' }).where('id', '=', napId).execute()
    expect((await sent('PUT', site, () => world.publish(site._id, to('Own')))).sort()).toEqual(showing.sort())
    expect((await open(site, 'index.html')).text).toContain('555 0444')
  })

  it('deletes the object of a deleted page after all uploads', async () => {
    const site = await world.publish((await world.newSite())._id, to('Own'))
    const page = site.pages.at(-1)
    await patchSite(world.context, world.owner, site._id, { pages: { deleted: [page?._id ?? ''] } })
    expect(await sent('DELETE', site, () => world.publish(site._id, to('Own')))).toEqual([
      `${page?.slug}/index.html`,
    ])
    expect((await open(site, `${page?.slug}/index.html`)).status).not.toBe(200)
  })

  it('unpublishes everything when the site is deleted', async () => {
    const site = await world.publish((await world.newSite())._id, to('Own'))
    expect((await open(site, 'index.html')).status).toBe(200)
    await removeSite(world.context, world.owner, site._id)
    const { db } = world.database
    const run = await db
      .selectFrom('runs')
      .selectAll()
      .where('subjectId', '=', site._id)
      .where('status', '=', 'queued')
      .executeTakeFirstOrThrow()
    await runPublication(world.context, run.id, noStop)
    expect((await open(site, 'index.html')).status).not.toBe(200)
    expect(await db.selectFrom('sites').select('id').where('id', '=', site._id).execute()).toEqual([])
  })

  it.each([
    ['keys that do not work', 'Wrong', () => ({ bucket }), /rejected these keys/],
    ['a bucket of someone else', 'Own', () => ({ bucket: foreign }), /belongs to someone else/],
    [
      'a bucket that is gone',
      'Own',
      () => ({ bucket: 'never-was-there' }),
      /bucket “never-was-there” does not exist/,
    ],
  ])('stops with a message at %s, and the live site remains', async (_what, label, chosen, sentence) => {
    const site = await world.publish((await world.newSite())._id, to('Own'))
    const before = await open(site, 'index.html')
    await patchSite(world.context, world.owner, site._id, { siteName: 'Changed' })
    const failed = await world.publish(site._id, to(label, chosen()))
    expect(failed.status).toBe('failed')
    expect(failed.targets.find(({ error }) => error !== null)?.error).toMatch(sentence)
    expect(await open(site, 'index.html')).toEqual(before)
  })

  it.each([
    ['a bucket name someone else has', { bucket: foreign, newBucket: true }, /already taken/],
    [
      'a bucket name that is none',
      { bucket: 'No_Good', newBucket: true },
      /does not allow the bucket name “No_Good”/,
    ],
    [
      'a bucket name that leads elsewhere',
      { bucket: '../other' },
      /does not allow the bucket name “..\/other”/,
    ],
    ['a name that only looks like a bucket’s', { bucket: 'gr\u0435en' }, /letters from a to z/],
  ])('rejects %s before planning', async (_what, chosen, sentence) => {
    const site = await world.newSite()
    const refused = await requestPublication(world.context, world.owner, site._id, to('Own', chosen))
    expect(refused).toMatchObject({ ok: false, message: expect.stringMatching(sentence) })
    expect((await world.site(site._id)).status).toBe('draft')
  })

  it('continues after a broken connection, and sends no acknowledged file twice', async () => {
    const site = await world.newSite()
    const before = proxy.requests.length
    proxy.cutAfter('PUT', 4)
    const cut = await world.publish(site._id, to('Own'))
    expect(cut.status).toBe('publishing')
    const acknowledged = await world.database.db
      .selectFrom('siteFiles')
      .select('path')
      .where('targetId', '=', target(cut)._id)
      .execute()
    proxy.heal()
    world.later(16 * 60_000)
    const rest = await sent('PUT', site, () => runPublication(world.context, cut.runId ?? '', noStop))
    expect(rest.filter((path) => acknowledged.some((file) => file.path === path))).toEqual([])
    expect((await world.site(site._id)).status).toBe('published')
    for (const path of ['index.html', 'sitemap.xml', '404.html'])
      expect((await open(site, path)).status).toBe(200)
    expect(proxy.requests.length).toBeGreaterThan(before)
  })

  it('waits until its retry is due, and finally fails with the message', async () => {
    const site = await world.newSite()
    proxy.cutAfter('PUT', 0)
    const cut = await world.publish(site._id, to('Own'))
    const before = proxy.requests.length
    await runPublication(world.context, cut.runId ?? '', noStop)
    expect(proxy.requests.length).toBe(before)
    for (let day = 0; day < 6; day++) {
      world.later(24 * 3_600_000)
      await runPublication(world.context, cut.runId ?? '', noStop)
    }
    proxy.heal()
    const ended = await world.site(site._id)
    expect(ended.status).toBe('failed')
    expect(target(ended).error).toMatch(/connection .* lost/)
  }, 120_000)
})
