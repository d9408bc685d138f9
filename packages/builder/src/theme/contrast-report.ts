import { contrastRatio, over, type Rgba } from '../checks/color.ts'
import { contrastPairs, hoverInk, type ContrastPair } from './contrast-pairs.ts'
import { mixedInOklab } from './oklab.ts'
import { readColor } from './read-color.ts'
import type { Theme } from './theme.ts'
import { hoverShare } from './tone.ts'

export type ThemeVariant = 'light' | 'dark'

export interface ContrastRow {
  /** Names of the two tokens. */
  readonly text: string
  readonly surface: string
  readonly variant: ThemeVariant
  /** 1 to 21. */
  readonly ratio: number
  /** Lowest ratio for this pair. */
  readonly least: number
  readonly passes: boolean
  readonly sentence: string
}

type ColorOf = (role: string) => Rgba | undefined

const white: Rgba = [255, 255, 255, 1]
const alias = /^var\(\s*--([\w-]+)\s*(?:,(.*))?\)$/s

/** Returns a function that resolves the roles of a variant, references to other tokens included. */
const colorsOf = (theme: Theme, variant: ThemeVariant): ColorOf => {
  const values = new Map(
    theme.tokens.map(({ name, value, dark }) => [name, variant === 'dark' ? (dark ?? value) : value]),
  )
  const resolved = (value: string, depth: number): Rgba | undefined => {
    const [, name, fallback] = alias.exec(value.trim()) ?? []
    if (name === undefined) return readColor(value)
    const next = values.get(name) ?? fallback
    return next === undefined || depth > values.size ? undefined : resolved(next, depth + 1)
  }
  return (role) => {
    const value = values.get(`c-${role}`)
    return value === undefined ? undefined : resolved(value, 0)
  }
}

/** Returns a ratio as people read it, rounded down so that a failing one never looks sufficient. */
export const shownRatio = (ratio: number): string =>
  ratio < 10 ? (Math.floor(ratio * 100) / 100).toFixed(2) : (Math.floor(ratio * 10) / 10).toFixed(1)

const row = (
  pair: ContrastPair,
  variant: ThemeVariant,
  text: Rgba,
  surface: Rgba,
  state = '',
): ContrastRow => {
  const ground = over(surface, white)
  const ratio = contrastRatio(over(text, ground), ground)
  const { least } = pair
  const names = { text: `c-${pair.text}`, surface: `c-${pair.surface}` }
  const passes = ratio >= least
  const where = `${pair.shown}${state}${variant === 'dark' ? ' in the dark variant' : ''}`
  const isDarker = contrastRatio(text, white) >= contrastRatio(ground, white)
  const advice = isDarker
    ? ` Darken ${names.text} or lighten ${names.surface}.`
    : ` Lighten ${names.text} or darken ${names.surface}.`
  return {
    ...names,
    variant,
    ratio,
    least,
    passes,
    sentence: `${where} has a contrast of ${shownRatio(ratio)}; ${least} is the minimum.${passes ? '' : advice}`,
  }
}

const rowsOf = (theme: Theme, variant: ThemeVariant): ContrastRow[] => {
  const colorOf = colorsOf(theme, variant)
  return contrastPairs.flatMap((pair) => {
    const [text, surface] = [colorOf(pair.text), colorOf(pair.surface)]
    if (!text || !surface) return []
    const plain = row(pair, variant, text, surface)
    const ink = colorOf(hoverInk[pair.surface] ?? '')
    if (!ink || !plain.passes) return [plain]
    const hovered = row(pair, variant, text, mixedInOklab(surface, ink, hoverShare), ' under the pointer')
    return hovered.passes ? [plain] : [plain, hovered]
  })
}

/**
 * Returns the contrast of each pair of colors that a page shows, light and, if a color has a dark value, dark.
 * Pairs of which the theme lacks a role, or whose colors depend on the page, are left out. Buttons under the
 * pointer have a row only if they fail on their own.
 */
export const contrastReport = (theme: Theme): readonly ContrastRow[] => [
  ...rowsOf(theme, 'light'),
  ...(theme.tokens.some(({ group, dark }) => group === 'color' && dark !== undefined)
    ? rowsOf(theme, 'dark')
    : []),
]
