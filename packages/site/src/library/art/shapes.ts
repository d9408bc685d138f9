import type { Shape } from '../parts/pictures.ts'

type Attributes = Readonly<Record<string, string | number>>

const shape = (tag: string, attributes: Attributes): Shape => ({
  tag,
  attributes: Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, String(value)])),
})

/** Returns an area in a role of the theme, such as 'art-1', 'ink' or 'paper'. */
export const area = (role: string, d: string): Shape => shape('path', { fill: `var(--c-${role})`, d })

/** Returns lines in a role of the theme, with round ends unless others are named. */
export const lines = (role: string, width: number, d: string, more: Attributes = {}): Shape =>
  shape('path', {
    fill: 'none',
    stroke: `var(--c-${role})`,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    d,
    ...more,
  })

/** Returns a disk in a role of the theme. */
export const disk = (role: string, cx: number, cy: number, r: number): Shape =>
  shape('circle', { fill: `var(--c-${role})`, cx, cy, r })

/** Returns a circle line in a role of the theme. */
export const ring = (
  role: string,
  width: number,
  cx: number,
  cy: number,
  r: number,
  more: Attributes = {},
): Shape =>
  shape('circle', {
    fill: 'none',
    stroke: `var(--c-${role})`,
    'stroke-width': width,
    cx,
    cy,
    r,
    ...more,
  })

/** Returns shapes that are moved, turned or scaled together, such as by 'translate(40 20) rotate(-12)'. */
export const moved = (transform: string, ...shapes: readonly Shape[]): Shape => ({
  tag: 'g',
  attributes: { transform },
  shapes,
})

type Box = readonly [x: number, y: number, width: number, height: number]

/** Returns the path of upright boxes. */
export const boxes = (...all: readonly Box[]): string =>
  all.map(([x, y, width, height]) => `M${x} ${y}h${width}v${height}h-${width}z`).join('')

/** Returns boxes in rows and columns, from the upper corner of the first one. */
export const lattice = (
  [x, y, width, height]: Box,
  columns: number,
  rows: number,
  stepX: number,
  stepY: number,
): readonly Box[] =>
  Array.from({ length: columns * rows }, (_none, at) => [
    x + (at % columns) * stepX,
    y + Math.floor(at / columns) * stepY,
    width,
    height,
  ])
