import { createStore as signal } from '../../../../lib/store.ts'

export type Side = 'left' | 'right'

interface Bounds {
  readonly least: number
  readonly usual: number
  readonly most: number
}

/** Bounds and default of the panel widths, in px. */
export const bounds: Readonly<Record<Side, Bounds>> = {
  left: { least: 210, usual: 244, most: 440 },
  right: { least: 260, usual: 296, most: 480 },
}

/** Distance in px below the minimum width at which a dragged panel closes. */
const beyond = 80

export const withinBounds = (side: Side, width: number): number =>
  Math.round(Math.max(bounds[side].least, Math.min(width, bounds[side].most)))

export const isPulledShut = (side: Side, width: number): boolean => width < bounds[side].least - beyond

interface Widths {
  readonly left: number
  readonly right: number
  readonly rightHidden: boolean
}

const key = 'w2m-panel-widths'

/** Parses the stored widths and replaces invalid values with defaults. */
export const widthsFrom = (kept: string | null): Widths => {
  const [, left, right, hidden] = /^(\d+) (\d+) (hidden|shown)$/.exec(kept ?? '') ?? []
  return {
    left: withinBounds('left', Number(left ?? bounds.left.usual)),
    right: withinBounds('right', Number(right ?? bounds.right.usual)),
    rightHidden: hidden === 'hidden',
  }
}

/** Panel widths in this browser. */
export const panelWidths = signal<Widths>(widthsFrom(localStorage.getItem(key)))

export const setPanelWidths = (change: Partial<Widths>): void => {
  const next = { ...panelWidths.get(), ...change }
  panelWidths.set(next)
  localStorage.setItem(key, `${next.left} ${next.right} ${next.rightHidden ? 'hidden' : 'shown'}`)
}
