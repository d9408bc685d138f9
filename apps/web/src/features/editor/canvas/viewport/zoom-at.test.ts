import type { Point } from '@web2/builder'
import { expect, it } from 'vitest'
import { fitViewport } from './viewport.ts'
import { zoomAt } from './zoom-at.ts'

const space = { width: 1_000, height: 600 }

/** Returns a scrolled page at a zoom, with a function for the screen position of a spot. */
const pageAt = (zoom: number) => {
  let shown = zoom
  const scrolled = { page: 2_000, space: 0 }
  const viewport = () => {
    const fitted = fitViewport('desktop', space, shown)
    return { ...fitted, left: fitted.left - scrolled.space }
  }
  const seen = (spot: Point) => {
    const { left, zoom: present } = viewport()
    return { x: left + spot.x * present, y: (spot.y - scrolled.page) * present }
  }
  const turn = (point: Point, to: number) =>
    zoomAt(
      {
        viewport,
        zoom: (next) => (shown = next),
        scroll: (page, beside) => {
          scrolled.page += page
          scrolled.space += beside
        },
      },
      point,
      to,
    )
  return { seen, turn }
}

it.each([
  [1, 1.4],
  [1.4, 2],
  [2, 1.5],
])('keeps the spot under the pointer from zoom %d to %d', (from, to) => {
  const { seen, turn } = pageAt(from)
  const spot = { x: 700, y: 2_240 }
  const before = seen(spot)
  turn({ x: 700, y: 240 }, to)
  expect(seen(spot).x).toBeCloseTo(before.x)
  expect(seen(spot).y).toBeCloseTo(before.y)
})
