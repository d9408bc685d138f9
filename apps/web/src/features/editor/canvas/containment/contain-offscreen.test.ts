import { createDocument, createNode, createStore, sequentialUuids, setStyle, type Store } from '@web2/builder'
import { changeOf } from '@web2/builder/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDomWriter } from '../dom-writer.ts'
import { containOffscreenSections } from './contain-offscreen.ts'

const section = () =>
  createNode(
    'Container',
    { elementStyle: { padding: '24px' } },
    Array.from({ length: 2 }, () => createNode('Paragraph', { content: 'Text' })),
  )

/** Returns all sections as containable; how that is decided has its own tests. */
function* find({ doc }: { readonly doc: Document }): Generator<void, readonly Element[]> {
  yield
  return [...doc.body.children]
}

const height = 2_000

/** Scroll position in px; the first section is off screen until it is 0 again. */
let scrolled = 0

const scrollTo = (y: number) => {
  scrolled = y
  document.dispatchEvent(new Event('scroll'))
}

/** Returns the box of a section in a column of equally high ones. */
const place = function (this: Element): DOMRect {
  const at = [...(this.parentElement?.children ?? [])].indexOf(this)
  return new DOMRect(0, at * height - scrolled, 1_000, height)
}

const openPage = () => {
  const store: Store = createStore(createDocument(Array.from({ length: 4 }, section), sequentialUuids()))
  const writer = createDomWriter({
    doc: document,
    store,
    view: ({ componentName, props }) => ({
      kind: 'element',
      tag: componentName === 'Paragraph' ? 'p' : 'div',
      attributes: {},
      content: componentName === 'Paragraph' ? [{ kind: 'text', text: String(props.content) }] : 'children',
    }),
    marksEmpty: false,
    changed: (change) => rest.touched(change),
    replaced: () => {},
  })
  const elementOf = (uuid: string) => writer.nodeOf(uuid) as Element
  const rest = containOffscreenSections({ doc: document, view: window, elementOf, authored: false, find })
  for (const _part of writer.draw()) continue
  rest.begin()
  const [first = ''] = store.get(store.document.root)?.children ?? []
  const text = store.get(first)?.children[0] ?? ''
  const style = (id: string, color: string) =>
    store.apply(changeOf(setStyle(store.document, { ids: [id], layer: 'desktop', style: { color } })))
  const resting = () => document.querySelectorAll('[data-w2m-rest="on"]').length
  const isResting = (id: string) => elementOf(id).getAttribute('data-w2m-rest') === 'on'
  return { store, rest, first, text, style, resting, isResting }
}

const quietly = () => vi.advanceTimersByTime(5_000)

beforeEach(() => {
  // test files share a document, which may contain elements of another file
  document.body.replaceChildren()
  vi.useFakeTimers()
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(place)
  scrolled = 20_000
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.body.innerHTML = ''
  document.head.innerHTML = ''
})

describe('a long page', () => {
  it('contains its off-screen sections after a pause', () => {
    const { resting, rest } = openPage()
    expect(resting()).toBe(0)
    quietly()
    expect(resting()).toBe(4)
    rest.dispose()
  })

  it('releases an edited section and contains it again afterwards', () => {
    const { first, text, style, resting, isResting, rest } = openPage()
    quietly()
    style(text, 'red')
    expect(isResting(first)).toBe(false)
    expect(resting()).toBe(3)
    quietly()
    expect(resting()).toBe(4)
    rest.dispose()
  })

  it('releases sections near the viewport', () => {
    const { first, resting, isResting, rest } = openPage()
    quietly()
    scrollTo(0)
    expect(isResting(first)).toBe(false)
    expect(resting()).toBe(3)
    scrollTo(20_000)
    expect(resting()).toBe(4)
    rest.dispose()
  })

  it('changes no containment during a gesture and releases sections near its end', () => {
    const { first, isResting, resting, rest } = openPage()
    quietly()
    rest.hold(true)
    scrollTo(0)
    quietly()
    expect(resting()).toBe(4)
    rest.hold(false)
    expect(isResting(first)).toBe(false)
    expect(resting()).toBe(3)
    rest.dispose()
  })

  it('releases all sections after an outside change or a new layout', () => {
    const { store, style, resting, rest } = openPage()
    quietly()
    style(store.document.root, 'red')
    expect(resting()).toBe(0)
    quietly()
    expect(resting()).toBe(4)
    rest.wake()
    expect(resting()).toBe(0)
    rest.dispose()
  })

  it('leaves no timer and no rule after the canvas is disposed', () => {
    const { rest, resting } = openPage()
    rest.dispose()
    quietly()
    expect(resting()).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
  })
})
