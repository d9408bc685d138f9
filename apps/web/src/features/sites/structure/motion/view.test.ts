import { describe, expect, it } from 'vitest'
import { firstView, fitted, isInSight, keptInSight, mostZoom, revealing, zoomedAt } from './view.ts'

const frame = { width: 800, height: 600 }

describe('the view', () => {
  it('fits a diagram into the middle, and enlarges none', () => {
    expect(fitted({ width: 400, height: 300 }, frame)).toEqual({ x: 200, y: 150, zoom: 1 })
    expect(fitted({ width: 1_600, height: 600 }, frame)).toEqual({ x: 0, y: 150, zoom: 0.5 })
  })

  it('opens a diagram that could not be read at its root', () => {
    const { x, y, zoom } = firstView({ width: 28_000, height: 300 }, frame, { x: 14_000, y: 50 })
    expect(zoom).toBe(0.8)
    expect(x + 14_000 * zoom).toBe(400)
    expect(y).toBe(180)
  })

  it('zooms about the point that the pointer is on', () => {
    const view = { x: -50, y: 20, zoom: 1 }
    const next = zoomedAt(view, { x: 150, y: 220 }, 1.5)
    expect(next).toEqual({ x: -150, y: -80, zoom: 1.5 })
    expect(zoomedAt(view, { x: 150, y: 220 }, 1_000).zoom).toBe(mostZoom)
  })

  it('never loses the diagram', () => {
    const lost = keptInSight({ x: 90_000, y: -90_000, zoom: 1 }, { width: 400, height: 300 }, frame)
    expect(lost).toEqual({ x: 720, y: -220, zoom: 1 })
  })

  it('moves only as far as a node needs to be seen', () => {
    const view = { x: 0, y: 0, zoom: 1 }
    expect(revealing(view, { x: 400, y: 300 }, frame)).toEqual(view)
    expect(revealing(view, { x: 1_000, y: 300 }, frame)).toEqual({ x: -290, y: 0, zoom: 1 })
  })
})

it('tells what a frame shows', () => {
  const view = { x: 0, y: 0, zoom: 0.5 }
  expect(isInSight(view, { x: 1_600, y: 0 }, frame)).toBe(true)
  expect(isInSight(view, { x: 1_900, y: 0 }, frame)).toBe(false)
})
