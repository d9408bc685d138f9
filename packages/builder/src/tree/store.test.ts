import { describe, expect, test, vi } from 'vitest'
import { moveNodes } from '../commands/move-nodes.ts'
import { setProps } from '../commands/set-props.ts'
import { setPage } from '../commands/set-page.ts'
import { changeOf, shapeOf, treeOf } from '../testing/index.ts'
import { createStore } from './store.ts'

const drawing = `
  Container #a
    Paragraph #a1 "one"
    Paragraph #a2 "two"
  Container #b
    Paragraph #b1 "three"`

const listening = () => {
  const store = createStore(treeOf(drawing))
  const heard: string[] = []
  for (const uuid of store.document.nodes.keys()) store.subscribe(uuid, () => heard.push(uuid))
  const typeInto = (uuid: string, content: string) =>
    store.apply(changeOf(setProps(store.document, { ids: [uuid], props: { content } })))
  return { store, heard, typeInto }
}

describe('a store', () => {
  test('notifies only listeners of changed records', () => {
    const { heard, typeInto } = listening()
    typeInto('a2', 'changed')
    expect(heard).toEqual(['a2'])
  })

  test('a move notifies the node and both parents', () => {
    const { store, heard } = listening()
    store.apply(changeOf(moveNodes(store.document, { ids: ['a1'], place: { into: 'b', at: 'end' } })))
    expect(heard.sort()).toEqual(['a', 'a1', 'b'])
    expect(shapeOf(store.document)).toBe('root(a(a2) b(b1 a1))')
  })

  test('notifies once per batch, with one change', () => {
    const { store, heard, typeInto } = listening()
    const onAll = vi.fn()
    store.subscribeAll(onAll)
    store.batch(() => {
      typeInto('a1', 'x')
      typeInto('a1', 'xy')
      expect(heard).toEqual([])
    })
    expect(heard).toEqual(['a1'])
    expect(onAll).toHaveBeenCalledTimes(1)
    expect(onAll.mock.calls[0]![0].updated[0][1].props.content).toBe('xy')
  })

  test('keeps the same record object until it changes', () => {
    const { store, typeInto } = listening()
    const before = store.get('b1')
    typeInto('a1', 'x')
    expect(store.get('b1')).toBe(before)
  })

  test('notifies page listeners of page changes only', () => {
    const { store, typeInto } = listening()
    const onPage = vi.fn()
    store.subscribePage(onPage)
    typeInto('a1', 'x')
    expect(onPage).not.toHaveBeenCalled()
    store.apply(setPage(store.document, { page: { htmlAttributes: { lang: 'de' } } }).change)
    expect(onPage).toHaveBeenCalledTimes(1)
    expect(store.document.page.htmlAttributes.lang).toBe('de')
  })

  test('notifies a listener of several changed records once', () => {
    const { store } = listening()
    const listener = vi.fn()
    for (const uuid of ['a1', 'a2', 'b1']) store.subscribe(uuid, listener)
    store.subscribePage(listener)
    store.apply(changeOf(setProps(store.document, { ids: ['a1', 'a2'], props: { content: 'x' } })))
    expect(listener).toHaveBeenCalledTimes(1)
  })

  test('stops notifying unsubscribed listeners', () => {
    const { store, typeInto } = listening()
    const listener = vi.fn()
    store.subscribe('a1', listener)()
    typeInto('a1', 'x')
    expect(listener).not.toHaveBeenCalled()
  })

  test("returns snapshots that later edits don't change", () => {
    const { store, typeInto } = listening()
    const kept = store.snapshot()
    typeInto('a1', 'x')
    expect(kept.nodes.get('a1')!.props.content).toBe('one')
  })
})
