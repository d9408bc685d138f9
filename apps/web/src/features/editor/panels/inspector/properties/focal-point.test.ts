import { expect, it } from 'vitest'
import { cropOf, cropStyles, movedByKey, readFocalPoint, writeFocalPoint } from './focal-point.ts'

it.each([
  ['30% 70%', { x: 30, y: 70 }],
  ['left', { x: 0, y: 50 }],
  ['top right', { x: 100, y: 0 }],
  ['top', { x: 50, y: 0 }],
  ['120% -5%', { x: 100, y: 0 }],
  ['calc(50% + 1px) 0', { x: 50, y: 50 }],
  ['10px 20px', { x: 50, y: 50 }],
  [undefined, { x: 50, y: 50 }],
])('reads %s', (value, point) => {
  expect(readFocalPoint(value)).toEqual(point)
  expect(readFocalPoint(writeFocalPoint(point))).toEqual(point)
})

it('moves by keys and stays on the image', () => {
  expect(movedByKey({ x: 50, y: 50 }, 'ArrowRight', false)).toEqual({ x: 51, y: 50 })
  expect(movedByKey({ x: 95, y: 50 }, 'ArrowRight', true)).toEqual({ x: 100, y: 50 })
  expect(movedByKey({ x: 50, y: 0 }, 'ArrowUp', false)).toEqual({ x: 50, y: 0 })
  expect(movedByKey({ x: 50, y: 50 }, 'Tab', false)).toBeUndefined()
})

it('finds the crop that it set, and removes it whole', () => {
  for (const ratio of ['16 / 9', '1 / 1']) expect(cropOf(cropStyles(ratio))).toBe(ratio)
  expect(cropOf({ 'object-fit': 'cover', 'aspect-ratio': '16/9' })).toBe('16 / 9')
  expect(cropOf({ 'aspect-ratio': '16 / 9' })).toBe('')
  expect(cropOf(cropStyles(''))).toBe('')
})
