import type { Edge } from './edge.ts'
import type { Flow } from './flow.ts'
import type { Rect } from './rect.ts'

/** Thickness of the drop indicator in px. */
export const barThickness = 2

/** Returns the indicator's bar at the edge of a box, across the flow. */
export const barAt = (rect: Rect, edge: Edge, { axis, reversed }: Flow): Rect => {
  const atStart = (edge === 'before') !== reversed
  if (axis === 'y') {
    const y = (atStart ? rect.y : rect.y + rect.height) - barThickness / 2
    return { x: rect.x, y, width: rect.width, height: barThickness }
  }
  const x = (atStart ? rect.x : rect.x + rect.width) - barThickness / 2
  return { x, y: rect.y, width: barThickness, height: rect.height }
}

/** Shrinks a box by a margin on each side, never below zero size. */
export const inset = (rect: Rect, margin: number): Rect => {
  const x = Math.min(margin, rect.width / 2)
  const y = Math.min(margin, rect.height / 2)
  return { x: rect.x + x, y: rect.y + y, width: rect.width - 2 * x, height: rect.height - 2 * y }
}
