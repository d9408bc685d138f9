import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startExternalDrag, type Carried } from './drag-into-canvas.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const names = () =>
  [...document.querySelectorAll<HTMLElement>('body > div')].filter(({ textContent }) =>
    textContent.startsWith('Heading'),
  )
const shown = () => names().filter(({ hidden }) => !hidden)

test('names a block lifted by touch beside the finger until the page names it', () => {
  let pageIsBelow = false
  const canvas: Carried['canvas'] = {
    covers: () => pageIsBelow,
    pagePoint: (screen) => screen,
    machine: { send: () => {} },
  }
  const tile = document.body.appendChild(document.createElement('button'))
  tile.setPointerCapture = () => {}
  tile.addEventListener('pointerdown', (press) =>
    startExternalDrag(
      press,
      () => ({ canvas, source: { kind: 'move', ids: [] }, label: 'Heading' }),
      () => {},
    ),
  )
  tile.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', pointerId: 1 }))
  expect(shown()).toHaveLength(0)
  vi.advanceTimersByTime(1_000)
  expect(shown()).toHaveLength(1)

  pageIsBelow = true
  vi.advanceTimersToNextFrame()
  expect(shown()).toHaveLength(0)

  tile.dispatchEvent(new PointerEvent('pointerup', { pointerType: 'touch', pointerId: 1 }))
  expect(names()).toHaveLength(0)
  tile.remove()
})
