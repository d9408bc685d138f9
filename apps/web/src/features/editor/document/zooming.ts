import type { Session, Zoom } from './session.ts'

/** Zoom levels offered to users. */
export const zoomChoices: readonly Zoom[] = ['fit', 0.5, 0.75, 1]

const levels = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 2]
const least = 0.25
const most = 2
/** Difference below which two zoom levels count as equal. */
const same = 0.005

export const percent = (zoom: number): string => `${Math.round(zoom * 100)} %`

/** Returns the next of the usual zoom levels. */
export const nextZoom = (shown: number, way: 'in' | 'out'): number =>
  way === 'in'
    ? (levels.find((level) => level > shown + same) ?? most)
    : (levels.findLast((level) => level < shown - same) ?? least)

export const zoomBy = ({ zoom, shownZoom }: Session, way: 'in' | 'out'): void =>
  zoom.set(nextZoom(shownZoom.get(), way))

const within = (zoom: number): number => Math.max(least, Math.min(Math.round(zoom * 1000) / 1000, most))

/** Returns the zoom of a pinch whose fingers are `apart` times as far apart as at its start. */
export const pinchedZoom = (began: number, apart: number): number => within(began * apart)

/**
 * Returns the zoom after turning the wheel by this many px, negative for upward; one notch changes it by 10%.
 */
export const wheeledZoom = (shown: number, turn: number): number =>
  within(shown * Math.exp(-Math.max(-10, Math.min(turn, 10)) / 100))
