import { createDocument, createNode, setProps } from '@web2/builder'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from '../../../../lib/store.ts'
import type { CanvasView } from '../canvas-view.ts'
import { createEditor, type Editor } from '../../document/editor.ts'
import { applyAllFixes, applyFix } from '../../document/apply-fix.ts'
import { createChecker, type Checker } from './checker.ts'

let editor: Editor
let checker: Checker
let told: string[]
beforeEach(() => {
  vi.useFakeTimers()
  told = []
  const videos = ['a', 'b'].map((name) => createNode('YouTube', { title: '' }, [], { name }))
  const locked = createNode('YouTube', { title: '' }, [], { name: 'c', locked: true })
  editor = createEditor({
    document: createDocument([...videos, locked]),
    data: {},
    tell: (sentence) => told.push(sentence),
  })
  checker = createChecker(editor, createStore<CanvasView | null>(null))
  checker.setOptions({ part: true })
})
afterEach(() => {
  vi.useRealTimers()
})

const named = (name: string) =>
  [...editor.store.document.nodes.values()].find(({ addition }) => addition.name === name)!.uuid
const rules = () => checker.checked.get()?.findings.map(({ rule }) => rule)

test('checks the page after edits, only while it has watchers', async () => {
  await vi.runAllTimersAsync()
  expect(checker.checked.get()).toBeNull()
  const heard = vi.fn()
  const stop = checker.watch(heard)
  await vi.runAllTimersAsync()
  expect(rules()).toEqual(['frame-title', 'frame-title', 'frame-title'])
  expect(heard).toHaveBeenCalledTimes(1)

  const edit = (title: string) =>
    editor.run('Title', setProps(editor.store.document, { ids: [named('a')], props: { title } }))
  edit('A')
  edit('All of it')
  await vi.runAllTimersAsync()
  expect(rules()).toEqual(['frame-title', 'frame-title'])
  expect(heard).toHaveBeenCalledTimes(2)

  stop()
  edit('')
  await vi.runAllTimersAsync()
  expect(heard).toHaveBeenCalledTimes(2)
  expect(vi.getTimerCount()).toBe(0)
})

test('waits for the end of a gesture before checking', async () => {
  editor.session.activity.set('dragging')
  const stop = checker.watch(() => {})
  await vi.advanceTimersByTimeAsync(5_000)
  expect(checker.checked.get()).toBeNull()
  editor.session.activity.set('idle')
  await vi.runAllTimersAsync()
  expect(rules()).toHaveLength(3)
  stop()
})

test('makes one fix, or all of a kind, one undo step and reports locked blocks', async () => {
  const stop = checker.watch(() => {})
  await vi.runAllTimersAsync()
  applyFix(editor, checker.checked.get()!.findings[0]!)
  expect(editor.history.entries).toHaveLength(1)
  applyAllFixes(editor, 'frame-title', 'Videos', { part: true })
  expect(editor.history.entries).toHaveLength(2)
  expect(told).toEqual(['1 fixed. 1 is locked and was not changed.'])
  editor.undo()
  await vi.runAllTimersAsync()
  expect(rules()).toHaveLength(2)
  stop()
})
