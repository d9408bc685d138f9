import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Site } from '@web2/contract/sites'
import { patchSite } from '../../sites/patch-site.ts'
import { putPage } from '../../sites/pages/put-page.ts'
import { heldByHost, hostKinds } from '../../../testing/worlds/host-kinds.ts'
import { createWorld, type World } from '../../../testing/worlds/publishing-world.ts'

let world: World

const target = (site: Site) => {
  const [first] = site.targets
  if (!first) throw new Error('The site has no target')
  return first
}

const read = async (address: string) => {
  const answer = await fetch(address)
  return { status: answer.status, text: await answer.text() }
}

const files = async (site: Site) => {
  return [...(await heldByHost(world, site.rootSlug)).keys()]
}

describe.each(await hostKinds())('publishing to the built-in host in $kind', ({ storage }) => {
  beforeAll(async () => {
    world = await createWorld([], { storage })
  })
  afterAll(() => world.end())

  it('publishes every page and returns URL and title', async () => {
    const napId = await world.newNap('555 0100')
    const site = await world.publish((await world.newSite({ napId }))._id)
    expect(site.status).toBe('published')
    expect(site.siteLink).toBe(target(site).url)
    expect(target(site)).toMatchObject({
      error: null,
      unchanged: 0,
      deleted: 0,
      liveCheck: { ok: true, status: 200 },
    })
    const home = await read(site.siteLink ?? '')
    expect(home.status).toBe(200)
    expect(home.text).toContain('555 0100')
    for (const page of site.pages.filter(({ isDefault }) => !isDefault))
      expect((await read(`${site.siteLink}${page.slug}/`)).status).toBe(200)
    expect((await read(`${site.siteLink}sitemap.xml`)).text).toContain(`<loc>${site.siteLink}</loc>`)
    expect((await read(`${site.siteLink}no/such/page`)).text).toContain('Page not found')
    expect(target(site).uploaded).toBe((await files(site)).length)
  })

  it('sends nothing if nothing has changed', async () => {
    const site = await world.newSite()
    await world.publish(site._id)
    const again = await world.publish(site._id)
    expect(target(again)).toMatchObject({ uploaded: 0, deleted: 0 })
    expect(target(again).unchanged).toBe((await files(again)).length)
  })

  it('sends exactly the pages that show a changed phone number', async () => {
    const napId = await world.newNap('555 0111')
    const site = await world.publish((await world.newSite({ napId }))._id)
    const shows = (
      await Promise.all((await files(site)).map(async (path) => [path, await content(site, path)] as const))
    )
      .filter(([, text]) => text.includes('555 0111'))
      .map(([path]) => path)
    expect(shows.length).toBeGreaterThan(0)
    await world.database.db.updateTable('naps').set({ phone: '555 0222' }).where('id', '=', napId).execute()
    const again = await world.publish(site._id)
    expect(target(again).uploaded).toBe(shows.length)
    for (const path of shows) expect(await content(again, path)).toContain('555 0222')
  })

  const content = async (site: Site, path: string) =>
    String((await heldByHost(world, site.rootSlug)).get(path))

  it('redirects from former URLs of a page that was renamed and moved twice', async () => {
    const change = (site: Site, page: object) =>
      patchSite(world.context, world.owner, site._id, { pages: { updated: [page as { _id: string }] } })
    const draft = await world.newSite()
    const [page, above] = draft.pages.filter(({ isDefault }) => !isDefault)
    if (!page || !above) throw new Error('The template has two pages beside the first')
    await change(draft, { _id: page._id, slug: 'draft-name' })
    const site = await world.publish(draft._id)
    await change(site, { _id: page._id, slug: 'second-name' })
    await world.publish(site._id)
    await change(site, { _id: page._id, parentId: above._id })
    const last = await world.publish(site._id)

    const now = `${above.slug}/second-name/`
    expect((await read(`${last.siteLink}${now}`)).text).not.toContain('http-equiv="refresh"')
    for (const earlier of ['draft-name', 'second-name']) {
      const { status, text } = await read(`${last.siteLink}${earlier}/`)
      expect(status).toBe(200)
      expect(text).toContain(`<meta http-equiv="refresh" content="0; url=../${now}">`)
      expect(text).toContain(`<link rel="canonical" href="${last.siteLink}${now}">`)
      expect(text).toContain('<meta name="robots" content="noindex">')
    }
    expect((await read(`${last.siteLink}${page.slug}/`)).text).not.toContain('http-equiv="refresh"')
    expect((await read(`${last.siteLink}sitemap.xml`)).text).not.toContain(`${last.siteLink}second-name`)

    await patchSite(world.context, world.owner, site._id, { pages: { deleted: [page._id] } })
    const without = await world.publish(site._id)
    expect((await read(`${without.siteLink}second-name/`)).text).toContain('Page not found')
  })

  it('sends only the edited page', async () => {
    const site = await world.publish((await world.newSite())._id)
    const page = site.pages.at(-1)
    await putPage(world.context, world.owner, site._id, {
      _id: page?._id ?? '',
      html: '<h1>Edited by hand</h1>',
    })
    const again = await world.publish(site._id)
    expect(target(again).uploaded).toBe(1)
    expect(await content(again, `${page?.slug}/index.html`)).toContain('Edited by hand')
  })

  it('removes a deleted page with its folder', async () => {
    const site = await world.publish((await world.newSite())._id)
    const page = site.pages.at(-1)
    await patchSite(world.context, world.owner, site._id, { pages: { deleted: [page?._id ?? ''] } })
    const again = await world.publish(site._id)
    expect(target(again).deleted).toBe(1)
    expect(await files(again)).not.toContain(`${page?.slug}/index.html`)
    expect((await read(`${again.siteLink}${page?.slug}/`)).status).toBe(404)
  })

  it('moves a page whose slug changed', async () => {
    const site = await world.publish((await world.newSite())._id)
    const page = site.pages.at(-1)
    await patchSite(world.context, world.owner, site._id, {
      pages: { updated: [{ _id: page?._id ?? '', slug: 'moved' }] },
    })
    const again = await world.publish(site._id)
    expect((await read(`${again.siteLink}moved/`)).text).not.toContain('http-equiv="refresh"')
    expect((await read(`${again.siteLink}${page?.slug}/`)).text).toContain('url=../moved/"')
  })

  if (!storage)
    it('keeps the old site complete after a disk error, and reports it', async () => {
      const site = await world.publish((await world.newSite())._id)
      const before = await content(site, 'index.html')
      // a file where the new page's folder must be created
      await writeFile(join(world.context.config.dataDir, 'sites', site.rootSlug, 'in-the-way'), 'x')
      await patchSite(world.context, world.owner, site._id, {
        siteName: 'Another name',
        pages: { added: [{ name: 'In the way', slug: 'in-the-way' }] },
      })
      const failed = await world.publish(site._id)
      expect(failed.status).toBe('failed')
      expect(target(failed).error).toMatch(/built-in host could not write/)
      expect(await content(failed, 'index.html')).toBe(before)
      expect((await read(failed.siteLink ?? '')).status).toBe(200)
    })

  it('notifies once per site, however often it is published', async () => {
    const site = await world.publish((await world.newSite())._id)
    await world.publish(site._id)
    const told = await world.database.db
      .selectFrom('notifications')
      .select(['status', 'payload'])
      .where('cause', '=', `publish-site:${site._id}`)
      .execute()
    expect(told).toEqual([
      { status: 'unread', payload: expect.objectContaining({ message: 'Site Published Successfully!' }) },
    ])
  })

  it('counts a page once when it goes live; later publications are free', async () => {
    const used = async () => {
      const row = await world.database.db
        .selectFrom('usageCounters')
        .select(['used', 'reserved'])
        .where('accountId', '=', world.owner.accountId)
        .where('resource', '=', 'publishedPages')
        .executeTakeFirst()
      return { used: row?.used ?? 0, reserved: row?.reserved ?? 0 }
    }
    const before = await used()
    const site = await world.publish((await world.newSite())._id)
    expect(await used()).toEqual({ used: before.used + site.pages.length, reserved: 0 })
    const after = { used: before.used + site.pages.length, reserved: 0 }
    await world.publish(site._id)
    expect(await used()).toEqual(after)
    const [first] = site.pages
    await patchSite(world.context, world.owner, site._id, {
      pages: { updated: [{ _id: first!._id, html: '<p>Changed</p>' }] },
    })
    const again = await world.publish(site._id)
    expect(target(again).uploaded).toBeGreaterThan(0)
    expect(await used()).toEqual(after)
    await patchSite(world.context, world.owner, site._id, {
      pages: { added: [{ name: 'One more', slug: 'one-more', html: '<p>More</p>' }] },
    })
    await world.publish(site._id)
    expect(await used()).toEqual({ ...after, used: after.used + 1 })
  })

  it('refuses a second publication of a site while one runs', async () => {
    const site = await world.newSite()
    const { requestPublication } = await import('../publications/request-publication.ts')
    const request = () =>
      requestPublication(world.context, world.owner, site._id, [{ cloud: 'builtin', buckets: [] }])
    const both = await Promise.allSettled([request(), request()])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 409, message: expect.stringMatching(/already being published/) },
    })
  })
})
