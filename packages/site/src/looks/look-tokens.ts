import type { Theme, Token } from '@web2/builder'
import { colors, sans, serif } from '../templates/garden/look.ts'
import { replacements } from './look-colors.ts'
import type { SiteLook } from './site-look.ts'

/** Tokens of the template's colors as surfaces and lines. */
const surfaces: ReadonlyMap<string, string> = new Map([
  [colors.cream, 'c-paper'],
  [colors.mint, 'c-tint'],
  [colors.sand, 'c-sand'],
  [colors.white, 'c-card'],
  [colors.line, 'c-line'],
  ['#8fa598', 'c-edge'],
  [colors.forest, 'c-deep'],
  ['#356750', 'c-deep-line'],
  ['#7fa08f', 'c-deep-edge'],
  ['#c4d9c2', 'c-tint-line'],
  [colors.leaf, 'c-brand'],
  [colors.coral, 'c-action'],
  ['#96371f', 'c-action-hover'],
])

/** Tokens of the template's colors as text. */
const texts: ReadonlyMap<string, string> = new Map([
  [colors.ink, 'c-ink'],
  [colors.soft, 'c-muted'],
  [colors.forest, 'c-title'],
  [colors.leaf, 'c-title'],
  [colors.coral, 'c-link'],
  [colors.white, 'c-deep-ink'],
  ['#eaf3ea', 'c-on-drawing'],
  ['#d5e5da', 'c-deep-muted'],
])

/**
 * Tokens that ready themes lack, each with its replacement when a ready theme replaces the theme of a look, so that
 * every text stays readable.
 */
export const standIns: Readonly<Record<string, string>> = {
  'c-title': 'var(--c-ink)',
  // a drawing is lighter than the dark surface, so quiet text would be faint on it
  'c-on-drawing': 'var(--c-deep-ink)',
  'c-sand': 'var(--c-tint)',
  'c-tint-line': 'var(--c-line)',
  'c-deep-edge': 'var(--c-deep-muted)',
  'c-action-hover': 'color-mix(in oklab, var(--c-action) 85%, var(--c-ink))',
}

/** Style around a color, which decides what it is for. */
interface Place {
  readonly property: string
  /** Background of the same block. */
  readonly background: unknown
}

/** Returns the name of the token for a color of the template; undefined for any other color. */
export const tokenOfColor = (color: string, { property, background }: Place): string | undefined => {
  if (property.startsWith('border') && color === colors.white) return 'c-deep-ink'
  if (property !== 'color') return surfaces.get(color) ?? texts.get(color)
  if (color === colors.white && background === colors.coral) return 'c-on-action'
  return texts.get(color)
}

const color = (name: string, value: string): Token => ({ name, group: 'color', value })

/** Returns the theme with which a built-in template shows a look. */
export const themeOfLook = (look: SiteLook): Theme => {
  const inLook = replacements(look.palette)
  const { heading, body, headingWeight } = look.fonts
  const named = [...surfaces, ...texts].filter(([known]) => known !== colors.leaf && known !== colors.white)
  // the template's own look has colors that are no mixtures
  const isOwn = look.palette.dark === colors.forest
  const values = new Map(named.map(([known, name]) => [name, isOwn ? known : (inLook.get(known) ?? known)]))
  return {
    name: look.name,
    hasDark: false,
    tokens: [
      ...Array.from(values, ([name, value]) => color(name, value)),
      color('c-brand', look.palette.primary),
      color('c-card', '#ffffff'),
      color('c-deep-ink', '#ffffff'),
      color('c-deep-link', 'var(--c-deep-muted)'),
      color('c-on-brand', '#ffffff'),
      color('c-on-action', '#ffffff'),
      { name: 'f-title', group: 'family', value: heading },
      { name: 'f-text', group: 'family', value: body },
      { name: 'r-s', group: 'radius', value: '10px' },
      { name: 'r-m', group: 'radius', value: '14px' },
      { name: 'button-radius', group: 'radius', value: '999px' },
      { name: 'title-weight', group: 'other', value: headingWeight },
    ],
  }
}

const families: ReadonlyMap<string, string> = new Map([
  [serif, 'f-title'],
  [sans, 'f-text'],
])

const radii: ReadonlyMap<number, string> = new Map([
  [10, 'r-s'],
  [14, 'r-m'],
  [999, 'button-radius'],
])

/** Returns the name of the token for a font list or radius of the template; undefined for any other value. */
export const tokenOfShape = (property: string, value: string | number): string | undefined => {
  if (property === 'font-family') return families.get(String(value))
  return property === 'border-radius' && typeof value === 'number' ? radii.get(value) : undefined
}
