import type { Session, Zoom } from './session.ts'

/** Those that people choose from. */
export const zoomChoices: readonly Zoom[] = ['fit', 0.5, 0.75, 1]

const levels = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 2]
const least = 0.25
const most = 2
/** Two sizes closer than this look the same. */
const same = 0.005

export const percent = (zoom: number): string => `${Math.round(zoom * 100)} %`

/** The next size of the usual ones. */
export const nextZoom = (shown: number, way: 'in' | 'out'): number =>
  way === 'in'
    ? (levels.find((level) => level > shown + same) ?? most)
    : (levels.findLast((level) => level < shown - same) ?? least)

export const zoomBy = ({ zoom, shownZoom }: Session, way: 'in' | 'out'): void =>
  zoom.set(nextZoom(shownZoom.get(), way))

const within = (zoom: number): number => Math.max(least, Math.min(Math.round(zoom * 1000) / 1000, most))

/** Two fingers that are so many times as far apart as when they came down. */
export const pinchedZoom = (began: number, apart: number): number => within(began * apart)

/** A turn of the wheel by this many px, upward below 0; a wheel with notches zooms by a tenth for each. */
export const wheeledZoom = (shown: number, turn: number): number =>
  within(shown * Math.exp(-Math.max(-10, Math.min(turn, 10)) / 100))
