import { createNode, createDocument, storedJson, sequentialUuids } from '@web2/builder'
import type { Turbo, TurboDefinition, TurboPage, TurboPageContent, TurboSite } from '@web2/contract/generator'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { mostLostInLongWork } from '../../../platform/jobs/attempt.ts'
import { killWorkersAt } from '../../../testing/kills/kill-workers-at.ts'
import { lockWaits } from '../../../testing/kills/lock-waits.ts'
import { acting } from '../../../testing/worlds/generator-definition.ts'
import { startTurboWorld, type TurboWorld } from '../../../testing/worlds/generator-world.ts'

let world: TurboWorld
beforeAll(async () => {
  world = await startTurboWorld()
})
afterAll(() => world.stop())

const services = Array.from({ length: 4 }, (_, at) => `Service ${at + 1}`)
const places = Array.from({ length: 5 }, (_, at) => `Town ${at + 1}`)

const document = storedJson(
  createDocument(
    [
      createNode('Heading', { headingType: 'h1', content: '{service} in {place}', elementStyle: {} }),
      createNode('Paragraph', { content: 'We {work|are there} in {place} for {service}.', elementStyle: {} }),
      createNode('BusinessPhone', { elementStyle: {} }),
    ],
    sequentialUuids(),
  ),
)

const definition = async (change: Partial<TurboDefinition> = {}): Promise<TurboDefinition> => ({
  name: 'Local pages',
  source: { pageId: await world.page(document) },
  lists: [
    { name: 'service', values: services },
    { name: 'place', values: places },
  ],
  mode: 'all',
  seed: 1,
  pages: null,
  address: '{service}/{place}',
  pageName: '{service} in {place}',
  title: '{service} in {place}',
  description: 'About {service}',
  rules: [],
  listing: null,
  structure: { hubs: ['service', 'place'], breadcrumb: true, nearby: 2, related: 2 },
  sitePer: null,
  siteName: 'Local',
  rootSlug: `local-${world.number()}`,
  email: '',
  clouds: [],
  brakes: {
    sample: 3,
    perDay: null,
    timeZone: 'UTC',
    noindex: true,
    stopAtErrors: 20,
    stopAtCost: null,
    similarFrom: 0.8,
  },
  ...change,
})

const made = async (change: Partial<TurboDefinition> = {}): Promise<Turbo> =>
  world.post('/cloud-sites-turbo', await definition(change))
const act = (turbo: Turbo, action: string): Promise<Turbo> =>
  world.patch(`/cloud-sites-turbo/${turbo._id}`, acting(action))
const fresh = (turbo: Turbo): Promise<Turbo> => world.get(`/cloud-sites-turbo/${turbo._id}`)
const pagesOf = async (turbo: Turbo, query = ''): Promise<TurboPage[]> =>
  (await world.get(`/turbo-pages?turboId=${turbo._id}&$limit=1000&$sort[position]=1${query}`)).data
const sitesOf = async (turbo: Turbo): Promise<TurboSite[]> =>
  (await world.get(`/turbo-sites?turboId=${turbo._id}&$limit=1000`)).data

const planned = async (change: Partial<TurboDefinition> = {}): Promise<Turbo> => {
  const turbo = await made(change)
  await act(turbo, 'plan')
  await world.work()
  return fresh(turbo)
}
/** Returns a page with a placeholder that no list or listing fills. */
const pageOf = (content: string) =>
  storedJson(createDocument([createNode('Paragraph', { content })], sequentialUuids()))
const withHole = async () => {
  const text = pageOf('{service} in {place} by {nap.businessName}')
  const turbo = await planned({ source: { pageId: await world.page(text) } })
  await act(turbo, 'sample')
  await world.work()
  return turbo
}
const published = async (change: Partial<TurboDefinition> = {}): Promise<Turbo> => {
  const turbo = await planned(change)
  await act(turbo, 'sample')
  await world.work()
  await act(turbo, 'approve')
  await world.work()
  return fresh(turbo)
}

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
    await world.patch(`/cloud-sites-turbo/${turbo._id}`, {
      lists: [
        { name: 'service', values: services.slice(0, 2) },
        { name: 'place', values: [...places, 'Town 6'] },
      ],
    })
    await act(turbo, 'plan')
    await world.work()
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
      expect(await world.call(method, `/cloud-sites-turbo${path}`, body)).toMatchObject({
        status: 400,
        body: { errors: { rules: expect.stringContaining('does not exist any more') } },
      })
  })

  it('returns 400 with a message per field', async () => {
    const turbo = await made({ pages: 0, title: '{town}' })
    const { status, body } = await world.call('PATCH', `/cloud-sites-turbo/${turbo._id}`, { action: 'plan' })
    expect(status).toBe(400)
    expect(body.errors).toMatchObject({
      pages: 'Number of Pages must be more than 0.',
      title: expect.stringContaining('{town} is no column'),
    })
  })
})

describe('a project', () => {
  it('publishes the approved pages, and lists them only after a second approval', async () => {
    const turbo = await published()
    expect(turbo).toMatchObject({ status: 'done', ready: 30, released: 30, failedPages: 0 })
    const [site] = await sitesOf(turbo)
    expect(site).toMatchObject({ status: 'published', pages: 30, released: 30 })
    const files = await world.files(site!._id)
    expect(files.has('service-2/town-3/index.html')).toBe(true)
    const html = await world.live(site!._id, 'service-2/town-3/index.html')
    expect(html).toContain('<h1')
    expect(html).toContain('Service 2 in Town 3')
    expect(html).toContain('noindex')
    await act(turbo, 'list')
    await world.work()
    expect(await world.live(site!._id, 'service-2/town-3/index.html')).not.toContain('noindex')
    expect(await world.live(site!._id, 'sitemap.xml')).toContain('service-2/town-3')
  })

  it('links from its first page to every page', async () => {
    const turbo = await published()
    const [site] = await sitesOf(turbo)
    const files = await world.files(site!._id)
    const pages = new Set([...files.keys()].filter((path) => path.endsWith('index.html')))
    const seen = new Set<string>(['index.html'])
    const waiting = ['index.html']
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const html = await world.live(site!._id, path)
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
    const [one, other] = [await world.nap('555 0101'), await world.nap('555 0202')]
    const turbo = await published({
      listing: { by: 'value', name: 'place', naps: [{ value: 'Town 1', napId: one }], otherwise: other },
    })
    const [site] = await sitesOf(turbo)
    const before = await world.files(site!._id)
    await world.patch(`/naps/${one}`, { phone: '555 0303' })
    expect((await fresh(turbo)).changedSince).toEqual(['listings'])
    await act(turbo, 'publish')
    await world.work()
    const after = await world.files(site!._id)
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
      rootSlug: `in-{place:slug}-${world.number()}`,
      address: '{service}',
      structure: { hubs: [], breadcrumb: true, nearby: 0, related: 0 },
    })
    expect(turbo).toMatchObject({ status: 'done', siteCount: 5 })
    const sites = await sitesOf(turbo)
    expect(sites.map(({ name, pages, status }) => [name, pages, status])).toEqual(
      towns.map((place) => [`In ${place}`, 5, 'published']),
    )
    const listed = async (query: string) =>
      (await world.get(`/turbo-sites?turboId=${turbo._id}${query}`)).data.map(({ name }: TurboSite) => name)
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
      [...(await world.files(site!._id)).keys()].filter((path) => path.endsWith('index.html')).length
    expect(await count()).toBe(9)
    world.wait(24)
    await world.work()
    expect(await count()).toBe(17)
    world.wait(24)
    await world.work()
    expect(await count()).toBe(21)
    expect(await fresh(turbo)).toMatchObject({ status: 'done', nextAt: null })
  })

  it('can be paused, resumed and canceled, and returns 409 otherwise', async () => {
    const turbo = await planned()
    await act(turbo, 'sample')
    await act(turbo, 'pause')
    await world.work()
    expect(await fresh(turbo)).toMatchObject({ status: 'paused', actions: ['resume', 'cancel'] })
    await act(turbo, 'resume')
    await world.work()
    expect(await fresh(turbo)).toMatchObject({ status: 'review' })
    expect((await world.call('PATCH', `/cloud-sites-turbo/${turbo._id}`, { action: 'publish' })).status).toBe(
      409,
    )
    await act(turbo, 'cancel')
    expect(await fresh(turbo)).toMatchObject({ status: 'cancelled' })
  })

  it('stops with a message if it repeatedly kills workers without progress', async () => {
    const { context } = world.world
    const unit = (turbo: Turbo) => ({ subjectId: turbo._id, accountId: world.accountId })
    const turbo = await made()
    await act(turbo, 'plan')
    await killWorkersAt(context, { kind: 'plan-of-sites', ...unit(turbo) }, mostLostInLongWork)
    await world.work()
    const message = expect.stringContaining('so it was put aside')
    expect(await fresh(turbo)).toMatchObject({ status: 'draft', message })
    await act(turbo, 'plan')
    await world.work()
    await act(turbo, 'sample')
    await killWorkersAt(context, { kind: 'generation-of-sites', ...unit(turbo) }, mostLostInLongWork)
    await world.work()
    expect(await fresh(turbo)).toMatchObject({ status: 'stopped', message })
    await act(turbo, 'resume')
    await world.work()
    expect(await fresh(turbo)).toMatchObject({ status: 'review', message: '' })
  })

  it('continues if resumed while the run that saw it paused is ending', async () => {
    const { db } = world.world.context
    const turbo = await planned()
    await act(turbo, 'sample')
    await act(turbo, 'pause')
    // as a killed worker leaves it; starting it would wait for the row that only its end should wait for
    await sql`update runs set status = 'running' where subject_id = ${turbo._id}`.execute(db)
    const [working, resuming] = await db.transaction().execute(async (transaction) => {
      await sql`select from runs where subject_id = ${turbo._id} for update`.execute(transaction)
      const ending = world.work()
      await vi.waitFor(async () => expect(await lockWaits(db)).toBe(1), { timeout: 20_000 })
      const resumed = act(turbo, 'resume')
      await vi.waitFor(async () => expect(await lockWaits(db)).toBe(2), { timeout: 20_000 })
      return [ending, resumed]
    })
    await Promise.all([working, resuming])
    await world.work()
    expect(await fresh(turbo)).toMatchObject({ status: 'review' })
  })
})

describe('a page', () => {
  it('is shown as it would be published, next to the most similar one', async () => {
    const turbo = await planned()
    const [, , page] = await pagesOf(turbo, '&kind=page')
    const content: TurboPageContent = await world.get(`/turbo-pages/${page!._id}`)
    expect(content.html).toContain('Service 1 in Town 3')
    expect(content.text).toContain('Service 1 in Town 3')
    expect(content.values).toMatchObject({ service: 'Service 1', place: 'Town 3' })
    if (content.similarTo) expect(content.similar?.text).toContain('Service')
  })

  it('check returns blocks, placeholders and the first pages', async () => {
    const check = await world.post('/turbo-checks', await definition())
    expect(check).toMatchObject({ problems: {}, pages: 20, combinations: '20', variants: '2' })
    expect(check.placeholders).toEqual([
      { name: 'service', value: 'Service 1' },
      { name: 'place', value: 'Town 1' },
    ])
    expect(check.samples[0]).toEqual({
      name: 'Service 1 in Town 1',
      path: 'service-1/town-1/',
      title: 'Service 1 in Town 1',
      description: 'About Service 1',
    })
    expect(check.blocks.map(({ type }: { type: string }) => type)).toContain('Heading')
  })

  it('check reports a missing column and a deleted table', async () => {
    const { _id: dataId } = await world.post('/turbo-data', {
      name: 'Towns',
      columns: ['Town'],
      rows: [['Bath'], ['Wells']],
    })
    const withList = async (list: object) =>
      world.post('/turbo-checks', {
        ...(await definition()),
        lists: [
          { name: 'service', values: services },
          { name: 'place', ...list },
        ],
      })
    expect(await withList({ dataId, column: 'Town' })).toMatchObject({ problems: {}, pages: 8 })
    const message = 'This table, or the column of it, is not there any more. Choose another one.'
    for (const list of [{ dataId, column: 'County' }, { dataId: crypto.randomUUID() }])
      expect((await withList(list)).problems).toMatchObject({ 'lists.1.dataId': message })
  })

  it('with spintax of a trillion variants is counted, planned and filled', async () => {
    const title = '{a|b|c|d|e|f|g|h|i|j}'.repeat(12)
    expect(await world.post('/turbo-checks', await definition({ title }))).toMatchObject({
      problems: {},
      variants: String(2n * 10n ** 12n),
    })
    const turbo = await planned({ title })
    expect(turbo.plan!.variants).toBe(String(2n * 10n ** 12n))
    const titles = (await pagesOf(turbo, '&kind=page')).map((page) => page.title)
    for (const each of titles) expect(each).toMatch(/^[a-j]{12}$/)
    expect(new Set(titles).size).toBe(titles.length)
  })

  it('with a path shared by all pages gets a path of its own', async () => {
    const turbo = await planned({ address: 'here' })
    const paths = (await pagesOf(turbo, '&kind=page')).map(({ path }) => path)
    expect(new Set(paths).size).toBe(20)
    expect(turbo.plan).toMatchObject({ collisions: 19 })
  })

  it('structure is a tree', async () => {
    const turbo = await planned()
    const tree = await world.get(`/turbo-structures/${turbo._id}`)
    expect(tree).toMatchObject({ kind: 'home', path: '' })
    expect(tree.children).toHaveLength(9)
    expect(tree.children[0].children[0]).toMatchObject({ kind: 'page', path: 'service-1/town-1' })
  })
})

describe('errors visible to visitors', () => {
  const approve = (turbo: Turbo, acceptIssues: readonly string[] = []) =>
    world.call('PATCH', `/cloud-sites-turbo/${turbo._id}`, { ...acting('approve'), acceptIssues })

  it('are listed once for all pages, and must be accepted for approval', async () => {
    const turbo = await withHole()
    const id = 'unfilled-placeholder:generated:nap.businessName'
    const review = await world.get(`/publication-reviews/${turbo._id}`)
    expect(review.issues).toContainEqual(expect.objectContaining({ id, severity: 'error', pageId: null }))
    const refused = await approve(turbo)
    expect(refused).toMatchObject({ status: 409, body: { status: 'error', review: { errors: 1 } } })
    expect(await fresh(turbo)).toMatchObject({ status: 'review' })
    expect((await approve(turbo, [id])).status).toBe(200)
    await world.work()
    const [site] = await sitesOf(turbo)
    const { data } = await world.get(`/publications?siteId=${site?._id}`)
    expect(data[0].review).toMatchObject({ errors: 1, accepted: false })
  })

  it('must be accepted again when publishing with the current source page', async () => {
    const turbo = await published({ source: { pageId: await world.page(pageOf('{service} in {place}')) } })
    const again = (action: string, acceptIssues: readonly string[] = []) =>
      world.call('PATCH', `/cloud-sites-turbo/${turbo._id}`, { action, acceptIssues })
    const pageId = 'pageId' in turbo.source ? turbo.source.pageId : ''
    const hole = pageOf('{service} in {place} by {nap.businessName}')
    await world.patch(`/cloud-pages/${pageId}`, { document: JSON.parse(hole) })
    const id = 'unfilled-placeholder:generated:nap.businessName'
    const review = await world.get(`/publication-reviews/${turbo._id}?action=publish`)
    expect(review.issues).toContainEqual(expect.objectContaining({ id, severity: 'error' }))
    expect(await again('publish')).toMatchObject({
      status: 409,
      body: {
        status: 'error',
        review: { errors: 1, issues: expect.arrayContaining([expect.objectContaining({ id })]) },
      },
    })
    expect(await fresh(turbo)).toMatchObject({ status: 'done', changedSince: ['page'] })
    expect((await again('publish', [id])).status).toBe(200)
    await world.work()
    expect(await fresh(turbo)).toMatchObject({ status: 'done', changedSince: [] })
  })

  it('must be accepted before search engines may list pages', async () => {
    const turbo = await withHole()
    const id = 'unfilled-placeholder:generated:nap.businessName'
    expect((await approve(turbo, [id])).status).toBe(200)
    await world.work()
    const list = (acceptIssues: readonly string[]) =>
      world.call('PATCH', `/cloud-sites-turbo/${turbo._id}`, { action: 'list', acceptIssues })
    expect(await list([])).toMatchObject({ status: 409, body: { review: { errors: 1 } } })
    expect((await list([id])).status).toBe(200)
  })

  it('don’t block a project approved earlier', async () => {
    const turbo = await withHole()
    const { db } = world.world.database
    await db
      .updateTable('turbos')
      .set({ status: 'generating', approvedAt: new Date().toISOString() })
      .where('id', '=', turbo._id)
      .execute()
    await act(turbo, 'pause')
    await act(turbo, 'resume')
    await world.work()
    expect(await fresh(turbo)).toMatchObject({ status: 'done' })
  })
})
