import { expect, test } from 'vitest'
import { emptyFrame, frameErrors, isWholeFrame } from './video-address.ts'

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ',
  'https://www.youtube.com/embed/dQw4w9WgXcQ',
  'youtube.com/watch?list=a&v=dQw4w9WgXcQ',
])('accepts %s as a video', (url) => expect(isWholeFrame({ ...emptyFrame, url })).toBe(true))

test.each(['https://example.com', 'https://www.youtube.com/@someone', 'javascript:alert(1)'])(
  'refuses %s',
  (url) => expect(frameErrors({ ...emptyFrame, url }).url).toMatch(/watch, short or embed/),
)

test('requires sizes above 0', () => {
  expect(emptyFrame).toMatchObject({ width: 700, height: 400 })
  const frame = { ...emptyFrame, url: 'https://youtu.be/dQw4w9WgXcQ' }
  for (const size of [0, -1, '' as const]) {
    expect(frameErrors({ ...frame, width: size })).toEqual({ width: 'Width should be more than 0' })
    expect(frameErrors({ ...frame, height: size })).toEqual({ height: 'Height should be more than 0' })
  }
  expect(isWholeFrame({ ...frame, url: ' ' })).toBe(false)
})
