import { describe, expect, test } from 'vitest'
import { setProps } from '../commands/set-props.ts'
import { treeOf } from '../testing/index.ts'
import { createStore } from '../tree/store.ts'
import { createHistory, restoreHistory, type HistoryJson, type HistoryOptions } from './history.ts'

const start = (options?: HistoryOptions) => {
  const store = createStore(treeOf('Paragraph #p ""'))
  const history = createHistory(store, options)
  const type = (content: string, mergeKey?: string) => {
    const result = setProps(store.document, { ids: ['p'], props: { content } })
    if (result.ok) history.commit(`Type ${content}`, result.change, { before: [], after: ['p'], mergeKey })
  }
  const text = () => store.get('p')!.props.content
  const labels = () => history.entries.map(({ label }) => label)
  return { store, history, type, text, labels }
}

describe('a history', () => {
  test('undoes and redoes with the selection of the step', () => {
    const { history, type, text } = start()
    type('a')
    type('b')
    expect(history.undo()).toEqual([])
    expect(text()).toBe('a')
    expect(history.redo()).toEqual(['p'])
    expect(text()).toBe('b')
    expect(history.redo()).toBeNull()
  })

  test('discards redo steps when a new step is made', () => {
    const { history, type, labels } = start()
    type('a')
    type('b')
    history.undo()
    type('c')
    expect(labels()).toEqual(['Type a', 'Type c'])
  })

  test('does not record an empty change', () => {
    const { history, type } = start()
    type('')
    expect(history.entries).toEqual([])
  })

  test('merges consecutive commits with the same key', () => {
    const { history, type, text, labels } = start()
    type('a', 'p.content')
    type('ab', 'p.content')
    history.seal()
    type('abc', 'p.content')
    expect(labels()).toEqual(['Type a', 'Type abc'])
    history.undo()
    expect(text()).toBe('ab')
    history.undo()
    expect(text()).toBe('')
  })

  test('merges a gesture into one step', () => {
    const { history, type, text, labels } = start()
    type('before')
    const mark = history.mark(['p'])
    for (const content of ['1', '12', '123']) type(content)
    history.squash(mark, 'Drag', ['p'])
    expect(labels()).toEqual(['Type before', 'Drag'])
    history.undo()
    expect(text()).toBe('before')
  })

  test('rolls a gesture back to its mark', () => {
    const { history, type, text, labels } = start()
    type('before')
    const mark = history.mark(['p'])
    type('1')
    type('12')
    history.bail(mark)
    expect(text()).toBe('before')
    expect(labels()).toEqual(['Type before'])
    expect(history.redo()).toBeNull()
  })

  test('keeps the steps of a released gesture, and drops the oldest only then', () => {
    const { history, type, labels } = start({ limit: 1 })
    history.mark()
    type('1')
    type('2')
    expect(labels()).toEqual(['Type 1', 'Type 2'])
    history.release()
    expect(labels()).toEqual(['Type 2'])
  })

  test('does not notify listeners of an empty gesture', () => {
    const { history, type } = start()
    type('a')
    let told = 0
    history.subscribe(() => (told += 1))
    history.squash(history.mark(), 'Drag', [])
    expect(told).toBe(0)
    const mark = history.mark()
    type('b')
    history.squash(mark, 'Drag', [])
    expect(told).toBe(2)
  })

  test('records no step for a gesture that ends where it began', () => {
    const { history, type, labels } = start()
    type('a')
    const mark = history.mark()
    type('b')
    type('a')
    history.squash(mark, 'Drag', [])
    expect(labels()).toEqual(['Type a'])
  })

  test('goes to any step directly', () => {
    const { history, type, text } = start()
    for (const content of ['a', 'b', 'c']) type(content)
    history.goTo(1)
    expect(text()).toBe('a')
    history.goTo(3)
    expect(text()).toBe('c')
    history.goTo(0)
    expect(text()).toBe('')
  })

  test('drops the oldest steps beyond its limit', () => {
    const { history, type, text, labels } = start({ limit: 2 })
    for (const content of ['a', 'b', 'c']) type(content)
    expect(labels()).toEqual(['Type b', 'Type c'])
    expect(history.forgotten).toBe(1)
    while (history.undo());
    expect(text()).toBe('a')
  })

  test('survives a reload as JSON', () => {
    const { store, history, type, text } = start()
    type('a')
    type('b')
    history.undo()
    const kept = JSON.parse(JSON.stringify(history.toJson())) as HistoryJson
    const restored = restoreHistory(store, kept)
    restored.redo()
    expect(text()).toBe('b')
    restored.goTo(0)
    expect(text()).toBe('')
  })

  test('resumes a stored history unless a step was already recorded', () => {
    const first = start()
    first.type('a')
    first.type('b')
    first.history.undo()
    const kept = first.history.toJson()

    const again = createHistory(first.store)
    expect(again.resume(kept)).toBe(true)
    again.redo()
    expect(first.text()).toBe('b')

    const busy = start()
    busy.type('x')
    expect(busy.history.resume(kept)).toBe(false)
    expect(busy.labels()).toEqual(['Type x'])
  })
})
