import { readColor } from '../read-color.ts'
import { oklabOf } from '../oklab.ts'
import type { ColorUse } from './literal.ts'
import type { Subject } from './sheet-literals.ts'

/** How often a color is used, and as what. */
export interface UsedColor {
  readonly key: string
  readonly text: string
  readonly uses: number
  readonly usesAs: (use: ColorUse, subject?: Subject) => number
}

interface Measured extends UsedColor {
  /** 0 to 1. */
  readonly lightness: number
  readonly chroma: number
  /** In degrees. */
  readonly hue: number
  readonly isOpaque: boolean
}

const measured = (color: UsedColor): Measured => {
  const rgba = readColor(color.text) ?? [0, 0, 0, 1]
  const [lightness, a, b] = oklabOf(rgba)
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
  return { ...color, lightness, chroma: Math.hypot(a, b), hue, isOpaque: rgba[3] === 1 }
}

/** Chroma above which a color is seen as one, not as a gray. */
const colorful = 0.05

interface Role {
  /** Name of the role in the ready themes, so that one of these can take its place. */
  readonly name: string
  /** How well a color fits; 0 for not at all. */
  readonly fit: (color: Measured) => number
}

/** Larger than any number of uses, for a use that decides a role. */
const decides = 1e6

const roles: readonly Role[] = [
  {
    name: 'c-paper',
    fit: ({ usesAs, lightness }) =>
      usesAs('surface', 'page') * decides + (lightness > 0.93 ? usesAs('surface') : 0),
  },
  {
    name: 'c-ink',
    fit: ({ usesAs, lightness, chroma }) =>
      usesAs('text', 'page') * decides + (lightness < 0.5 && chroma < 2 * colorful ? usesAs('text') : 0),
  },
  { name: 'c-action', fit: ({ usesAs }) => usesAs('surface', 'action') },
  { name: 'c-brand', fit: ({ usesAs, chroma }) => (chroma > colorful ? usesAs('surface') : 0) },
  {
    name: 'c-muted',
    fit: ({ usesAs, chroma, lightness }) => (chroma < colorful && lightness < 0.75 ? usesAs('text') : 0),
  },
  { name: 'c-line', fit: ({ usesAs }) => usesAs('border') },
  { name: 'c-tint', fit: ({ usesAs, lightness }) => (lightness > 0.9 ? usesAs('surface') : 0) },
  { name: 'c-deep', fit: ({ usesAs, lightness }) => (lightness < 0.35 ? usesAs('surface') : 0) },
  { name: 'c-link', fit: ({ usesAs, chroma }) => (chroma > colorful ? usesAs('text') : 0) },
]

const hues: readonly (readonly [number, string])[] = [
  [15, 'pink'],
  [45, 'red'],
  [80, 'orange'],
  [115, 'yellow'],
  [165, 'green'],
  [215, 'teal'],
  [285, 'blue'],
  [330, 'purple'],
  [361, 'pink'],
]

const hueName = ({ lightness, chroma, hue }: Measured): string => {
  if (lightness > 0.98) return 'c-white'
  if (lightness < 0.1) return 'c-black'
  if (chroma < colorful) return 'c-gray'
  return `c-${hues.find(([end]) => hue < end)?.[1] ?? 'pink'}`
}

/** Returns a name for each color: a role by its use, or else its hue, which several can share. */
export const colorNames = (colors: readonly UsedColor[]): ReadonlyMap<string, string> => {
  const left = new Set(colors.map(measured))
  const names = new Map<string, string>()
  for (const { name, fit } of roles) {
    const [best] = [...left].filter(({ isOpaque }) => isOpaque).toSorted((a, b) => fit(b) - fit(a))
    if (!best || fit(best) === 0) continue
    left.delete(best)
    names.set(best.key, name)
  }
  for (const color of left) names.set(color.key, hueName(color))
  return names
}
