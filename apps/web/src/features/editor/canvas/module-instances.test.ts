import {
  addProperty,
  applyChange,
  canvasView,
  createDocument,
  createNode,
  createStore,
  expandModules,
  fillSlot,
  insertTree,
  moduleNode,
  resetSlot,
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

it('draws own content where the section has its slot, as blocks of the page', () => {
  const made = createDocument(
    [createNode('Heading', { content: 'Card' }), createNode('Container', { content: 'Default' })],
    sequentialUuids('m'),
  )
  const [, box = ''] = made.nodes.get(made.root)?.children ?? []
  const slot = { id: 'body', name: 'Body', kind: 'slot' } as const
  const hours = applyChange(made, changeOf(addProperty(made, slot, { id: box, target: 'content' })))
  const { doc, load, place, shelf, store, writer } = page()
  const newUuid = sequentialUuids('n')
  const shown = () => doc.body.textContent
  load({ hours })
  expect(shown()).toBe('TopCardDefault')
  const fill = changeOf(
    fillSlot(store.document, { id: place, property: slot, module: hours, empty: true, newUuid }),
  )
  store.apply(fill)
  const [own = ''] = store.get(place)?.children ?? []
  expect(shown()).toBe('TopCard')
  expect(writer.nodeOf(own)?.parentNode).toBe(writer.nodeOf(place))
  expect((writer.nodeOf(own) as Element).hasAttribute('data-w2m-empty')).toBe(true)
  const nodes = [createNode('Paragraph', { content: 'Mine' })]
  store.apply(changeOf(insertTree(store.document, { nodes, place: { into: own, at: 'end' }, newUuid })))
  expect(shown()).toBe('TopCardMine')
  expect(writer.uuidOf(doc.querySelector('p'))).toBe(store.get(own)?.children[0])

  // the section changes around it, loses its slot, and has it again
  load({ hours: section('Closed') })
  expect(shown()).toBe('TopClosed')
  load({ hours })
  expect(shown()).toBe('TopCardMine')

  // drawn from scratch, and reset
  const other = document.implementation.createHTMLDocument()
  const again = createDomWriter({
    doc: other,
    store,
    view: (record) => canvasView(record, data),
    sections: createModuleInstances({ doc: other, store, shelf, data }),
    marksEmpty: false,
    changed: () => {},
    replaced: () => {},
  })
  for (const _part of again.draw()) continue
  expect(other.body.textContent).toBe('TopCardMine')
  again.dispose()
  store.apply(changeOf(resetSlot(store.document, own)))
  expect(shown()).toBe('TopCardDefault')
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
