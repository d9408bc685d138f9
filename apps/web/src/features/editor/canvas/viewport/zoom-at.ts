import type { Point } from '@web2/builder'
import { toSpace, type Viewport } from './viewport.ts'

export interface Zooming {
  readonly viewport: () => Viewport
  readonly zoom: (zoom: number) => void
  /** Scrolls the page, in page px, and the space around it, in screen px. */
  readonly scroll: (page: number, space: number) => void
}

/** Zooms the page so that `point`, in page px, stays at its screen position. */
export const zoomAt = ({ viewport, zoom, scroll }: Zooming, point: Point, to: number): void => {
  const at = () => toSpace(viewport(), { ...point, width: 0, height: 0 })
  const before = at()
  zoom(to)
  const after = at()
  scroll((after.y - before.y) / viewport().zoom, after.x - before.x)
}
