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
  /** The canvas draws large pages part by part. */
  const put = (large: boolean) => () => {
    editor.run('Import', replacePage(editor, importHtml('<p>After</p>').document))
    if (large) editor.session.drawn.set(0)
  }
  const texts = () => [...editor.store.document.nodes.values()].flatMap(({ props }) => props.content ?? [])
  return { editor, progress, shown, put, texts, draw: editor.session.drawn.set }
}

it('is told at once where the canvas shows it at once', () => {
  const { editor, progress, shown, put } = open()
  show(editor, put(false), progress, shown)
  expect(progress).not.toHaveBeenCalled()
  expect(shown).toHaveBeenCalledOnce()
})

it('is told by parts, and undone as one step', () => {
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

it('is taken back until it is shown, and not after that', () => {
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
