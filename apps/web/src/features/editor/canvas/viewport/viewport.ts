import {
  breakpointMaxWidth,
  maxWidthOf,
  type Breakpoint,
  type Point,
  type Rect,
  type SiteBreakpoint,
} from '@web2/builder'
import type { Zoom } from '../../document/session.ts'

/** Position and zoom of the canvas in the space between the panels. */
export interface Viewport {
  /** Width and height of the page's own viewport, in CSS px. */
  readonly width: number
  readonly height: number
  /** Screen px per page px. */
  readonly zoom: number
  /** Distance from the left of the space, in screen px; negative while scrolled sideways. */
  readonly left: number
}

const desktopWidth = 1280
const fixedWidth = { tablet: 834, mobile: 390 } as const

/** Returns the width of the page at a breakpoint, before narrower ones that the site added are considered. */
const usualWidth = (breakpoint: Breakpoint, space: number): number => {
  if (breakpoint === 'desktop') return space > breakpointMaxWidth.tablet ? space : desktopWidth
  return breakpoint === 'tablet' || breakpoint === 'mobile' ? fixedWidth[breakpoint] : maxWidthOf(breakpoint)
}

/** Returns the least width at which a breakpoint applies and none that the site added below it. */
const leastWidth = (breakpoint: Breakpoint, added: readonly SiteBreakpoint[]): number =>
  added.reduce((least, { width }) => (width < maxWidthOf(breakpoint) ? Math.max(least, width + 1) : least), 0)

/**
 * Returns the viewport for a breakpoint. The page keeps its breakpoint's width because media queries depend
 * on it; a narrower space zooms it out unless the user chose a zoom. `added` are the breakpoints of the site.
 */
export const fitViewport = (
  breakpoint: Breakpoint,
  space: { width: number; height: number },
  chosen: Zoom = 'fit',
  added: readonly SiteBreakpoint[] = [],
): Viewport => {
  const width = Math.max(usualWidth(breakpoint, space.width), leastWidth(breakpoint, added))
  const zoom = chosen === 'fit' ? Math.min(1, space.width / width) : chosen
  return {
    width,
    height: space.height / zoom,
    zoom,
    left: Math.max(0, Math.round((space.width - width * zoom) / 2)),
  }
}

/** Converts page px to px of the space, for the overlays. */
export const toSpace = (view: Viewport, rect: Rect): Rect => ({
  x: view.left + rect.x * view.zoom,
  y: rect.y * view.zoom,
  width: rect.width * view.zoom,
  height: rect.height * view.zoom,
})

/** Converts screen px to page px, given the position of the frame. */
export const toPage = (view: Viewport, frame: Point, screen: Point): Point => ({
  x: (screen.x - frame.x) / view.zoom,
  y: (screen.y - frame.y) / view.zoom,
})

/** Sizes the frame for its breakpoint and fits it into the space. */
export const fitFrame = (
  frame: HTMLElement,
  breakpoint: Breakpoint,
  space: HTMLElement,
  chosen?: Zoom,
  added?: readonly SiteBreakpoint[],
): Viewport => {
  const size = { width: space.clientWidth, height: space.clientHeight }
  const view = fitViewport(breakpoint, size, chosen, added)
  frame.style.width = `${view.width}px`
  frame.style.height = `${view.height}px`
  frame.style.transform = `translateX(${view.left}px) scale(${view.zoom})`
  return view
}
