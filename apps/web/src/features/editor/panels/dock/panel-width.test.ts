import { expect, it } from 'vitest'
import { isPulledShut, widthsFrom, withinBounds } from './panel-width.ts'

it('restores stored widths and replaces invalid ones with the defaults', () => {
  expect(widthsFrom('300 400 hidden')).toEqual({ left: 300, right: 400, rightHidden: true })
  expect(widthsFrom('9999 1 shown')).toEqual({ left: 440, right: 260, rightHidden: false })
  for (const kept of [null, '', '300', '{"left":1}'])
    expect(widthsFrom(kept)).toEqual({ left: 244, right: 296, rightHidden: false })
})

it('clamps a panel to its bounds until it is dragged shut', () => {
  expect(withinBounds('left', 200)).toBe(210)
  expect(isPulledShut('left', 140)).toBe(false)
  expect(isPulledShut('left', 120)).toBe(true)
})
