import { expect, it, vi } from 'vitest'
import { remembered } from './remembered.ts'

it('a text is read once, however many rows have it, and each has its own answer', () => {
  const read = vi.fn((text: string) => ({ text }))
  const reader = remembered(read)
  expect(['a', 'b', 'a', 'b', 'a'].map((text) => reader(text).text)).toEqual(['a', 'b', 'a', 'b', 'a'])
  expect(read).toHaveBeenCalledTimes(2)
})
