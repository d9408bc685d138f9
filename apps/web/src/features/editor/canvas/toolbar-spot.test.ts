import type { Rect } from '@web2/builder'
import { expect, it } from 'vitest'
import { toolbarSpot } from './toolbar-spot.ts'

const bar = { width: 200, height: 30 }
const space = { width: 1000, height: 600 }
const rect = (x: number, y: number, width: number, height: number): Rect => ({ x, y, width, height })

const overlap = (a: Rect, b: Rect) =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))

const spot = (block: Rect, ...texts: Rect[]) =>
  toolbarSpot({
    block,
    bar,
    space,
    hides: (place) => texts.reduce((sum, text) => sum + overlap(place, text), 0),
  })

const block = rect(100, 200, 600, 60)

it.each([
  ['above its start', spot(block), { x: 100, y: 164 }],
  [
    'above its end when a text stands above its start',
    spot(block, rect(100, 160, 250, 40)),
    { x: 500, y: 164 },
  ],
  ['below its end when a line of text stands above', spot(block, rect(0, 160, 900, 40)), { x: 500, y: 266 }],
  [
    'beside it between two lines of text',
    spot(block, rect(0, 160, 900, 40), rect(0, 260, 900, 40)),
    { x: 706, y: 200 },
  ],
  ['below at the top of the page', spot(rect(100, 0, 600, 60)), { x: 500, y: 66 }],
  ['at the edge of the stage when the block fills it', spot(rect(0, -300, 1000, 1500)), { x: 796, y: 4 }],
])('is placed %s', (_what, found, place) => {
  expect(found).toEqual(place)
})

it('stays near and covers least when every place covers text', () => {
  const everywhere = rect(0, 0, 1000, 600)
  const double = rect(0, 0, 1000, 300)
  const { y } = spot(rect(0, 250, 1000, 100), everywhere, double)
  expect(y).toBe(356)
})
