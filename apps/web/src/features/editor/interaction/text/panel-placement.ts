import type { Rect } from '@web2/builder'
import { createStore as signal } from '../../../../lib/store.ts'

export interface Spot {
  readonly x: number
  readonly y: number
}

const key = 'w2m-text-panel'

const read = (): Spot | null => {
  const kept = /(\d+) (\d+)$/.exec(sessionStorage.getItem(key) ?? '')
  return kept && { x: Number(kept[1]), y: Number(kept[2]) }
}

/** Panel position chosen by the user, in px of the stage, kept for the browser tab's lifetime. */
export const movedTo = signal<Spot | null>(read())

export const rememberSpot = (spot: Spot): void => {
  movedTo.set(spot)
  sessionStorage.setItem(key, `${Math.round(spot.x)} ${Math.round(spot.y)}`)
}

interface Size {
  readonly width: number
  readonly height: number
}

const margin = 12

const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))

export const inSpace = ({ x, y }: Spot, panel: Size, space: Size): Spot => ({
  x: Math.round(Math.max(0, Math.min(x, space.width - panel.width))),
  y: Math.round(Math.max(0, Math.min(y, space.height - panel.height))),
})

/**
 * Returns the panel's place: beside the block if it fits, else the corner of the stage that covers least of
 * the block.
 */
export const panelSpot = (block: Rect, panel: Size, space: Size): Spot => {
  const right = space.width - panel.width - margin
  const bottom = space.height - panel.height - margin
  const level = Math.max(margin, Math.min(block.y, bottom))
  const beside = [
    { x: block.x + block.width + margin, y: level },
    { x: block.x - panel.width - margin, y: level },
  ].filter(({ x }) => x >= 0 && x <= right)
  const corners = [
    { x: right, y: bottom },
    { x: margin, y: bottom },
    { x: right, y: margin },
    { x: margin, y: margin },
  ]
  const covered = (spot: Spot) => overlap({ ...spot, ...panel }, block)
  const best = [...beside, ...corners].reduce((kept, spot) => (covered(spot) < covered(kept) ? spot : kept))
  return inSpace(best, panel, space)
}
