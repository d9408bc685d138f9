import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { Tip } from './tip.tsx'

test('a tooltip closes after 3500 ms, however long the pointer stays', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <Tip label="What it does">
          <button type="button">Do it</button>
        </Tip>
      </MantineProvider>,
    ),
  )
  const isShown = () => document.querySelector('[role=tooltip]') !== null
  const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
  const enter = new Event('pointerover', { bubbles: true })
  await act(async () => void host.querySelector('button')?.dispatchEvent(enter))
  await pass(1)
  expect(isShown()).toBe(true)
  await pass(3_400)
  expect(isShown()).toBe(true)
  await pass(100)
  expect(isShown()).toBe(false)
  await act(async () => root.unmount())
  host.remove()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
