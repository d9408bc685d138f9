import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { createStore } from '../../../../lib/store.ts'
import { rendered } from '../../../../testing/rendered.tsx'
import type { Canvas } from '../../interaction/mount-canvas.ts'
import { usePageReady } from './use-page-ready.ts'

test('shows the panels once the page is loaded and keeps them while it is redrawn', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const canvas = createStore<Canvas | null>(null)
  const Beside = () => (usePageReady({ canvas } as never) ? <button type="button">Save</button> : null)
  const { host, leave } = await rendered(<Beside />)
  const isThere = () => host.querySelector('button') !== null
  expect(isThere()).toBe(false)
  await act(async () => canvas.set({} as Canvas))
  expect(isThere()).toBe(true)
  await act(async () => canvas.set(null))
  expect(isThere()).toBe(true)
  await leave()
  vi.unstubAllGlobals()
})
