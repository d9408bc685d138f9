import {
  canvasView,
  createDocument,
  createNode,
  createStore,
  expandModules,
  insertTree,
  moduleNode,
  sequentialUuids,
  type BuilderDocument,
} from '@web2/builder'
import { changeOf } from '@web2/builder/testing'
import { expect, it } from 'vitest'
import { createModuleShelf } from '../document/sections/section-cache.ts'
import { createDomWriter } from './dom-writer.ts'
import { createModuleInstances, textsInSection } from './module-instances.ts'

const data = { site: { name: 'Green' } }
const section = (...texts: string[]): BuilderDocument =>
  createDocument(texts.map((content) => createNode('Paragraph', { content })))

/** Creates a canvas with a text, a section and another text. */
const page = () => {
  const store = createStore(
    createDocument(
      [createNode('Heading', { content: 'Top' }), moduleNode('hours', 'Hours')],
      sequentialUuids(),
    ),
  )
  const shelf = createModuleShelf(store)
  const doc = document.implementation.createHTMLDocument()
  const writer = createDomWriter({
    doc,
    store,
    view: (record) => canvasView(record, data),
    sections: createModuleInstances({ doc, store, shelf, data }),
    marksEmpty: true,
    changed: () => {},
    replaced: () => {},
  })
  for (const _part of writer.draw()) continue
  const [place = ''] = shelf.places()
  const load = (documents: Record<string, BuilderDocument>) => {
    shelf.documents.set(new Map(Object.entries(documents)))
    for (const uuid of shelf.places()) writer.rewrite(uuid)
  }
  const texts = () => [...doc.body.querySelectorAll('p')].map((element) => element.textContent)
  return { store, shelf, doc, writer, place, load, texts }
}

it("shows the section's contents with data, and again after it is saved", () => {
  const { doc, load, texts, writer, place } = page()
  expect(doc.body.textContent).toContain('Loading section “Hours”')
  load({ hours: section('Open at {site.name}', 'until six') })
  expect(texts()).toEqual(['Open at Green', 'until six'])
  load({ hours: section('Closed') })
  expect(texts()).toEqual(['Closed'])
  expect(writer.uuidOf(doc.querySelector('p'))).toBe(place)
  expect(doc.querySelector('[data-w2m-empty] p')).toBeNull()
})

it("maps the section's texts to the ids of the expanded page", () => {
  const { load, writer, place, store, shelf } = page()
  load({ hours: section('Open', ' ', 'until six') })
  const found = textsInSection(writer.nodeOf(place) as Element)
  expect(found.map(([, element]) => element.textContent)).toEqual(['Open', 'until six'])
  const { document: whole } = expandModules(store.document, shelf.documents.get()!)
  expect(found.map(([uuid]) => whole.nodes.get(uuid)?.props.content)).toEqual(['Open', 'until six'])
})

it('shows that a section was deleted', () => {
  const { doc, load } = page()
  load({})
  expect(doc.body.textContent).toContain('Section “Hours” was deleted')
})

it('lists the used sections, also after edits', () => {
  const { store, shelf } = page()
  expect(shelf.wanted.get()).toBe('hours')
  const into = store.document.root
  const change = changeOf(
    insertTree(store.document, {
      nodes: [moduleNode('abc', 'Abc')],
      place: { into, at: 'end' },
      newUuid: sequentialUuids('new'),
    }),
  )
  store.apply(change)
  expect(shelf.wanted.get()).toBe('abc hours')
  expect(shelf.places()).toHaveLength(2)
})
