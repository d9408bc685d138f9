import type { Style } from '../styles/style.ts'
import type { Theme } from './theme.ts'

const reference = /var\(\s*--([\w-]+)\s*(?:,([^()]*))?\)/g

/** Tokens may refer to others; a theme has no circles, so this is only a bound for hostile ones. */
const deepest = 20

/** Most characters with all values inserted, before the next references are followed. */
const longest = 100_000

const known = new WeakMap<Theme, ReadonlyMap<string, string>>()

const valuesOf = (theme: Theme): ReadonlyMap<string, string> => {
  const values = known.get(theme) ?? new Map(theme.tokens.map(({ name, value }) => [name, value]))
  known.set(theme, values)
  return values
}

/**
 * Returns CSS text with the light values of a theme's tokens in place of their references, for programs that
 * judge or draw a page without a browser. A reference to a token that the theme lacks takes its fallback, or
 * stays.
 */
export const withTokenValues = (css: string, theme: Theme | undefined): string => {
  if (!css.includes('var(')) return css
  const values = theme ? valuesOf(theme) : undefined
  let text = css
  for (let depth = 0; depth < deepest; depth += 1) {
    const next = text.replace(
      reference,
      (whole, name: string, fallback: string | undefined) => values?.get(name) ?? fallback?.trim() ?? whole,
    )
    if (next === text || next.length > longest) break
    text = next
  }
  return text
}

/** Returns a style with the light values of a theme's tokens; the same object if it uses none. */
export const styleWithTokenValues = (style: Style, theme: Theme | undefined): Style => {
  const used = Object.entries(style).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].includes('var('),
  )
  if (used.length === 0) return style
  return {
    ...style,
    ...Object.fromEntries(used.map(([property, value]) => [property, withTokenValues(value, theme)])),
  }
}
