import {
  createDocument,
  createNode,
  createStore,
  moveNodes,
  setProps,
  setStyle,
  type Store,
} from '@web2/builder'
import { beforeEach, expect, test } from 'vitest'
import { createKeptLooks, type TextStyleCache } from './cached-styles.ts'

const look = { color: 'rgb(0, 0, 0)', background: 'rgb(255, 255, 255)', fontSize: 16, bold: false }

let store: Store
let kept: TextStyleCache
const named = (name: string) =>
  [...store.document.nodes.values()].find(({ addition }) => addition.name === name)!.uuid
const texts = ['one', 'two', 'three']

beforeEach(() => {
  const text = (name: string) => createNode('Paragraph', { content: name }, [], { name })
  store = createStore(
    createDocument([
      createNode('Container', {}, [text('one'), text('two')], { name: 'box' }),
      createNode('Container', {}, [text('three')], { name: 'other' }),
    ]),
  )
  kept = createKeptLooks(store)
  measured()
})

/** Measures the pending texts and returns their names. */
const measured = (width = 1280): readonly string[] => {
  const waiting = kept.toMeasure(texts.map(named), width)
  for (const uuid of waiting) kept.set(uuid, look)
  kept.done()
  return waiting.map((uuid) => store.get(uuid)?.addition.name ?? '')
}

const run = (result: ReturnType<typeof setProps>) => {
  if (result.ok) store.apply(result.change)
}

test('measures no text again while nothing changes', () => {
  expect(measured()).toEqual([])
  expect(kept.get(named('one'))).toEqual(look)
})

test('remeasures only the texts that an edit can affect', () => {
  run(setProps(store.document, { ids: [named('one')], props: { content: 'more' } }))
  expect(measured()).toEqual(['one'])
  run(setStyle(store.document, { ids: [named('box')], layer: 'desktop', style: { color: 'red' } }))
  expect(measured()).toEqual(['one', 'two'])
  run(moveNodes(store.document, { ids: [named('two')], place: { into: named('other'), at: 'end' } }))
  expect(measured()).toEqual(['two'])
})

test('remeasures all texts at another page width', () => {
  expect(measured(390)).toEqual(texts)
})

test('measures a text again that was edited during measuring', () => {
  run(setProps(store.document, { ids: [named('one')], props: { content: 'more' } }))
  kept.toMeasure(texts.map(named), 1280)
  run(setProps(store.document, { ids: [named('two')], props: { content: 'more' } }))
  expect(measured()).toEqual(['one', 'two'])
})
