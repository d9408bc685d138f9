import { createDocument, createNode, removeNodes } from '@web2/builder'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createEditor, type Editor } from './editor.ts'
import { settledSelection, type DeferredSelection } from './debounced-selection.ts'

let editor: Editor
let settled: DeferredSelection
let ids: readonly string[]
let shown: (readonly string[])[]
beforeEach(() => {
  vi.useFakeTimers()
  const blocks = ['a', 'b', 'c'].map((content) => createNode('Paragraph', { content }))
  editor = createEditor({ document: createDocument(blocks), data: {}, tell: () => {} })
  ids = editor.store.get(editor.store.document.root)?.children ?? []
  settled = settledSelection(editor)
  shown = []
  settled.subscribe(() => shown.push(settled.get()))
})
afterEach(() => {
  vi.useRealTimers()
})

test("panels follow the page's selection after a short delay", () => {
  editor.select([ids[0]!])
  expect([settled.get(), settled.isPending()]).toEqual([[], true])
  vi.runAllTimers()
  expect([settled.get(), settled.isPending()]).toEqual([[ids[0]], false])
})

test('walking through blocks with a held key updates no panel', () => {
  for (const id of ids) {
    editor.select([id])
    vi.advanceTimersByTime(33)
  }
  expect(shown).toEqual([])
  vi.runAllTimers()
  expect(shown).toEqual([[ids[2]]])
})

test('a focused panel follows the selection at once', () => {
  editor.select([ids[1]!])
  settled.follow()
  expect(settled.get()).toEqual([ids[1]])
  vi.runAllTimers()
  expect(shown).toHaveLength(1)
})

test('a removed block leaves the panels at once', () => {
  editor.select([ids[0]!])
  vi.runAllTimers()
  editor.run('Delete', removeNodes(editor.store.document, { ids: [ids[0]!] }))
  expect(settled.isPending()).toBe(false)
  expect(settled.get()).not.toContain(ids[0])
})
