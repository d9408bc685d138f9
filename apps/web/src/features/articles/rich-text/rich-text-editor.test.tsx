import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { rendered } from '../../../testing/rendered.tsx'
import { RichTextEditor, type RichTextHandle } from './rich-text-editor.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('reports a changed text before it is drawn, and a change of the selection not at all', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  let handle: RichTextHandle | undefined
  const steps: unknown[] = []
  const { leave } = await rendered(
    <RichTextEditor
      initial="<p>One</p><p>two</p>"
      label="Text"
      keyword=""
      onReady={(ready) => (handle = ready)}
      onText={(parts) => steps.push(parts, handle?.editor.view.dom.textContent)}
      onEdit={() => steps.push('edited', handle?.html())}
    />,
  )
  const { editor } = handle!
  await act(async () => void editor.commands.insertContentAt(1, 'Number '))
  const changed = ['<p>Number One</p>', '<p>two</p>']
  expect(steps).toEqual([changed, 'Onetwo', 'edited', changed.join('')])
  await act(async () => void editor.commands.setTextSelection(2))
  expect(steps).toHaveLength(4)
  await leave()
})
