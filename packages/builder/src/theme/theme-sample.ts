import type { Theme } from './theme.ts'
import { withTokenValues } from './token-values.ts'

/** Roles that show what a theme looks like: its surfaces, text, button, corners and headings. */
export const sampleRoles = [
  'c-paper',
  'c-tint',
  'c-deep',
  'c-brand',
  'c-action',
  'c-mark',
  'c-ink',
  'r-s',
  'f-title',
] as const

/** Values of these roles by name; those that a theme lacks are absent. */
export type ThemeSample = Readonly<Partial<Record<string, string>>>

/** Returns the light values that a small picture of a theme needs, without references to other design tokens. */
export const themeSample = (theme: Theme): ThemeSample => {
  const values = new Map(theme.tokens.map(({ name, value }) => [name, value]))
  return Object.fromEntries(
    sampleRoles.flatMap((name) => {
      const value = values.get(name)
      return value === undefined ? [] : [[name, withTokenValues(value, theme)]]
    }),
  )
}
