import { expect, it } from 'vitest'
import { nextZoom, pinchedZoom, wheeledZoom } from './zooming.ts'

it.each([
  [0.655, 'in', 0.67],
  [0.655, 'out', 0.5],
  [0.7499, 'in', 0.9],
  [2, 'in', 2],
  [0.25, 'out', 0.25],
] as const)('goes from %d %s to %d', (shown, way, next) => expect(nextZoom(shown, way)).toBe(next))

it('follows the wheel in small steps within the zoom limits', () => {
  expect(wheeledZoom(1, -120)).toBeCloseTo(1.105)
  expect(wheeledZoom(1, 3)).toBeCloseTo(0.97)
  expect(wheeledZoom(2, -120)).toBe(2)
  expect(wheeledZoom(0.25, 120)).toBe(0.25)
})

it('follows a pinch within the zoom limits', () => {
  expect(pinchedZoom(0.5, 1.5)).toBe(0.75)
  expect(pinchedZoom(1, 9)).toBe(2)
  expect(pinchedZoom(1, 0.01)).toBe(0.25)
})
