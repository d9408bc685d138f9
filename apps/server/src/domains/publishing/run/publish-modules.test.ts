import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDocument, createNode, storedJson, moduleNode } from '@web2/builder'
import type { Site } from '@web2/contract/sites'
import { changeDocument } from '../../sites/documents/change-document.ts'
import { createDocument as createRecord } from '../../sites/documents/create-document.ts'
import { sectionKind } from '../../sites/documents/document-kinds.ts'
import { deleteDocuments, restoreDocuments } from '../../sites/documents/trash-documents.ts'
import { putPage } from '../../sites/pages/put-page.ts'
import { createWorld, type World } from '../../../testing/worlds/publishing-world.ts'

/* Section used by pages: its changes are published with them, and only there. */

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.end())

const target = (site: Site) => site.targets[0]!
const text = async (site: Site, slug = '') => (await fetch(`${site.siteLink}${slug}`)).text()

const section = (content: string, ...more: ReturnType<typeof moduleNode>[]) =>
  JSON.parse(storedJson(createDocument([createNode('Paragraph', { content }), ...more]))) as unknown

const newSection = async (name: string, document: unknown) =>
  (await createRecord(world.context, sectionKind, world.owner, { name, document }))._id

it('publishes a changed section only with the pages that show it', async () => {
  const inner = await newSection('Inner', section('Call 555 0100'))
  const outer = await newSection('Outer', section('Opening hours', moduleNode(inner, 'Inner')))
  const site = await world.newSite()
  const page = site.pages.at(-1)!
  await putPage(world.context, world.owner, site._id, {
    _id: page._id,
    document: section('The page itself', moduleNode(outer, 'Outer')),
  })
  const first = await world.publish(site._id)
  const shown = await text(first, `${page.slug}/`)
  expect(shown).toMatch(/The page itself[\s\S]*Opening hours[\s\S]*Call 555 0100/)
  expect(shown).not.toContain('data-w2m')

  const again = await world.publish(site._id)
  expect(target(again).uploaded).toBe(0)

  await changeDocument(world.context, sectionKind, world.owner, inner, { document: section('Call 555 0200') })
  const changed = await world.publish(site._id)
  expect(target(changed).uploaded).toBe(1)
  expect(await text(changed, `${page.slug}/`)).toContain('Call 555 0200')

  await deleteDocuments(world.context, sectionKind, world.owner, [outer])
  const without = await world.publish(site._id)
  expect(target(without).uploaded).toBe(1)
  const bare = await text(without, `${page.slug}/`)
  expect(bare).toContain('The page itself')
  expect(bare).not.toContain('Opening hours')
  expect(bare).not.toContain('data-w2m')

  await restoreDocuments(world.context, sectionKind, world.owner, [outer])
  expect(await text(await world.publish(site._id), `${page.slug}/`)).toContain('Opening hours')
})
