import type { Point } from '../layout/placed-block.ts'

/** Which part of the diagram is in sight: its origin on the screen (px of the frame), and the zoom. */
export interface View extends Point {
  readonly zoom: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

const leastZoom = 0.02
export const mostZoom = 3

/** Below this a label can not be read, and the diagram opens at its root instead of as a whole. */
const readable = 0.45

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** The whole diagram in the middle of the frame, never drawn larger than it is. */
export const fitted = (diagram: Size, frame: Size): View => {
  const zoom = within(Math.min(frame.width / diagram.width, frame.height / diagram.height, 1), leastZoom, 1)
  return {
    x: (frame.width - diagram.width * zoom) / 2,
    y: (frame.height - diagram.height * zoom) / 2,
    zoom,
  }
}

/** Everything if it can be read then, else the root and what stands next to it. */
export const firstView = (diagram: Size, frame: Size, root: Point): View => {
  const whole = fitted(diagram, frame)
  if (whole.zoom >= readable) return whole
  const zoom = 0.8
  const middle = (length: number, size: number, at: number) =>
    length * zoom <= size ? (size - length * zoom) / 2 : within(size / 2 - at * zoom, size - length * zoom, 0)
  return {
    x: middle(diagram.width, frame.width, root.x),
    y: middle(diagram.height, frame.height, root.y),
    zoom,
  }
}

/** Larger or smaller by a factor about a point of the frame, which stays where it is. */
export const zoomedAt = (view: View, { x, y }: Point, factor: number): View => {
  const zoom = within(view.zoom * factor, leastZoom, mostZoom)
  const change = zoom / view.zoom
  return { x: x - (x - view.x) * change, y: y - (y - view.y) * change, zoom }
}

/** Moved no farther than leaves a piece of the diagram in sight. */
export const keptInSight = (view: View, diagram: Size, frame: Size): View => {
  const rest = 80
  return {
    x: within(view.x, rest - diagram.width * view.zoom, frame.width - rest),
    y: within(view.y, rest - diagram.height * view.zoom, frame.height - rest),
    zoom: view.zoom,
  }
}

/** Moved just as far as brings a point of the diagram into the frame. */
export const revealing = (view: View, point: Point, frame: Size): View => {
  const shift = (at: number, size: number) => {
    const room = Math.min(90, size / 4)
    return within(at, room, size - room) - at
  }
  return {
    x: view.x + shift(view.x + point.x * view.zoom, frame.width),
    y: view.y + shift(view.y + point.y * view.zoom, frame.height),
    zoom: view.zoom,
  }
}

/** `t` of the way from one view to another. */
export const viewBetween = (from: View, to: View, t: number): View => ({
  x: from.x + (to.x - from.x) * t,
  y: from.y + (to.y - from.y) * t,
  zoom: from.zoom + (to.zoom - from.zoom) * t,
})

/** Whether any of a node whose dot is at a point may be in the frame. */
export const isInSight = (view: View, point: Point, frame: Size): boolean => {
  const room = 260 * view.zoom
  const [x, y] = [view.x + point.x * view.zoom, view.y + point.y * view.zoom]
  return x > -room && x < frame.width + room && y > -room && y < frame.height + room
}
