import type { Point } from '@web2/builder'
import { toSpace, type Viewport } from './viewport.ts'

export interface Zooming {
  readonly viewport: () => Viewport
  readonly zoom: (zoom: number) => void
  /** Scrolls the page, px of the page, and the space that it is drawn in, px on the screen. */
  readonly scroll: (page: number, space: number) => void
}

/** Draws the page in another size so that what is at `point`, px of the page, stays where it is on the screen. */
export const zoomAt = ({ viewport, zoom, scroll }: Zooming, point: Point, to: number): void => {
  const at = () => toSpace(viewport(), { ...point, width: 0, height: 0 })
  const before = at()
  zoom(to)
  const after = at()
  scroll((after.y - before.y) / viewport().zoom, after.x - before.x)
}
