import { firstCards } from '@web2/contract/articles'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { moveByDrop } from './card-moves.ts'
import { useCardDrag } from './use-card-drag.ts'

/* Title › (Paragraph, Subtitle › Paragraph) */
const cards = firstCards()
const onMove = vi.fn()

const Rows = () => {
  const { start } = useCardDrag(cards, onMove)
  return (
    <>
      <button onPointerDown={(event) => start(event, '0|0')}>Move</button>
      <div data-card-path="0|1" />
    </>
  )
}

let root: Root
let host: HTMLElement
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
  await act(async () => root.render(<Rows />))
  document.elementFromPoint = () => host.querySelector('[data-card-path]')
})
afterEach(async () => {
  await act(async () => root.unmount())
  host.remove()
  vi.unstubAllGlobals()
})

it('drops a card at the pointer even if no move was rendered yet', async () => {
  await act(async () =>
    host
      .querySelector('button')!
      .dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 })),
  )
  await act(async () => {
    window.dispatchEvent(new PointerEvent('pointermove', { clientX: 1, clientY: 1 }))
    window.dispatchEvent(new PointerEvent('pointerup', { clientX: 1, clientY: 1 }))
  })
  expect(onMove).toHaveBeenCalledExactlyOnceWith(moveByDrop(cards, '0|0', '0|1', 'after'))
})
