import { breakpointMaxWidth, type Breakpoint, type Point, type Rect } from '@web2/builder'
import type { Zoom } from '../../document/session.ts'

/** How the canvas stands in the space between the panels. */
export interface Viewport {
  /** Width and height of the page's own viewport, CSS px. */
  readonly width: number
  readonly height: number
  /** Px on the screen for one px of the page. */
  readonly zoom: number
  /** Distance of the canvas from the left of the space, px on the screen; below 0 while it is scrolled sideways. */
  readonly left: number
}

const desktopWidth = 1280
const fixedWidth = { tablet: 834, mobile: 390 } as const

/**
 * A page must be as wide as its breakpoint says, or its media queries would answer for another one; where the space
 * is narrower the canvas is drawn smaller, unless another size was chosen.
 */
export const fitViewport = (
  breakpoint: Breakpoint,
  space: { width: number; height: number },
  chosen: Zoom = 'fit',
): Viewport => {
  const roomy = space.width > breakpointMaxWidth.tablet
  const width = breakpoint === 'desktop' ? (roomy ? space.width : desktopWidth) : fixedWidth[breakpoint]
  const zoom = chosen === 'fit' ? Math.min(1, space.width / width) : chosen
  return {
    width,
    height: space.height / zoom,
    zoom,
    left: Math.max(0, Math.round((space.width - width * zoom) / 2)),
  }
}

/** From px of the page to px in the space, for the overlays. */
export const toSpace = (view: Viewport, rect: Rect): Rect => ({
  x: view.left + rect.x * view.zoom,
  y: rect.y * view.zoom,
  width: rect.width * view.zoom,
  height: rect.height * view.zoom,
})

/** From px on the screen to px of the page, given where the frame is drawn. */
export const toPage = (view: Viewport, frame: Point, screen: Point): Point => ({
  x: (screen.x - frame.x) / view.zoom,
  y: (screen.y - frame.y) / view.zoom,
})

/** Gives the frame the size of its breakpoint and draws it into the space. */
export const fitFrame = (
  frame: HTMLElement,
  breakpoint: Breakpoint,
  space: HTMLElement,
  chosen?: Zoom,
): Viewport => {
  const view = fitViewport(breakpoint, { width: space.clientWidth, height: space.clientHeight }, chosen)
  frame.style.width = `${view.width}px`
  frame.style.height = `${view.height}px`
  frame.style.transform = `translateX(${view.left}px) scale(${view.zoom})`
  return view
}
