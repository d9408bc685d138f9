import type { Point } from '@web2/builder'

const edge = 56
const fastest = 24

/**
 * Returns the px to scroll in this frame, more the nearer the pointer is to the edge or the farther beyond
 * it.
 */
export const scrollStep = (at: number, size: number): number => {
  const zone = Math.min(edge, size / 4)
  const depth = at < zone ? at - zone : at > size - zone ? at - (size - zone) : 0
  return Math.round(Math.max(-1, Math.min(1, depth / zone)) * fastest)
}

/** Scrolls the page when the pointer is near its edge. Returns true if it moved. */
export const autoScroll = (view: Window, point: Point): boolean => {
  const before = view.scrollY + view.scrollX
  view.scrollBy({
    top: scrollStep(point.y, view.innerHeight),
    left: scrollStep(point.x, view.innerWidth),
    behavior: 'instant',
  })
  return view.scrollY + view.scrollX !== before
}
