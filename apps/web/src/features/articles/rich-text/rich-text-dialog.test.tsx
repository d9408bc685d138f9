import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { rendered } from '../../../testing/rendered.tsx'
import './rich-text-editor.tsx'
import { RichTextDialog } from './rich-text-dialog.tsx'

test('opens the article editor with the given text and returns the result', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const onDone = vi.fn()
  const { all, press, leave } = await rendered(
    <RichTextDialog
      title="Edit “Roses”"
      html="<h2>Pruning</h2><p>Cut in <strong>March</strong></p>"
      keyword="roses"
      doneLabel="Save"
      onDone={onDone}
      onClose={vi.fn()}
    />,
  )
  await vi.waitFor(async () => {
    await act(async () => undefined)
    expect(all('[role=dialog] .ProseMirror h2')[0]?.textContent).toBe('Pruning')
  }, 20_000)
  expect(all('[role=dialog] [role=toolbar] [aria-label="Insert video"]')).toHaveLength(1)
  await press('Save')
  expect(onDone).toHaveBeenCalledWith('<h2>Pruning</h2><p>Cut in <strong>March</strong></p>')
  await leave()
  vi.unstubAllGlobals()
})
