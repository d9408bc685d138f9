import type { Point, Rect } from '@web2/builder'

/** The drawn page: where its nodes are, and the elements that show them. */
export interface CanvasView {
  /** Converts px on the screen to px of the page. */
  readonly pagePoint: (screen: Point) => Point
  /** Whether a point of the screen lies on the space of the page. */
  readonly covers: (screen: Point) => boolean
  /** Scrolls a node into view. */
  readonly reveal: (uuid: string) => void
  /** Returns the box of a node, in px of the space around the frame. */
  readonly boxOf: (uuid: string) => Rect | undefined
  /** Returns the element that shows a node, or the one around a bare text; null if the page has none. */
  readonly elementOf: (uuid: string) => Element | null
}
