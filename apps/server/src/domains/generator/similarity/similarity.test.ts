import { createDocument, createNode, storedJson, sequentialUuids } from '@web2/builder'
import type { Turbo, TurboDefinition, TurboPage, TurboPageContent } from '@web2/contract/generator'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTurboWorld, type TurboWorld } from '../../../testing/worlds/generator-world.ts'
import { acting, smallestDefinition } from '../../../testing/worlds/generator-definition.ts'

let world: TurboWorld
beforeAll(async () => {
  world = await startTurboWorld()
})
afterAll(() => world.stop())

/** Returns text shared by all pages of a subject, long enough that a name hardly matters. */
const sentence = (subject: string) =>
  Array.from(
    { length: 12 },
    (_, at) => `${subject} needs care number ${at} from spring until the autumn`,
  ).join(', ')

const documentOf = (...texts: readonly string[]) =>
  createDocument(
    texts.map((content) => createNode('Paragraph', { content, elementStyle: {} })),
    sequentialUuids(),
  )

const definition = async (name: string, subject: string): Promise<TurboDefinition> => ({
  ...smallestDefinition,
  name,
  source: { pageId: await world.page(storedJson(documentOf('In {place}.', sentence(subject)))) },
  lists: [{ name: 'place', values: ['Bath', 'Wells', 'Frome'] }],
  siteName: name,
  rootSlug: `like-${world.number()}`,
  brakes: { ...smallestDefinition.brakes, sample: 2 },
})

const act = async (turbo: Turbo, action: string): Promise<Turbo> => {
  await world.patch(`/cloud-sites-turbo/${turbo._id}`, acting(action))
  await world.work()
  return world.get(`/cloud-sites-turbo/${turbo._id}`)
}
const planned = async (name: string, subject: string): Promise<Turbo> =>
  act(await world.post('/cloud-sites-turbo', await definition(name, subject)), 'plan')
const published = async (name: string, subject: string): Promise<Turbo> =>
  act(await act(await planned(name, subject), 'sample'), 'approve')
const contentsOf = async (turbo: Turbo): Promise<TurboPageContent[]> => {
  const { data } = await world.get(`/turbo-pages?turboId=${turbo._id}&kind=page&$sort[position]=1`)
  return Promise.all((data as TurboPage[]).map(({ _id }) => world.get(`/turbo-pages/${_id}`)))
}

it('reports a similar article, with numbers and side by side', async () => {
  await world.post('/articles', { title: 'About roses', text: `<p>${sentence('Rose')}</p>` })
  await world.post('/articles', { title: 'About boats', text: `<p>${sentence('Boat')}</p>` })
  const turbo = await planned('Roses', 'Rose')
  const { elsewhere } = turbo.plan!
  expect(elsewhere).toMatchObject({ articles: 2, alike: 3 })
  expect(elsewhere!.highest).toBeGreaterThan(0.8)
  expect(elsewhere!.pairs).toHaveLength(3)
  expect(elsewhere!.pairs[0]).toMatchObject({ kind: 'article', name: 'About roses', where: '' })
  expect(turbo.plan!.warnings.join(' ')).toContain('existing article or page of this account')
  for (const page of await contentsOf(turbo))
    expect(page.elsewhere).toMatchObject({ kind: 'article', name: 'About roses', text: sentence('Rose') })
})

it('reports published pages of another project, but not drafts', async () => {
  await planned('Tried ponds', 'Pond')
  expect((await planned('More ponds', 'Pond')).plan!.elsewhere).toMatchObject({ alike: 0 })
  await published('Ponds', 'Pond')
  const turbo = await planned('Ponds again', 'Pond')
  expect(turbo.plan!.elsewhere).toMatchObject({ pages: 3, alike: 3, highest: 1 })
  const [bath] = await contentsOf(turbo)
  expect(bath!.elsewhere).toMatchObject({ kind: 'page', name: 'Bath', where: 'Ponds', similarity: 1 })
  expect(bath!.elsewhere!.text).toBe(bath!.text)
})

it('reports a manually made page of a site', async () => {
  const pages = [{ name: 'Our hedges', slug: 'hedges', html: `<p>${sentence('Hedge')}</p>` }]
  await world.post('/cloud-builder', { siteName: 'Own site', rootSlug: 'own-site', pages })
  const turbo = await planned('Hedges', 'Hedge')
  expect(turbo.plan!.elsewhere!.pairs[0]).toMatchObject({
    kind: 'site-page',
    name: 'Our hedges',
    where: 'Own site',
  })
})

it('reads only changed texts again, and compares the sample', async () => {
  const { db } = world.world.database
  const article = await world.post('/articles', { title: 'Lawns', text: `<p>${sentence('Lawn')}</p>` })
  const turbo = await planned('Lawns', 'Lawn')
  // a wrong signature is only used for a text that wasn't read again
  await db.updateTable('articleSignatures').set({ signature: null }).execute()
  expect((await act(turbo, 'plan')).plan!.elsewhere).toMatchObject({ articles: 0, alike: 0 })
  await world.patch(`/articles/${article._id}`, { text: `<p>${sentence('Lawn')}.</p>` })
  const again = await act(turbo, 'plan')
  expect(again.plan!.elsewhere).toMatchObject({ articles: 1, alike: 3 })
  await act(again, 'sample')
  const sample = (await contentsOf(again)).filter(({ isSample }) => isSample)
  expect(sample).toHaveLength(2)
  for (const { elsewhere } of sample) expect(elsewhere).toMatchObject({ kind: 'article', name: 'Lawns' })
})
