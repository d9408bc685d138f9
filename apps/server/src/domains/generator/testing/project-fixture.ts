import { createNode, createDocument, storedJson, sequentialUuids } from '@web2/builder'
import type { Turbo, TurboDefinition, TurboPage, TurboSite } from '@web2/contract/generator'
import { afterAll, beforeAll } from 'vitest'
import { acting } from '../../../testing/worlds/generator-definition.ts'
import { startTurboWorld, type TurboWorld } from '../../../testing/worlds/generator-world.ts'

/** Starts a world for site projects, and returns functions that define, plan and publish one. */
export const useProjects = () => {
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
        createNode('Paragraph', {
          content: 'We {work|are there} in {place} for {service}.',
          elementStyle: {},
        }),
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

  return {
    get world() {
      return world
    },
    services,
    places,
    document,
    definition,
    made,
    act,
    fresh,
    pagesOf,
    sitesOf,
    planned,
    pageOf,
    withHole,
    published,
  }
}
