import { createDocument, createNode, storedJson, sequentialUuids } from '@web2/builder'
import type { Turbo, TurboDefinition, TurboSite } from '@web2/contract/generator'
import type { SiteRenderer } from '@web2/site'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { acting } from '../../../testing/worlds/generator-definition.ts'
import { startTurboWorld, type TurboWorld } from '../../../testing/worlds/generator-world.ts'

// resets modules that other tests may have loaded, so that the counting mock is used
vi.hoisted(() => vi.resetModules())
/** Paths of the rendered pages. */
const rendered: string[] = []
vi.mock(import('@web2/site'), async (original) => {
  const actual = await original()
  const counting = (renderer: SiteRenderer): SiteRenderer => ({
    ...renderer,
    page: (page) => {
      const file = renderer.page(page)
      return { ...file, body: () => (rendered.push(file.path), file.body()) }
    },
  })
  return { ...actual, siteRenderer: (...site) => counting(actual.siteRenderer(...site)) }
})

let world: TurboWorld
beforeAll(async () => {
  world = await startTurboWorld()
})
beforeEach(() => void rendered.splice(0))
afterAll(async () => {
  await world.stop()
  vi.doUnmock('@web2/site')
  vi.resetModules()
})

const services = ['Hedges', 'Ponds', 'Lawns']
const places = ['Bath', 'Wells', 'Frome', 'Street']

const documentOf = (text: string) =>
  storedJson(
    createDocument(
      [
        createNode('Heading', { headingType: 'h1', content: '{service} in {place}', elementStyle: {} }),
        createNode('Paragraph', { content: text, elementStyle: {} }),
        createNode('BusinessPhone', { elementStyle: {} }),
      ],
      sequentialUuids(),
    ),
  )

const published = async (change: Partial<TurboDefinition>): Promise<{ turbo: Turbo; siteId: string }> => {
  const turbo: Turbo = await world.post('/cloud-sites-turbo', {
    name: 'Local pages',
    lists: [
      { name: 'service', values: services },
      { name: 'place', values: places },
    ],
    mode: 'all',
    seed: 1,
    pages: null,
    address: '{service}/{place}',
    pageName: '{service} in {place}',
    title: '',
    description: '',
    rules: [],
    listing: null,
    structure: { hubs: [], breadcrumb: false, nearby: 1, related: 1 },
    sitePer: null,
    siteName: 'Local',
    rootSlug: `made-${world.number()}`,
    email: '',
    clouds: [],
    brakes: {
      sample: 1,
      perDay: null,
      timeZone: 'UTC',
      noindex: false,
      stopAtErrors: 20,
      stopAtCost: null,
      similarFrom: 0.8,
    },
    ...change,
  })
  await act(turbo, 'plan', 'sample', 'approve')
  const [site]: TurboSite[] = (await world.get(`/turbo-sites?turboId=${turbo._id}`)).data
  expect(site).toMatchObject({ status: 'published', released: 13 })
  return { turbo, siteId: site!._id }
}
const act = async (turbo: Turbo, ...actions: readonly string[]) => {
  for (const action of actions) {
    rendered.splice(0)
    await world.patch(`/cloud-sites-turbo/${turbo._id}`, acting(action))
    await world.work()
  }
}
const source = async (text: string) => ({ pageId: await world.page(documentOf(text)) })
const pathsIn = (place: string) => services.map((each) => `${each.toLowerCase()}/${place}/index.html`).sort()
const everyPage = () =>
  [
    'index.html',
    ...services.flatMap((service) => places.map((place) => `${service}/${place}/index.html`.toLowerCase())),
  ].sort()
const changedIn = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) =>
  [...after]
    .filter(([path, hash]) => before.get(path) !== hash)
    .map(([path]) => path)
    .sort()

it('a publication renders all pages first, and none if nothing changed', async () => {
  const { turbo, siteId } = await published({ source: await source('We come to {place}.') })
  expect(rendered.toSorted()).toEqual(everyPage())
  const before = await world.files(siteId)
  await act(turbo, 'publish')
  expect(rendered).toEqual([])
  expect(await world.files(siteId)).toEqual(before)
})

it('a changed phone number renders the pages with its listing, also in a plan', async () => {
  const [one, other] = [await world.nap('555 0101'), await world.nap('555 0202')]
  const { turbo, siteId } = await published({
    source: await source('We come to {place}.'),
    listing: { by: 'value', name: 'place', naps: [{ value: 'Bath', napId: one }], otherwise: other },
  })
  await world.patch(`/naps/${one}`, { phone: '555 0303' })
  rendered.splice(0)
  const plan = await world.post('/publication-plans', { siteId })
  expect(plan.targets[0]).toMatchObject({ changed: 3, added: 0, deleted: 0 })
  expect(rendered.toSorted()).toEqual(pathsIn('bath'))
  const before = await world.files(siteId)
  await act(turbo, 'publish')
  expect(rendered.toSorted()).toEqual(pathsIn('bath'))
  expect(changedIn(before, await world.files(siteId))).toEqual(pathsIn('bath'))
  expect(await world.live(siteId, 'ponds/bath/index.html')).toContain('555 0303')
  await act(turbo, 'publish')
  expect(rendered).toEqual([])
})

it('a listing shown only on the first page renders only that page', async () => {
  const napId = await world.nap('555 0404')
  const document = createDocument(
    [createNode('Paragraph', { content: '{service} in {place}', elementStyle: {} })],
    sequentialUuids(),
  )
  const { turbo } = await published({
    source: { pageId: await world.page(storedJson(document)) },
    listing: { by: 'one', napId },
  })
  await world.patch(`/naps/${napId}`, { phone: '555 0505' })
  await act(turbo, 'publish')
  expect(rendered).toEqual(['index.html'])
})

it('a new place renders its pages and those that link to it', async () => {
  const { turbo, siteId } = await published({ source: await source('We come to {place}.') })
  const before = await world.files(siteId)
  const lists = [
    { name: 'service', values: services },
    { name: 'place', values: [...places, 'Radstock'] },
  ]
  await world.patch(`/cloud-sites-turbo/${turbo._id}`, { lists })
  await act(turbo, 'plan', 'sample', 'approve')
  const after = await world.files(siteId)
  const pages = rendered.toSorted()
  expect(pages).toEqual(expect.arrayContaining(pathsIn('radstock')))
  expect(pages.length).toBeLessThan(everyPage().length)
  expect(changedIn(before, after).filter((path) => path.endsWith('index.html'))).toEqual(pages)
})

it.each(['the page', 'a section that it shows'])('a change of %s renders all pages', async (what) => {
  const section = await world.post('/cloud-modules', {
    name: `Section ${world.number()}`,
    document: JSON.parse(documentOf('Call us.')),
  })
  const withSection = createDocument(
    [
      createNode('Heading', { headingType: 'h1', content: '{service} in {place}', elementStyle: {} }),
      createNode('Module', { moduleId: section._id, elementStyle: {} }),
    ],
    sequentialUuids(),
  )
  const pageId = await world.page(storedJson(withSection))
  const { turbo, siteId } = await published({ source: { pageId } })
  if (what === 'the page')
    await world.patch(`/cloud-pages/${pageId}`, { document: JSON.parse(documentOf('Hello {place}.')) })
  else await world.patch(`/cloud-modules/${section._id}`, { document: JSON.parse(documentOf('Ring us.')) })
  await act(turbo, 'publish')
  expect(rendered.toSorted()).toEqual(everyPage())
  expect(await world.live(siteId, 'ponds/bath/index.html')).toContain(
    what === 'the page' ? 'Hello Bath.' : 'Ring us.',
  )
})

it('a file missing at the target is rendered again', async () => {
  const { turbo, siteId } = await published({ source: await source('We come to {place}.') })
  await world.world.database.db
    .updateTable('siteFiles')
    .set({ sha256: '' })
    .where('path', '=', 'ponds/bath/index.html')
    .execute()
  await act(turbo, 'publish')
  expect(rendered).toEqual(['ponds/bath/index.html'])
  expect((await world.files(siteId)).get('ponds/bath/index.html')).not.toBe('')
})
