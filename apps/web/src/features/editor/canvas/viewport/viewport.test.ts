import { describe, expect, it } from 'vitest'
import { scrollStep } from './auto-scroll.ts'
import { fitViewport, toPage, toSpace } from './viewport.ts'

describe('fitViewport', () => {
  it.each([
    // a page keeps its breakpoint's width, regardless of the panels
    ['desktop', 1400, 1400, 1],
    ['desktop', 860, 1280, 860 / 1280],
    ['desktop', 390, 1280, 390 / 1280],
    ['tablet', 860, 834, 1],
    ['tablet', 390, 834, 390 / 834],
    ['mobile', 860, 390, 1],
    ['mobile', 390, 390, 1],
  ] as const)('shows the %s page in %i px at a width of %i px', (breakpoint, space, width, zoom) => {
    const view = fitViewport(breakpoint, { width: space, height: 600 })
    expect(view.width).toBe(width)
    expect(view.zoom).toBeCloseTo(zoom)
    expect(view.height * view.zoom).toBeCloseTo(600)
  })

  it.each([
    // narrower breakpoints of the site must not apply, or a value could be set without any effect
    ['desktop', 1400, 1601],
    ['max-1600', 1400, 1600],
    ['max-900', 1400, 900],
    ['tablet', 1400, 901],
    ['mobile', 1400, 481],
    ['max-480', 1400, 480],
  ] as const)(
    'shows the %s page of a site with breakpoints of its own in %i px at %i px',
    (at, space, width) => {
      const added = [1600, 900, 480].map((each) => ({ name: 'Own', width: each }))
      expect(fitViewport(at, { width: space, height: 600 }, 'fit', added).width).toBe(width)
    },
  )

  it('draws a page at the chosen zoom with the same width', () => {
    expect(fitViewport('desktop', { width: 860, height: 600 }, 1)).toEqual({
      width: 1280,
      height: 600,
      zoom: 1,
      left: 0,
    })
    expect(fitViewport('desktop', { width: 860, height: 600 }, 0.5)).toEqual({
      width: 1280,
      height: 1200,
      zoom: 0.5,
      left: 110,
    })
  })

  it('converts points both ways', () => {
    const view = fitViewport('tablet', { width: 417, height: 600 })
    const rect = toSpace(view, { x: 100, y: 40, width: 10, height: 10 })
    expect(toPage(view, { x: view.left, y: 0 }, rect)).toEqual({ x: 100, y: 40 })
  })
})

describe('scrollStep', () => {
  it('is 0 in the middle and grows toward the edges and beyond', () => {
    expect(scrollStep(300, 600)).toBe(0)
    expect(scrollStep(40, 600)).toBeLessThan(0)
    expect(scrollStep(5, 600)).toBeLessThan(scrollStep(40, 600))
    expect(scrollStep(595, 600)).toBeGreaterThan(scrollStep(560, 600))
    expect(scrollStep(900, 600)).toBe(scrollStep(600, 600))
  })
})
