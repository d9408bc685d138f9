import {
  neededStrength,
  tokenReference,
  type OverlaidText,
  type Overlay,
  type OverlayEdge,
  type Rgba,
  type Theme,
} from '@web2/builder'
import { colorOf } from '../colors.ts'

/** Strength where there is no text to be readable. */
const usual = 50

const edges = ['bottom', 'left', 'top', 'right'] as const

/** Returns the edge at which a gradient can make the texts readable; the bottom if there is none. */
export const bestEdge = (overlay: Overlay, color: Rgba | null, texts: readonly OverlaidText[]): OverlayEdge =>
  edges.find((from) => color && neededStrength({ ...overlay, from }, color, texts) !== null) ?? 'bottom'

/** Returns colors for a new overlay: those of the theme first, dark ones before light ones. */
const candidates = (theme: Theme | undefined): readonly string[] => [
  ...['c-deep', 'c-ink', 'c-paper']
    .filter((name) => theme?.tokens.some((token) => token.name === name))
    .map(tokenReference),
  '#000000',
  '#ffffff',
]

/**
 * Returns an overlay that makes the texts readable with the least strength its color needs, or one of the usual
 * strength if none does.
 */
export const newOverlay = (
  kind: 'color' | 'gradient',
  texts: readonly OverlaidText[],
  theme: Theme | undefined,
  tokenTexts: (css: string) => string,
): Overlay => {
  const colors = candidates(theme)
  for (const color of texts.length > 0 ? colors : [])
    for (const from of kind === 'gradient' ? edges : [undefined]) {
      const overlay: Overlay = { color, strength: usual, ...(from && { from }) }
      const read = colorOf(tokenTexts(color))
      const strength = read && neededStrength(overlay, read, texts)
      if (strength !== null) return { ...overlay, strength }
    }
  return { color: colors[0]!, strength: usual, ...(kind === 'gradient' && { from: 'bottom' as const }) }
}
