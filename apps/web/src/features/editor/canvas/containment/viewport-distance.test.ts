import { describe, expect, it } from 'vitest'
import { partsNearViewport } from './viewport-distance.ts'

/** Returns parts of 100 px each, the first at `top`, and the number of boxes read. */
const column = (count: number, top: number) => {
  let asked = 0
  const parts: readonly Element[] = Array.from({ length: count }, (_, at) => {
    const part = document.createElement('div')
    part.getBoundingClientRect = () => {
      asked += 1
      return new DOMRect(0, top + at * 100, 1_000, 100)
    }
    return part
  })
  const near = [...partsNearViewport(parts, window)].map((part) => parts.indexOf(part))
  return { first: near[0], last: near.at(-1), asked }
}

describe('partsNearViewport', () => {
  it('returns the parts on screen and within the margin around it', () => {
    const screens = window.innerHeight / 100
    const { first, last } = column(1_000, -50_000)
    expect(first).toBe(493)
    expect(last).toBe(Math.floor(500 + screens + 6))
  })

  it('returns none for a page that is off screen', () => {
    expect(column(10, -50_000).first).toBeUndefined()
    expect(column(10, 50_000).first).toBeUndefined()
  })

  it('reads only slightly more boxes on a long page than on a short one', () => {
    expect(column(8_000, -400_000).asked).toBeLessThan(column(1_000, -50_000).asked + 5)
  })
})
