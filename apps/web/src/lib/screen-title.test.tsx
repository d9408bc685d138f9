import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { useScreenTitle } from './screen-title.ts'

const Screen = ({ parts }: { parts: readonly string[] }) => {
  useScreenTitle(...parts)
  return null
}

test('the tab names the screen and its record, and only the product when the screen is left', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const root = createRoot(document.createElement('div'))
  act(() => root.render(<Screen parts={['Structure', 'Green Acre']} />))
  expect(document.title).toBe('Structure · Green Acre · Web 2 Manager')
  // a record that is still on its way
  act(() => root.render(<Screen parts={['Posts', '']} />))
  expect(document.title).toBe('Posts · Web 2 Manager')
  act(() => root.unmount())
  expect(document.title).toBe('Web 2 Manager')
  vi.unstubAllGlobals()
})
