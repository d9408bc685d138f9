import { createDocument, createNode, importHtml } from '@web2/builder'
import { expect, it, vi } from 'vitest'
import { createEditor } from '../../../document/editor.ts'
import { replacePage } from './put-document.ts'
import { show } from './show-import.ts'

const open = () => {
  const editor = createEditor({
    document: createDocument([createNode('Paragraph', { content: 'Before' })]),
    data: { site: { name: 'Green' } },
    tell: () => {},
  })
  editor.session.drawn.set(1)
  const progress = vi.fn()
  const shown = vi.fn()
  /** Imports; a large page is drawn in slices. */
  const put = (large: boolean) => () => {
    editor.run('Import', replacePage(editor, importHtml('<p>After</p>').document))
    if (large) editor.session.drawn.set(0)
  }
  const texts = () => [...editor.store.document.nodes.values()].flatMap(({ props }) => props.content ?? [])
  return { editor, progress, shown, put, texts, draw: editor.session.drawn.set }
}

it('reports completion at once if the canvas draws at once', () => {
  const { editor, progress, shown, put } = open()
  show(editor, put(false), progress, shown)
  expect(progress).not.toHaveBeenCalled()
  expect(shown).toHaveBeenCalledOnce()
})

it('reports progress while drawing and is one undo step', () => {
  const { editor, progress, shown, put, draw, texts } = open()
  show(editor, put(true), progress, shown)
  draw(0.5)
  expect(shown).not.toHaveBeenCalled()
  draw(1)
  expect(progress.mock.calls).toEqual([[0], [0.5]])
  expect(shown).toHaveBeenCalledOnce()
  draw(0.5)
  expect(progress).toHaveBeenCalledTimes(2)
  editor.undo()
  expect(texts()).toEqual(['Before'])
})

it('can be canceled until it is drawn, but not afterwards', () => {
  const { editor, progress, shown, put, draw, texts } = open()
  const cancelled = show(editor, put(true), progress, shown)
  cancelled.takeBack()
  expect(texts()).toEqual(['Before'])
  expect(editor.history.entries).toHaveLength(0)
  draw(1)
  expect(shown).not.toHaveBeenCalled()
  show(editor, put(true), progress, shown)
  draw(1)
  cancelled.takeBack()
  expect(texts()).toEqual(['After'])
})
