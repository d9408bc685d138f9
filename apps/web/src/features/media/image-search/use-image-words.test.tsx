import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useImageWords, type ImageWords } from './use-image-words.ts'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const dialog = (first?: string) => {
  let words: ImageWords | undefined
  const Field = () => {
    words = useImageWords(first)
    return null
  }
  const root = createRoot(document.createElement('div'))
  act(() => root.render(<Field />))
  return {
    words: () => words!,
    after: (ms: number) => act(() => void vi.advanceTimersByTime(ms)),
    close: () => act(() => root.unmount()),
  }
}

test('starts with Nature and searches 2.5 s after the last keystroke', () => {
  const { words, after, close } = dialog()
  expect(words().value).toBe('Nature')
  act(() => words().type('Old ro'))
  after(2_000)
  act(() => words().type('Old roses'))
  after(2_499)
  expect(words()).toMatchObject({ value: 'Nature', isWaiting: true })
  after(1)
  expect(words()).toMatchObject({ value: 'Old roses', isWaiting: false })
  close()
})

test('searches at once on Enter and returns to Nature when empty', () => {
  const { words, after, close } = dialog('Mowing')
  expect(words().value).toBe('Mowing')
  act(() => words().type('Hedges'))
  act(() => words().now())
  expect(words().value).toBe('Hedges')
  act(() => words().type(' '))
  after(2_500)
  expect(words().value).toBe('Nature')
  close()
})
