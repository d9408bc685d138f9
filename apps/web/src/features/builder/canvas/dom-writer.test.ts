import {
  canvasView,
  createDocument,
  createNode,
  createStore,
  sequentialUuids,
  setProps,
  setStyle,
  type Store,
  type View,
} from '@web2/builder'
import { arbitraryDocument, arbitraryEdits, changeOf } from '@web2/builder/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { setSafeAttribute } from './canvas-document.ts'
import { createDomWriter } from './dom-writer.ts'

const data = { site: { name: 'Green' } }

/** Without frames, which the test's browser would try to load. */
const unframed = (view: View): View =>
  view.kind === 'element'
    ? {
        ...view,
        tag: view.tag === 'iframe' ? 'ins' : view.tag,
        content: view.content === 'children' ? view.content : view.content.map(unframed),
      }
    : view

const canvasFor = (store: Store, replaced = () => {}) => {
  const doc = document.implementation.createHTMLDocument()
  const writer = createDomWriter({
    doc,
    store,
    view: (record) => unframed(canvasView(record, data)),
    marksEmpty: true,
    changed: () => {},
    replaced,
  })
  return { doc, writer }
}

/** Attributes in any order; style classes only as “has styles”, for they are numbered in the order of writing. */
const attributesOf = (element: Element): string[] =>
  [...element.attributes]
    .map(({ name, value }) => `${name}=${name === 'class' ? value.replace(/\bw2m-\d+\b/g, 'w2m') : value}`)
    .filter((attribute) => attribute !== 'class=')
    .sort()

const shapeOf = (node: Node): unknown =>
  node.nodeType === 1
    ? [node.nodeName, attributesOf(node as Element), [...node.childNodes].map(shapeOf)]
    : [node.nodeName, node.nodeValue]

describe('the canvas', () => {
  it('shows after any edits what it would show when written from nothing', () => {
    fc.assert(
      fc.property(arbitraryDocument, arbitraryEdits, (page, edits) => {
        const store = createStore(page)
        const opened = () =>
          canvasFor(store, () => {
            followed.writer.dispose()
            followed = opened()
          })
        let followed = opened()
        const newUuid = sequentialUuids('new')
        for (const edit of edits) {
          const result = edit(store.document, newUuid)
          if (result.ok) store.apply(result.change)
        }
        const fresh = canvasFor(store)
        expect(shapeOf(followed.doc.body)).toEqual(shapeOf(fresh.doc.body))
      }),
      { numRuns: 60 },
    )
  })

  it('knows the record of every element, and keeps the element of a record that is only restyled', () => {
    const store = createStore(createDocument([createNode('Paragraph', { content: 'One' })]))
    const [uuid = ''] = store.get(store.document.root)?.children ?? []
    const { writer } = canvasFor(store)
    const before = writer.nodeOf(uuid)
    expect(writer.uuidOf(before?.firstChild ?? null)).toBe(uuid)
    store.apply(
      changeOf(setStyle(store.document, { ids: [uuid], layer: 'desktop', style: { color: 'red' } })),
    )
    store.apply(changeOf(setProps(store.document, { ids: [uuid], props: { content: 'Two' } })))
    expect(writer.nodeOf(uuid)).toBe(before)
    expect(before?.textContent).toBe('Two')
  })

  it('leaves the text alone that is being typed in, and writes it afterwards', () => {
    const store = createStore(createDocument([createNode('Paragraph', { content: 'One' })]))
    const [uuid = ''] = store.get(store.document.root)?.children ?? []
    const { writer } = canvasFor(store)
    writer.hold([uuid])
    store.apply(changeOf(setProps(store.document, { ids: [uuid], props: { content: 'Two' } })))
    expect(writer.nodeOf(uuid)?.textContent).toBe('One')
    writer.hold([])
    writer.rewrite(uuid)
    expect(writer.nodeOf(uuid)?.textContent).toBe('Two')
  })
})

describe('setSafeAttribute', () => {
  it.each([
    ['onclick', 'alert(1)'],
    ['ONLOAD', 'alert(1)'],
    ['srcdoc', '<script>'],
    ['href', ' javascript:alert(1)'],
    ['a b', 'x'],
  ])('keeps %s="%s" out of the app’s origin', (name, value) => {
    const element = document.createElement('a')
    setSafeAttribute(element, name, value)
    expect(element.attributes).toHaveLength(0)
  })
})
