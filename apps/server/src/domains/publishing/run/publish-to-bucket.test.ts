import { mkdir, readdir } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Site } from '@web2/contract/sites'
import type { StorageAddress } from '../../../platform/config/storage-url.ts'
import { openBlobs } from '../../clouds/providers/builtin/blobs.ts'
import { heldByHost, keptSizes, newStorage } from '../../../testing/worlds/host-kinds.ts'
import { startFaultProxy, type MoodyProxy } from '../../../testing/network/faulty-proxy.ts'
import { createWorld, noStop, type World } from '../../../testing/worlds/publishing-world.ts'
import { startSecondNode, type SecondNode } from '../../../testing/worlds/second-instance.ts'
import { eraseAccount } from '../../accounts/users/delete-account.ts'
import { purgeAccountFiles, removeAccountFiles } from '../../operations/account-data/remove-account-files.ts'
import { putPage } from '../../sites/pages/put-page.ts'
import { removeSite } from '../../sites/remove-site.ts'
import { planPublicationOf } from '../publications/plan-publication.ts'
import { purgeUnreferencedContents } from '../publications/purge-hosted-files.ts'
import { purgePublications } from '../publications/purge-publications.ts'
import { restorePublication } from '../publications/restore-publication.ts'
import { runPublication } from './run-publication.ts'

vi.setConfig({ testTimeout: 60_000 })

const storage = await newStorage()

describe.skipIf(!storage)('instances that share a database and a bucket, but no folder', () => {
  let proxy: MoodyProxy
  let seen: StorageAddress
  let world: World
  let other: SecondNode
  beforeAll(async () => {
    proxy = await startFaultProxy(storage!.endpoint)
    seen = { ...storage!, endpoint: proxy.endpoint }
    world = await createWorld([], { storage: seen })
    other = await startSecondNode(world)
  })
  afterAll(async () => {
    proxy.mood(undefined)
    await other.stop()
    await world.end()
    await proxy.stop()
  })

  const away = () => proxy.mood({ status: 500, code: 'InternalError' })
  const edit = (site: Site, html: string) =>
    putPage(world.context, world.owner, site._id, { _id: site.pages[0]?._id ?? '', html })
  /** Returns the home page as each of the two instances serves it. */
  const shown = async (site: Site) => {
    const own = `http://127.0.0.1:${world.context.config.sitesPort}`
    const ask = async (base: string) => {
      const answer = await fetch(`${base}/${site.rootSlug}/`)
      return { status: answer.status, text: await answer.text() }
    }
    return [await ask(own), await ask(other.sitesUrl)] as const
  }
  const publications = (site: Site) =>
    world.database.db
      .selectFrom('publications')
      .select(['id', 'runId', 'status'])
      .where('siteId', '=', site._id)
      .orderBy('number')
      .execute()
  const editions = async () => {
    const draft = await world.newSite()
    await edit(draft, '<h1>First edition</h1>')
    const site = await world.publish(draft._id)
    const first = await heldByHost(world, site.rootSlug)
    await edit(site, '<h1>Second edition</h1>')
    await world.publish(site._id)
    return { site, first }
  }

  it('show each other’s publications at once, and restore earlier ones', async () => {
    const { site, first } = await editions()
    for (const page of await shown(site))
      expect(page).toEqual({ status: 200, text: expect.stringContaining('Second edition') })

    const [earlier] = await publications(site)
    const restored = await restorePublication(other.context, world.owner, {
      publicationId: earlier?.id ?? '',
      pages: true,
    })
    await runPublication(other.context, restored.runId, noStop)
    expect(await heldByHost(world, site.rootSlug)).toEqual(first)
    for (const page of await shown(site)) expect(page.text).toContain('First edition')
    expect((await world.site(site._id)).pages[0]?._id).toBe(site.pages[0]?._id)
  })

  it('leave no file of a publication in the local folder', async () => {
    await editions()
    const work = join(world.context.config.dataDir, 'publications/.work')
    await mkdir(work, { recursive: true })
    expect(await readdir(work)).toEqual([])
    expect(await readdir(world.context.config.dataDir)).not.toContain('sites')
  })

  it('delete a removed site on all instances and in the bucket', async () => {
    const { site } = await editions()
    await removeSite(world.context, world.owner, site._id)
    const { id } = await world.database.db
      .selectFrom('runs')
      .select('id')
      .where('subjectId', '=', site._id)
      .where('status', '=', 'queued')
      .executeTakeFirstOrThrow()
    await runPublication(other.context, id, noStop)
    expect((await shown(site)).map(({ status }) => status)).toEqual([404, 404])
    expect((await openBlobs(seen).list(site.rootSlug)).size).toBe(0)
    expect(await keptSizes(world, site._id)).toEqual(new Map())
  })

  it('delete an account at once, and in the bucket as soon as it responds', async () => {
    const storageOfItsOwn = { ...seen, folder: 'leaving/' }
    const leaving = await createWorld([], { storage: storageOfItsOwn })
    const { context, owner, database } = leaving
    const site = await leaving.publish((await leaving.newSite())._id)
    const address = `http://127.0.0.1:${context.config.sitesPort}/${site.rootSlug}/`
    expect((await fetch(address)).status).toBe(200)
    away()
    await database.db
      .transaction()
      .execute((transaction) => eraseAccount(context, transaction, owner.accountId))
    await removeAccountFiles(context, owner.accountId)
    expect((await fetch(address)).status).toBe(404)
    proxy.mood(undefined)
    expect((await openBlobs(storageOfItsOwn).list(site.rootSlug)).size).toBeGreaterThan(0)
    await purgeAccountFiles(context)
    await purgePublications(context)
    expect((await openBlobs(storageOfItsOwn).list(site.rootSlug)).size).toBe(0)
    expect(await keptSizes(leaving, site._id)).toEqual(new Map())
    await leaving.end()
  })

  it('delete contents from the bucket that no URL shows, and nothing else', async () => {
    const { site } = await editions()
    const blobs = openBlobs(seen)
    const before = await heldByHost(world, site.rootSlug)
    expect((await blobs.list(site.rootSlug)).size).toBe(before.size + 1)
    await blobs.put('nobodys', 'a'.repeat(64), Buffer.from('of a site that is gone'))
    await purgeUnreferencedContents(other.context)
    await purgePublications(other.context)
    expect((await blobs.list(site.rootSlug)).size).toBe(before.size)
    expect(await heldByHost(world, site.rootSlug)).toEqual(before)
    expect((await blobs.list('nobodys')).size).toBe(1)
    world.later(25 * 3_600_000)
    await purgeUnreferencedContents(world.context)
    expect((await blobs.list('nobodys')).size).toBe(0)
  })

  it('answer cached pages, HEAD and missing files without the bucket, and the rest with a message', async () => {
    const site = await world.publish((await world.newSite())._id)
    const home = `${other.sitesUrl}/${site.rootSlug}/`
    const css =
      [...(await heldByHost(world, site.rootSlug)).keys()].find((path) => path.endsWith('.xml')) ?? ''
    const first = await fetch(home)
    const [etag, text] = [first.headers.get('etag') ?? '', await first.text()]
    away()
    expect((await fetch(home, { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect(await (await fetch(home)).text()).toBe(text)
    expect((await fetch(home + css, { method: 'HEAD' })).status).toBe(200)
    expect((await fetch(home.slice(0, -1), { redirect: 'manual' })).status).toBe(301)
    const refused = await fetch(home + css)
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('10')
    expect(refused.headers.get('content-security-policy')).toContain("object-src 'none'")
    expect(await refused.text()).toContain('Try again in a moment')
    proxy.mood(undefined)
    expect((await fetch(home + css)).status).toBe(200)
  })

  it.each([
    ['is away', { status: 500, code: 'InternalError' }, /can’t be reached/],
    ['breaks off in the middle', { status: 500, code: 'InternalError', method: 'PUT', after: 4 }, /reached/],
    ['is full', { status: 403, code: 'QuotaExceeded', method: 'PUT', after: 4 }, /bucket .* full/],
  ])(
    'keep the old site complete when the bucket %s, report it, and continue by themselves',
    async (_, mood, says) => {
      const site = await world.publish((await world.newSite())._id)
      const before = await heldByHost(world, site.rootSlug)
      for (const page of site.pages)
        await putPage(world.context, world.owner, site._id, {
          _id: page._id,
          html: `<h1>New ${page.slug}</h1>`,
        })
      proxy.mood(mood)
      const unfinished = await world.publish(site._id)
      proxy.mood(undefined)
      expect(unfinished.status).toBe('publishing')
      const step = await world.database.db
        .selectFrom('runItems')
        .select(['status', 'message'])
        .where('runId', '=', unfinished.runId ?? '')
        .executeTakeFirstOrThrow()
      expect(step).toEqual({ status: 'planned', message: expect.stringMatching(says) })
      expect(await heldByHost(world, site.rootSlug)).toEqual(before)
      world.later(3_600_000)
      await runPublication(other.context, unfinished.runId ?? '', noStop)
      expect((await world.site(site._id)).status).toBe('published')
      for (const page of await shown(site)) expect(page.text).toContain('<h1>New ')
    },
  )

  it('explain why plans and earlier publications are unavailable during a bucket outage', async () => {
    const { site } = await editions()
    const [earlier] = await publications(site)
    away()
    const { targets } = await planPublicationOf(world.context, world.owner.accountId, { siteId: site._id })
    expect(targets[0]?.error).toMatch(/installation’s bucket/)
    await expect(
      restorePublication(world.context, world.owner, { publicationId: earlier?.id ?? '', pages: true }),
    ).rejects.toMatchObject({ code: 409, message: expect.stringMatching(/nothing was changed\. Try again/) })
    proxy.mood(undefined)
  })

  it('record what a killed worker had switched before it could record it', async () => {
    const { site, first } = await editions()
    const target = (await world.site(site._id)).targets[0]?._id ?? ''
    // as if the worker had died between the switch and its record
    await world.database.db.deleteFrom('siteFiles').where('targetId', '=', target).execute()
    const again = await world.publish(site._id)
    expect(again.targets[0]).toMatchObject({ uploaded: 0, unchanged: first.size })
    await removeSite(world.context, world.owner, site._id)
    await world.database.db.deleteFrom('siteFiles').where('targetId', '=', target).execute()
    const { id } = await world.database.db
      .selectFrom('runs')
      .select('id')
      .where('subjectId', '=', site._id)
      .where('status', '=', 'queued')
      .executeTakeFirstOrThrow()
    await runPublication(world.context, id, noStop)
    expect((await shown(site)).map(({ status }) => status)).toEqual([404, 404])
  })

  it('respond with 503 if the bucket does not answer', async () => {
    const site = await world.publish((await world.newSite())._id)
    const silent: Server = createServer(() => undefined).listen(0, '127.0.0.1')
    await vi.waitFor(() => expect(silent.listening).toBe(true))
    const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
    const node = await startSecondNode(world, { storage: { ...seen, endpoint }, patience: 100 })
    try {
      expect((await fetch(`${node.sitesUrl}/${site.rootSlug}/`)).status).toBe(503)
    } finally {
      await node.stop()
      silent.closeAllConnections()
      silent.close()
    }
  })
})
