import { describe, expect, it } from 'vitest'
import { partsNearViewport } from './viewport-distance.ts'

/** Parts of 100 px each, the first of which begins at `top`; counts how many are asked where they are. */
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
  it('knows those on the screen and shortly before and after it', () => {
    const screens = window.innerHeight / 100
    const { first, last } = column(1_000, -50_000)
    expect(first).toBe(493)
    expect(last).toBe(Math.floor(500 + screens + 6))
  })

  it('knows none of a page that is elsewhere', () => {
    expect(column(10, -50_000).first).toBeUndefined()
    expect(column(10, 50_000).first).toBeUndefined()
  })

  it('asks no more parts of a long page than of a short one, but a few', () => {
    expect(column(8_000, -400_000).asked).toBeLessThan(column(1_000, -50_000).asked + 5)
  })
})
