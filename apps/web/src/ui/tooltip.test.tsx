import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Tip } from './tooltip.tsx'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const hovered = (pointerType: string) => {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  act(() =>
    root.render(
      <MantineProvider env="test">
        <Tip label="What it does" withinPortal={false}>
          <button type="button">Do it</button>
        </Tip>
      </MantineProvider>,
    ),
  )
  // React derives mouseenter from bubbling events
  act(() => {
    host
      .querySelector('button')!
      .dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }))
  })
  return {
    isOpen: () => host.textContent?.includes('What it does') ?? false,
    close: () => act(() => root.unmount()),
  }
}

test('a tooltip closes after 3500 ms', () => {
  const { isOpen, close } = hovered('mouse')
  expect(isOpen()).toBe(true)
  act(() => void vi.advanceTimersByTime(3_499))
  expect(isOpen()).toBe(true)
  act(() => void vi.advanceTimersByTime(1))
  expect(isOpen()).toBe(false)
  close()
})

test('a finger opens none', () => {
  const { isOpen, close } = hovered('touch')
  expect(isOpen()).toBe(false)
  close()
})
