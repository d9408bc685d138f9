import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDocument, createNode, storedJson, type WireNode } from '@web2/builder'
import type { Site, SitePatch } from '@web2/contract/sites'
import { createDocument as createRecord } from '../../sites/documents/create-document.ts'
import { sectionKind } from '../../sites/documents/document-kinds.ts'
import { createSite } from '../../sites/create-site.ts'
import { patchSite } from '../../sites/patch-site.ts'
import { restorePublication } from '../publications/restore-publication.ts'
import { createWorld, type World } from '../../../testing/worlds/publishing-world.ts'

/* Page tree as visitors see it: URLs, and navigation in the header of all pages. */

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.end())

const wire = (...nodes: WireNode[]) => JSON.parse(storedJson(createDocument(nodes))) as unknown
const words = (content: string) => createNode('Paragraph', { content })
const text = async (site: Site, path = '') => (await fetch(`${site.siteLink}${path}`)).text()
const uploaded = (site: Site) => site.targets[0]!.uploaded
const linksOn = async (site: Site, path: string) =>
  [...(await text(site, path)).matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) =>
    new URL(href, `${site.siteLink}${path}`).href.slice(site.siteLink!.length),
  )

it('updates URLs and the navigation of all pages from the tree at every publication', async () => {
  const { context, owner } = world
  const nav = wire(createNode('Navigation', {}))
  const { _id: headerId } = await createRecord(context, sectionKind, owner, { name: 'Top', document: nav })
  const made = await createSite(context, owner, {
    siteName: 'Tree',
    rootSlug: 'tree',
    pages: ['home', 'services', 'lawn', 'about'].map((slug) => ({
      _id: slug,
      name: slug,
      slug,
      parentId: slug === 'lawn' ? 'services' : null,
      document: wire(words(`This is ${slug}`)),
    })),
  })
  const page = (slug: string) => made.pages.find((one) => one.slug === slug)!
  const patch = (change: SitePatch) => patchSite(context, owner, made._id, change)
  await patch({ headerId })
  const first = await world.publish(made._id)
  const all = ['', 'services/', 'services/lawn/', 'about/']
  for (const path of all) expect(await linksOn(first, path)).toEqual(all)
  expect(await text(first, 'services/lawn/')).toMatch(/This is lawn/)
  expect(await text(first, 'services/lawn/')).toMatch(/aria-current="page">lawn</)
  expect(uploaded(await world.publish(made._id))).toBe(0)

  // a name in the navigation changes every page that shows it
  await patch({ pages: { updated: [{ _id: page('about')._id, name: 'Who we are' }] } })
  const renamed = await world.publish(made._id)
  expect(uploaded(renamed)).toBeGreaterThanOrEqual(all.length)
  expect(await text(renamed)).toContain('Who we are')

  await patch({ pages: { updated: [{ _id: page('services')._id, parentId: page('about')._id }] } })
  const moved = await world.publish(made._id)
  expect(await linksOn(moved, 'about/services/lawn/')).toEqual(['', 'about/', 'about/services/'])
  expect(await text(moved, 'services/lawn/')).toContain('url=../../about/services/lawn/"')

  await patch({ pages: { updated: [{ _id: page('services')._id, inNavigation: false }] } })
  expect(await linksOn(await world.publish(made._id), '')).toEqual(['', 'about/'])

  const [earliest] = (
    await context.db
      .selectFrom('publications')
      .select('id')
      .where('siteId', '=', made._id)
      .orderBy('createdAt')
      .execute()
  ).slice(0, 1)
  await restorePublication(context, owner, { publicationId: earliest!.id, pages: true })
  const { pages } = await patch({})
  expect(pages.map(({ slug, parentId, inNavigation }) => [slug, parentId, inNavigation])).toEqual([
    ['home', null, true],
    ['services', null, true],
    ['lawn', page('services')._id, true],
    ['about', null, true],
  ])
})
