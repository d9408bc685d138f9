import type { Turbo, TurboPage, TurboSite } from '@web2/contract/generator'
import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { mostLostInLongWork } from '../../../platform/jobs/attempt.ts'
import { killWorkersAt } from '../../../testing/kills/kill-workers-at.ts'
import { lockWaits } from '../../../testing/kills/lock-waits.ts'
import { useProjects } from '../testing/project-fixture.ts'

const fixture = useProjects()
const { services, places, definition, made, act, fresh, pagesOf, sitesOf, planned, published } = fixture

describe('a plan', () => {
  it('counts pages, hub pages and sites, and compares pages', async () => {
    const turbo = await planned()
    expect(turbo).toMatchObject({ status: 'planned', pageCount: 30, actions: ['plan', 'sample'] })
    expect(turbo.plan).toMatchObject({
      combinations: '20',
      pages: 30,
      leaves: 20,
      hubs: 9,
      homes: 1,
      sites: 1,
      variants: '2',
    })
    expect(turbo.plan!.overlap.highest).toBeGreaterThan(0)
    expect((await pagesOf(turbo, '&isSample=true')).map(({ kind }) => kind)).toEqual(['page', 'page', 'page'])
    expect(await sitesOf(turbo)).toEqual([])
  })

  it('keeps pages with the same values when repeated, and deletes the others', async () => {
    const turbo = await planned()
    const before = await pagesOf(turbo)
    await fixture.world.patch(`/cloud-sites-turbo/${turbo._id}`, {
      lists: [
        { name: 'service', values: services.slice(0, 2) },
        { name: 'place', values: [...places, 'Town 6'] },
      ],
    })
    await act(turbo, 'plan')
    await fixture.world.work()
    const after = await pagesOf(turbo)
    const idOf = (pages: TurboPage[], path: string) => pages.find((page) => page.path === path)?._id
    expect(idOf(after, 'service-1/town-3')).toBe(idOf(before, 'service-1/town-3'))
    expect(after.filter(({ kind }) => kind === 'page')).toHaveLength(12)
    expect(idOf(after, 'service-4/town-1')).toBeUndefined()
  })

  it('refuses a prompt stacker of another account', async () => {
    const write = { stackerId: '0190a000-0000-7000-8000-0000000000bb' }
    const rules = [{ nodeId: 'a', write }]
    const turbo = await made()
    for (const [method, path, body] of [
      ['POST', '', await definition({ rules })],
      ['PATCH', `/${turbo._id}`, { rules }],
    ] as const)
      expect(await fixture.world.call(method, `/cloud-sites-turbo${path}`, body)).toMatchObject({
        status: 400,
        body: { errors: { rules: expect.stringContaining('no longer exists') } },
      })
  })

  it('returns 400 with a message per field', async () => {
    const turbo = await made({ pages: 0, title: '{town}' })
    const { status, body } = await fixture.world.call('PATCH', `/cloud-sites-turbo/${turbo._id}`, {
      action: 'plan',
    })
    expect(status).toBe(400)
    expect(body.errors).toMatchObject({
      pages: 'Number of Pages must be more than 0.',
      title: expect.stringContaining('{town} is not a list or column'),
    })
  })
})

describe('a project', () => {
  it('publishes the approved pages, and lists them only after a second approval', async () => {
    const turbo = await published()
    expect(turbo).toMatchObject({ status: 'done', ready: 30, released: 30, failedPages: 0 })
    const [site] = await sitesOf(turbo)
    expect(site).toMatchObject({ status: 'published', pages: 30, released: 30 })
    const files = await fixture.world.files(site!._id)
    expect(files.has('service-2/town-3/index.html')).toBe(true)
    const html = await fixture.world.live(site!._id, 'service-2/town-3/index.html')
    expect(html).toContain('<h1')
    expect(html).toContain('Service 2 in Town 3')
    expect(html).toContain('noindex')
    await act(turbo, 'list')
    await fixture.world.work()
    expect(await fixture.world.live(site!._id, 'service-2/town-3/index.html')).not.toContain('noindex')
    expect(await fixture.world.live(site!._id, 'sitemap.xml')).toContain('service-2/town-3')
  })

  it('links from its first page to every page', async () => {
    const turbo = await published()
    const [site] = await sitesOf(turbo)
    const files = await fixture.world.files(site!._id)
    const pages = new Set([...files.keys()].filter((path) => path.endsWith('index.html')))
    const seen = new Set<string>(['index.html'])
    const waiting = ['index.html']
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const html = await fixture.world.live(site!._id, path)
      for (const [, href = ''] of html.matchAll(/href="([^"#]+)"/g)) {
        const to = new URL(href, `https://site.example/${path}`).pathname
          .slice(1)
          .replace(/(^|\/)$/, '$1index.html')
        if (!pages.has(to) || seen.has(to)) continue
        seen.add(to)
        waiting.push(to)
      }
    }
    expect([...seen].sort()).toEqual([...pages].sort())
    expect(pages.size).toBe(30)
  })

  it('publishes only pages whose listing’s phone number changed', async () => {
    const [one, other] = [await fixture.world.nap('555 0101'), await fixture.world.nap('555 0202')]
    const turbo = await published({
      listing: { by: 'value', name: 'place', naps: [{ value: 'Town 1', napId: one }], otherwise: other },
    })
    const [site] = await sitesOf(turbo)
    const before = await fixture.world.files(site!._id)
    await fixture.world.patch(`/naps/${one}`, { phone: '555 0303' })
    expect((await fresh(turbo)).changedSince).toEqual(['listings'])
    await act(turbo, 'publish')
    await fixture.world.work()
    const after = await fixture.world.files(site!._id)
    const changed = [...after].filter(([path, hash]) => before.get(path) !== hash).map(([path]) => path)
    expect(changed.sort()).toEqual([
      'place/town-1/index.html',
      ...services.map((_, at) => `service-${at + 1}/town-1/index.html`),
    ])
    expect(await fresh(turbo)).toMatchObject({ status: 'done', changedSince: [] })
    const [sent] = await sitesOf(turbo)
    expect(sent!.targets[0]).toMatchObject({ uploaded: 5, deleted: 0 })
  })

  it('creates a site for each place', async () => {
    const towns = [...places.slice(0, 4), 'Town 10']
    const turbo = await published({
      lists: [
        { name: 'service', values: services },
        { name: 'place', values: towns },
      ],
      sitePer: 'place',
      siteName: 'In {place}',
      rootSlug: `in-{place:slug}-${fixture.world.number()}`,
      address: '{service}',
      structure: { hubs: [], breadcrumb: true, nearby: 0, related: 0 },
    })
    expect(turbo).toMatchObject({ status: 'done', siteCount: 5 })
    const sites = await sitesOf(turbo)
    expect(sites.map(({ name, pages, status }) => [name, pages, status])).toEqual(
      towns.map((place) => [`In ${place}`, 5, 'published']),
    )
    const listed = async (query: string) =>
      (await fixture.world.get(`/turbo-sites?turboId=${turbo._id}${query}`)).data.map(
        ({ name }: TurboSite) => name,
      )
    expect(await listed('&$sort[name]=-1&$limit=2')).toEqual(['In Town 10', 'In Town 4'])
    expect(await listed('&$sort[released]=1&$sort[name]=1&$skip=3')).toEqual(['In Town 4', 'In Town 10'])
    expect(await listed('&search=town%201')).toEqual(['In Town 1', 'In Town 10'])
  })

  it('releases the given number of pages per day', async () => {
    const turbo = await published({
      brakes: { ...(await definition()).brakes, perDay: 8 },
      structure: { hubs: [], breadcrumb: false, nearby: 0, related: 0 },
    })
    expect(turbo).toMatchObject({ status: 'dripping', released: 9 })
    const [site] = await sitesOf(turbo)
    const count = async () =>
      [...(await fixture.world.files(site!._id)).keys()].filter((path) => path.endsWith('index.html')).length
    expect(await count()).toBe(9)
    fixture.world.wait(24)
    await fixture.world.work()
    expect(await count()).toBe(17)
    fixture.world.wait(24)
    await fixture.world.work()
    expect(await count()).toBe(21)
    expect(await fresh(turbo)).toMatchObject({ status: 'done', nextAt: null })
  })

  it('can be paused, resumed and canceled, and returns 409 otherwise', async () => {
    const turbo = await planned()
    await act(turbo, 'sample')
    await act(turbo, 'pause')
    await fixture.world.work()
    expect(await fresh(turbo)).toMatchObject({ status: 'paused', actions: ['resume', 'cancel'] })
    await act(turbo, 'resume')
    await fixture.world.work()
    expect(await fresh(turbo)).toMatchObject({ status: 'review' })
    expect(
      (await fixture.world.call('PATCH', `/cloud-sites-turbo/${turbo._id}`, { action: 'publish' })).status,
    ).toBe(409)
    await act(turbo, 'cancel')
    expect(await fresh(turbo)).toMatchObject({ status: 'cancelled' })
  })

  it('stops with a message if it repeatedly kills workers without progress', async () => {
    const { context } = fixture.world.world
    const unit = (turbo: Turbo) => ({ subjectId: turbo._id, accountId: fixture.world.accountId })
    const turbo = await made()
    await act(turbo, 'plan')
    await killWorkersAt(context, { kind: 'plan-of-sites', ...unit(turbo) }, mostLostInLongWork)
    await fixture.world.work()
    const message = expect.stringContaining('so it was skipped')
    expect(await fresh(turbo)).toMatchObject({ status: 'draft', message })
    await act(turbo, 'plan')
    await fixture.world.work()
    await act(turbo, 'sample')
    await killWorkersAt(context, { kind: 'generation-of-sites', ...unit(turbo) }, mostLostInLongWork)
    await fixture.world.work()
    expect(await fresh(turbo)).toMatchObject({ status: 'stopped', message })
    await act(turbo, 'resume')
    await fixture.world.work()
    expect(await fresh(turbo)).toMatchObject({ status: 'review', message: '' })
  })

  it('continues if resumed while the run that saw it paused is ending', async () => {
    const { db } = fixture.world.world.context
    const turbo = await planned()
    await act(turbo, 'sample')
    await act(turbo, 'pause')
    // as a killed worker leaves it; starting it would wait for the row that only its end should wait for
    await sql`update runs set status = 'running' where subject_id = ${turbo._id}`.execute(db)
    const [working, resuming] = await db.transaction().execute(async (transaction) => {
      await sql`select from runs where subject_id = ${turbo._id} for update`.execute(transaction)
      const ending = fixture.world.work()
      await vi.waitFor(async () => expect(await lockWaits(db)).toBe(1), { timeout: 20_000 })
      const resumed = act(turbo, 'resume')
      await vi.waitFor(async () => expect(await lockWaits(db)).toBe(2), { timeout: 20_000 })
      return [ending, resumed]
    })
    await Promise.all([working, resuming])
    await fixture.world.work()
    expect(await fresh(turbo)).toMatchObject({ status: 'review' })
  })
})
