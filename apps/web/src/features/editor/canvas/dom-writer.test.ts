import {
  canvasView,
  createDocument,
  createNode,
  createStore,
  insertTree,
  sequentialUuids,
  setProps,
  setStyle,
  showsSample,
  type Store,
  type View,
} from '@web2/builder'
import { arbitraryDocument, arbitraryEdits, changeOf } from '@web2/builder/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { setSafeAttribute } from './canvas-document.ts'
import { createDomWriter, sampleMark } from './dom-writer.ts'

const data = { site: { name: 'Green' } }

/** Replaces iframes, which the test's DOM would try to load. */
const unframed = (view: View): View =>
  view.kind === 'element'
    ? {
        ...view,
        tag: view.tag === 'iframe' ? 'ins' : view.tag,
        content: view.content === 'children' ? view.content : view.content.map(unframed),
      }
    : view

const unwritten = (store: Store, replaced: () => void = () => {}) => {
  const doc = document.implementation.createHTMLDocument()
  const writer = createDomWriter({
    doc,
    store,
    view: (record) => unframed(canvasView(record, data)),
    marksEmpty: true,
    showsSample: (record) => showsSample(record, data),
    changed: () => {},
    replaced,
  })
  return { doc, writer }
}

const canvasFor = (store: Store, replaced?: () => void) => {
  const canvas = unwritten(store, replaced)
  for (const _part of canvas.writer.draw()) continue
  return canvas
}

/**
 * Returns the attributes in any order; numbered style classes are normalized, because they follow the order
 * of writing.
 */
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
  it('shows after any edits the same as a fresh draw', () => {
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

  it('maps elements to records and keeps the element of a restyled record', () => {
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

  it('marks samples until they are replaced', () => {
    const sample = createNode('Paragraph', { content: 'Placeholder' }, [], { sample: true })
    const own = createNode('Paragraph', { content: 'Own' })
    const store = createStore(createDocument([sample, createNode('BusinessHours'), own]))
    const [uuid = ''] = store.get(store.document.root)?.children ?? []
    const { doc } = canvasFor(store)
    const marked = () => [...doc.querySelectorAll(`[${sampleMark}]`)].map(({ tagName }) => tagName)
    expect(marked()).toEqual(['P', 'TABLE'])
    store.apply(changeOf(setProps(store.document, { ids: [uuid], props: { content: 'Mine' } })))
    expect(marked()).toEqual(['TABLE'])
  })

  const manyTexts = (count: number) =>
    createStore(
      createDocument([
        createNode(
          'Container',
          {},
          Array.from({ length: count }, (_, at) => createNode('Span', { content: `${at} ` })),
        ),
      ]),
    )

  it('draws a large page from its beginning, slice by slice', () => {
    const count = 10_000
    const { doc, writer } = unwritten(manyTexts(count))
    const shown: number[] = []
    for (const part of writer.draw()) {
      const there = [...doc.body.querySelectorAll('span')].map(({ textContent }) => textContent)
      expect(there).toEqual(there.map((_, at) => `${at} `))
      expect(there.length / count).toBeCloseTo(part, 2)
      shown.push(there.length)
    }
    // the first is small, so that it is soon there; each further one costs a frame
    expect(shown[0]).toBeLessThanOrEqual(1_500)
    expect(shown.length).toBeGreaterThan(1)
    expect(shown.length).toBeLessThan(4)
    expect(doc.body.querySelectorAll('span')).toHaveLength(count)
  })

  it('is reopened when the page changes before it is fully drawn', () => {
    const store = manyTexts(4_000)
    let replaced = 0
    const { writer } = unwritten(store, () => (replaced += 1))
    const steps = writer.draw()
    steps.next()
    const [box = ''] = store.get(store.document.root)?.children ?? []
    const last = store.get(box)?.children.at(-1) ?? ''
    store.apply(changeOf(setProps(store.document, { ids: [last], props: { content: 'Two' } })))
    expect(replaced).toBe(1)
  })

  it('is reopened when a change adds more than can be drawn at once', () => {
    const store = createStore(createDocument())
    let replaced = 0
    canvasFor(store, () => (replaced += 1))
    const nodes = Array.from({ length: 4_000 }, () => createNode('Br'))
    const place = { into: store.document.root, at: 'end' } as const
    store.apply(changeOf(insertTree(store.document, { nodes, place, newUuid: sequentialUuids('new') })))
    expect(replaced).toBe(1)
  })

  it('keeps the text being typed and writes it afterwards', () => {
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
  ])('blocks %s="%s" from the app’s origin', (name, value) => {
    const element = document.createElement('a')
    setSafeAttribute(element, name, value)
    expect(element.attributes).toHaveLength(0)
  })
})
