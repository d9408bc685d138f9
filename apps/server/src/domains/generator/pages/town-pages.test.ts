import { createDocument, createNode, storedJson, sequentialUuids, type HeadElement } from '@web2/builder'
import type {
  Turbo,
  TurboCheck,
  TurboDefinition,
  TurboPageContent,
  TurboSite,
} from '@web2/contract/generator'
import type { PublicationReview } from '@web2/contract/publishing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { acting, smallestDefinition } from '../../../testing/worlds/generator-definition.ts'
import { startTurboWorld, type TurboWorld } from '../../../testing/worlds/generator-world.ts'

/* Pages of towns: they link to each other, a first page links to them, and duplicates need a reason. */

let world: TurboWorld
beforeAll(async () => {
  world = await startTurboWorld()
})
afterAll(() => world.stop())

const towns = Array.from({ length: 30 }, (_, at) => `Town ${at + 1}`)
const meta = (name: string, content: string): HeadElement => ({
  tag: 'meta',
  attributes: { [name.startsWith('og:') ? 'property' : 'name']: name, content },
})
const plain = createDocument(
  [
    createNode('Heading', { headingType: 'h1', content: '{service} in {city}', elementStyle: {} }),
    createNode('Paragraph', { content: 'We come to {city} for {service}.', elementStyle: {} }),
    createNode('Container', { elementStyle: {} }, [
      createNode('Paragraph', { content: 'Ask about {city}', elementStyle: {} }),
      createNode('Paragraph', { content: 'Call us any day', elementStyle: {} }),
    ]),
  ],
  sequentialUuids(),
)
const [, , footer = ''] = plain.nodes.get(plain.root)!.children
const document = {
  ...plain,
  nodes: new Map([...plain.nodes, [footer, { ...plain.nodes.get(footer)!, addition: { tag: 'footer' } }]]),
  page: {
    ...plain.page,
    head: [
      meta('description', '{service} in {city}[[ by {nap.businessName}]]'),
      meta('og:description', '{service} near {city}'),
      { tag: 'link', attributes: { rel: 'canonical', href: 'https://old.example/' } },
    ],
  },
}
const literal = createDocument(
  [createNode('Heading', { headingType: 'h1', content: '\\{service} in \\{city}', elementStyle: {} })],
  sequentialUuids(),
)

const definition = async (change: Partial<TurboDefinition> = {}): Promise<TurboDefinition> => ({
  ...smallestDefinition,
  name: 'Internal name',
  source: { pageId: await world.page(storedJson(document)) },
  lists: [
    { name: 'service', values: ['Mowing'] },
    { name: 'city', values: towns },
  ],
  address: '{service}/{city}',
  pageName: '{service} in {city}',
  title: '{service} in {city}',
  structure: { hubs: [], breadcrumb: true, nearby: 3, related: 0, placeList: null },
  siteName: 'Green Acre site',
  rootSlug: `towns-${world.number()}`,
  ...change,
})
const made = async (change: Partial<TurboDefinition> = {}): Promise<Turbo> =>
  world.post('/cloud-sites-turbo', await definition(change))
const act = (turbo: Turbo, action: string): Promise<Turbo> =>
  world.patch(`/cloud-sites-turbo/${turbo._id}`, acting(action))
const fresh = (turbo: Turbo): Promise<Turbo> => world.get(`/cloud-sites-turbo/${turbo._id}`)
const through = async (turbo: Turbo, ...actions: readonly string[]): Promise<Turbo> => {
  for (const action of actions) {
    await act(turbo, action)
    await world.work()
  }
  return fresh(turbo)
}
const siteOf = async (turbo: Turbo): Promise<string> => {
  const [site]: TurboSite[] = (await world.get(`/turbo-sites?turboId=${turbo._id}`)).data
  return site!._id
}
const check = async (change: Partial<TurboDefinition> = {}): Promise<TurboCheck> =>
  world.post('/turbo-checks', await definition(change))
/** Returns the page without its style sheet and scripts, which contain many braces. */
const shown = (html: string) => html.replace(/<(style|script)\b[^>]*>.*?<\/\1>/gs, '')
const planRefusal = async (turbo: Turbo) => {
  const { status, body } = await world.call('PATCH', `/cloud-sites-turbo/${turbo._id}`, { action: 'plan' })
  return { status, errors: body.errors }
}

describe('30 town pages', () => {
  it('link to each other even if no list of places was chosen', async () => {
    const turbo = await through(await made(), 'plan', 'sample', 'approve')
    expect(turbo).toMatchObject({ status: 'done', released: 31 })
    const site = await siteOf(turbo)
    const linked = new Set<string>()
    for (const at of towns.keys()) {
      const html = await world.live(site, `mowing/town-${at + 1}/index.html`)
      const near = [...html.matchAll(/href="[./]+mowing\/town-(\d+)\/"/g)].map(([, number]) => number ?? '')
      expect(near).toHaveLength(3)
      for (const number of near) linked.add(number)
      expect(html).toContain('content="Mowing near Town')
      expect(shown(html)).not.toMatch(/\{|old\.example/)
    }
    expect(linked.size).toBe(30)
  })

  it('made from a template of several pages link only to existing pages', async () => {
    const turbo = await through(
      await made({
        source: { templateId: 'garden' },
        listing: { by: 'one', napId: await world.nap('555 0101') },
        lists: [
          { name: 'service', values: ['Mowing'] },
          { name: 'city', values: ['Bath', 'Wells'] },
        ],
      }),
      'plan',
      'sample',
      'approve',
    )
    const site = await siteOf(turbo)
    const files = await world.files(site)
    const html = await world.live(site, 'mowing/bath/index.html')
    const links = [...html.matchAll(/<a\b[^>]*href="(\.[^"]*)"/g)].map(([, href = '']) => href)
    expect(links.length).toBeGreaterThan(2)
    for (const href of links) {
      const { pathname } = new URL(href, 'https://site.example/mowing/bath/')
      expect(files.has(pathname.slice(1).replace(/(?:index\.html)?$/, 'index.html'))).toBe(true)
    }
    expect(html).toMatch(/<a\b[^>]*href="\.\.\/\.\.\/"[^>]*>Book a visit</)
  })

  it('can be made from a service page of a template, with its theme and the data of their listing', async () => {
    const definition = {
      listing: { by: 'one' as const, napId: await world.nap('555 0101') },
      lists: [
        { name: 'service', values: ['Drains'] },
        { name: 'city', values: ['Bath', 'Wells'] },
      ],
    }
    const source = { templateId: 'plumber', page: 'drains' }
    const turbo = await through(await made({ ...definition, source }), 'plan', 'sample', 'approve')
    const html = await world.live(await siteOf(turbo), 'drains/bath/index.html')
    expect(html).toContain('--c-paper:')
    expect(html).toContain('"@type":"Plumber"')
    expect(html).toContain('"@type":"Service"')
    expect(html).toContain('555 0101')
    expect(shown(html)).not.toMatch(/\{\w|\[\[|\]\]/)
  })

  it('have a first page with its own title, text, sections and contact details', async () => {
    const napId = await world.nap('555 0101')
    const turbo = await through(
      await made({
        listing: { by: 'one', napId },
        lists: [
          { name: 'service', values: ['Mowing', 'Hedges'] },
          { name: 'city', values: ['Bath', 'Wells', 'Frome', 'Street'] },
        ],
      }),
      'plan',
      'sample',
      'approve',
    )
    const html = await world.live(await siteOf(turbo), 'index.html')
    expect(html).toContain('<title>Mowing and Hedges | Business 555 0101</title>')
    expect(html).toMatch(
      /name="description" content="Business 555 0101 offers Mowing and Hedges in Bath, Wells, Frome and Street/,
    )
    expect(html).toMatch(/<h1[^>]*>Mowing and Hedges in Bath, Wells, Frome and Street<\/h1>/)
    expect([...html.matchAll(/<h2[^>]*>([^<]+)</g)].map(([, text]) => text)).toEqual([
      'Mowing',
      'Hedges',
      'Contact',
    ])
    expect(html).toContain('>Mowing in Bath</a>')
    expect(html).toContain('555 0101')
    expect(html).toContain('Call us any day')
    expect(html).not.toContain('Get a quote')
    expect(shown(html)).not.toMatch(/Internal name|old\.example|\{| in \.| in </)
  })

  it('have hub pages with custom texts', async () => {
    const turbo = await through(
      await made({
        structure: {
          ...{ hubs: ['service'], breadcrumb: true, nearby: 3, related: 0 },
          home: { heading: 'Gardens from {business}', intro: '' },
          hubTexts: [{ list: 'service', title: '{service}: {city.count} towns', description: '' }],
        },
      }),
      'plan',
      'sample',
      'approve',
    )
    const site = await siteOf(turbo)
    const [home, hub] = [await world.live(site, 'index.html'), await world.live(site, 'mowing/index.html')]
    expect(home).toMatch(/<h1[^>]*>Gardens from Green Acre site<\/h1>/)
    expect(home).toContain('>All 30 pages: Mowing</a>')
    expect(hub).toContain('<title>Mowing: 30 towns</title>')
    expect(hub).not.toContain('name="description"')
    expect(hub.match(/href="[./]+mowing\/town-\d+\/"/g)).toHaveLength(30)
  })

  it('show in the sample which pages will link to them', async () => {
    const turbo = await through(await made(), 'plan', 'sample')
    const { data } = await world.get(`/turbo-pages?turboId=${turbo._id}&kind=home`)
    const content: TurboPageContent = await world.get(`/turbo-pages/${data[0]._id}`)
    expect(content.html).toContain('Mowing in Town 1, Town 2, Town 3 and 27 more')
    expect(content.html).toContain('>Mowing in Town 30</a>')
  })
})

describe('a plan whose pages would get no links', () => {
  it.each([
    [{ lists: [{ name: 'city', values: ['Bath'] }] }, 'structure.nearby', /“city” has only one place/],
    [{ sitePer: 'city', rootSlug: 'in-{city}' }, 'structure.nearby', /its own site/],
    [
      {
        lists: [{ name: 'city', values: towns }],
        structure: { hubs: [], breadcrumb: true, nearby: 0, related: 2 },
      },
      'structure.related',
      /only one list/,
    ],
  ] as const)('returns 400 for the field: %o', async (change, field, message) => {
    const { status, errors } = await planRefusal(
      await made({ address: '{city}', pageName: '{city}', title: '{city}', ...(change as object) }),
    )
    expect(status).toBe(400)
    expect(errors[field]).toMatch(message)
  })

  it('is refused once its pages are named, if that can’t be known before', async () => {
    const turbo = await made({ mode: 'random', pages: 1 })
    await act(turbo, 'plan')
    await world.work()
    expect(await fresh(turbo)).toMatchObject({
      status: 'draft',
      message: expect.stringContaining('Pages would have no links'),
    })
  })

  it('is computed if one kind of links works, with a warning about the other', async () => {
    const structure = { hubs: [], breadcrumb: true, nearby: 3, related: 3 }
    const turbo = await through(await made({ structure }), 'plan')
    expect(turbo.status).toBe('planned')
    expect(turbo.plan!.warnings.join(' ')).toMatch(/No page has related links/)
    expect((await check({ structure })).notes['structure.related']).toMatch(/one value each/)
  })
})

it('a project of an earlier edition keeps its links and first page until changed', async () => {
  const turbo = await made({
    structure: { hubs: [], breadcrumb: true, nearby: 3, related: 0, edition: 1, placeList: null },
  })
  expect(turbo.structure.edition).toBe(1)
  const { hubs, breadcrumb, nearby } = turbo.structure
  await world.patch(`/cloud-sites-turbo/${turbo._id}`, {
    structure: { hubs, breadcrumb, nearby, related: 1 },
  })
  expect((await fresh(turbo)).structure.edition).toBe(1)
  await through(turbo, 'plan', 'sample')
  const { issues }: PublicationReview = await world.get(`/publication-reviews/${turbo._id}`)
  const errors = issues.filter(({ severity }) => severity === 'error')
  expect(errors.map(({ placeholder }) => placeholder)).toEqual(['service', 'city'])
  await world.patch(`/cloud-sites-turbo/${turbo._id}`, {
    ...acting('approve'),
    acceptIssues: errors.map(({ id }) => id),
  })
  await world.work()
  const site = await siteOf(turbo)
  expect(await world.live(site, 'index.html')).toMatch(/<h1[^>]*>Green Acre site<\/h1>/)
  await world.patch(`/cloud-sites-turbo/${turbo._id}`, { structure: { ...turbo.structure, edition: 2 } })
  await through(turbo, 'plan', 'sample', 'approve')
  expect(await world.live(site, 'index.html')).toMatch(
    /<h1[^>]*>Mowing in Town 1, Town 2, Town 3 and 27 more/,
  )
})

describe('duplicate pages', () => {
  const same = createDocument(
    [createNode('Paragraph', { content: 'We mow lawns and cut hedges all year round.', elementStyle: {} })],
    sequentialUuids(),
  )
  const copies = async () =>
    through(await made({ source: { pageId: await world.page(storedJson(same)) } }), 'plan', 'sample')

  it('need a reason for approval, which is stored and logged', async () => {
    const turbo = await copies()
    expect(turbo.plan!.overlap).toMatchObject({ highest: 1, alike: 30 })
    const approve = (reason?: string) =>
      world.call('PATCH', `/cloud-sites-turbo/${turbo._id}`, { action: 'approve', ...(reason && { reason }) })
    for (const reason of [undefined, '   ']) {
      const { status, body } = await approve(reason)
      expect(status).toBe(400)
      expect(body.errors.reason).toMatch(/^30 of 30 pages are at least 80% similar/)
    }
    expect(await fresh(turbo)).toMatchObject({ status: 'review', approvalReason: null })
    expect((await approve('A test campaign')).status).toBe(200)
    expect((await fresh(turbo)).approvalReason).toBe('A test campaign')
    const { rows } = await sql<{ details: object }>`
      select details from audit_log where action = 'similar-pages-approved' and details ->> 'id' = ${turbo._id}`.execute(
      world.world.context.db,
    )
    expect(rows[0]?.details).toMatchObject({ count: 30, reason: 'A test campaign', name: 'Internal name' })
  })

  it('are also reported for a blank page', async () => {
    const turbo = await through(await made({ source: { templateId: '1' } }), 'plan', 'sample')
    expect(turbo.plan!.overlap).toMatchObject({ highest: 1, alike: 30 })
    const { status } = await world.call('PATCH', `/cloud-sites-turbo/${turbo._id}`, { action: 'approve' })
    expect(status).toBe(400)
  })

  it('are predicted while editing if the page uses no list', async () => {
    expect((await check()).source).toEqual({ usesLists: true, literal: [] })
    expect((await check({ source: { pageId: await world.page(storedJson(same)) } })).source).toEqual({
      usesLists: false,
      literal: [],
    })
    expect((await check({ source: { pageId: await world.page(storedJson(literal)) } })).source).toEqual({
      usesLists: false,
      literal: ['service', 'city'],
    })
  })
})

it('values that differ only in case and spaces are merged into the first', async () => {
  const lists = [
    { name: 'service', values: ['Mowing', 'mowing '] },
    { name: 'city', values: ['Georgetown', 'georgetown ', 'Cafe\u0301', 'Caf\u00e9', 'GEORGETOWN'] },
  ]
  expect(await check({ lists })).toMatchObject({
    pages: 2,
    merged: [
      { list: 'service', count: 1, examples: [{ kept: 'Mowing', merged: 'mowing ' }] },
      { list: 'city', count: 3 },
    ],
  })
  const { _id: dataId } = await world.post('/turbo-data', {
    name: 'Towns',
    columns: ['City', 'State'],
    rows: [
      ['Georgetown', 'TX'],
      ['georgetown ', 'tx'],
      ['Georgetown', 'KY'],
    ],
  })
  const turbo = await through(
    await made({
      lists: [lists[0]!, { name: 'city', dataId }],
      structure: { ...(await definition()).structure, hubs: ['city'] },
    }),
    'plan',
  )
  const { data } = await world.get(`/turbo-pages?turboId=${turbo._id}&$sort[position]=1`)
  expect(data.map(({ path }: { path: string }) => path)).toEqual(
    ['', 'city/georgetown/', 'mowing/georgetown/', 'mowing/georgetown-2/'].map((path) =>
      path.replace(/\/$/, ''),
    ),
  )
})

it('a new plan clears the changes reported since the last one', async () => {
  const turbo = await made()
  await world.patch(`/cloud-sites-turbo/${turbo._id}`, { title: '{service} near {city}' })
  expect((await through(turbo, 'plan')).changedSince).toEqual([])
  await world.patch(`/cloud-sites-turbo/${turbo._id}`, { title: '{service} in {city}' })
  expect((await fresh(turbo)).changedSince).toEqual(['definition'])
  expect((await through(turbo, 'plan')).changedSince).toEqual([])
})
