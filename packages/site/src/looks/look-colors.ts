import { colors } from '../templates/garden/look.ts'
import { isWarm, luminance, mixed } from './color.ts'
import type { Palette } from './site-look.ts'

/** Returns the colors of a palette by those of the template. Mixtures keep the distances that the template has. */
export const replacements = (palette: Palette): ReadonlyMap<string, string> => {
  const { dark, primary, tint, page, sand, accent, ink, soft, line } = palette
  return new Map([
    [colors.forest, dark],
    [colors.leaf, primary],
    [colors.mint, tint],
    [colors.cream, page],
    [colors.sand, sand],
    [colors.coral, accent],
    [colors.ink, ink],
    [colors.soft, soft],
    [colors.line, line],
    // text on dark bands, and borders on them
    ['#eaf3ea', mixed('#ffffff', dark, 0.08)],
    ['#d5e5da', mixed('#ffffff', dark, 0.16)],
    ['#356750', mixed(dark, '#ffffff', 0.18)],
    ['#7fa08f', mixed(dark, '#ffffff', 0.5)],
    ['#8fa598', mixed(soft, '#ffffff', 0.35)],
    ['#c4d9c2', mixed(tint, dark, 0.16)],
    // a button under the pointer
    ['#96371f', mixed(accent, '#000000', 0.2)],
  ])
}

/** Tones of an illustration from dark to light, each with its lightness from 0 to 1. */
const tones = ({ dark, primary, tint }: Palette): readonly (readonly [at: number, color: string])[] => [
  [0, mixed(dark, '#000000', 0.4)],
  [0.22, dark],
  [0.42, primary],
  [0.75, mixed(primary, tint, 0.65)],
  [1, mixed(tint, '#ffffff', 0.6)],
]

/** Returns an illustration's color in the tones of a palette, as light as it was; warm details become the accent. */
export const illustrated = (color: string, palette: Palette): string => {
  const light = Math.sqrt(luminance(color))
  if (isWarm(color) && light > 0.45)
    return mixed(palette.accent, '#ffffff', Math.min(0.85, Math.max(0, light * 1.3 - 0.5)))
  const all = tones(palette)
  const above = Math.max(
    1,
    all.findIndex(([at]) => at >= light),
  )
  const [[low, from] = [0, palette.dark], [high, to] = [1, palette.tint]] = [all[above - 1], all[above]]
  return mixed(from, to, (light - low) / (high - low))
}
