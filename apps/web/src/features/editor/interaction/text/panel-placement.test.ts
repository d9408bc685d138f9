import { expect, it } from 'vitest'
import { inSpace, panelSpot } from './panel-placement.ts'

const panel = { width: 300, height: 200 }
const space = { width: 1000, height: 700 }
const at = (x: number, y: number, width: number, height: number) => ({ x, y, width, height })

it.each([
  ['to the right of a narrow block', at(100, 100, 400, 50), { x: 512, y: 100 }],
  ['to the left when the right is taken', at(500, 300, 480, 50), { x: 188, y: 300 }],
  ['in the lower corner beside a wide block at the top', at(0, 20, 1000, 80), { x: 688, y: 488 }],
  ['in the upper corner when a wide block is at the bottom', at(0, 450, 1000, 240), { x: 688, y: 12 }],
])('is placed %s', (_what, block, spot) => {
  expect(panelSpot(block, panel, space)).toEqual(spot)
})

it('covers least of a block that fills the stage and stays inside', () => {
  const spot = panelSpot(at(0, -500, 1000, 2000), panel, space)
  expect(inSpace(spot, panel, space)).toEqual(spot)
  expect(inSpace({ x: 9999, y: -50 }, panel, space)).toEqual({ x: 700, y: 0 })
})
