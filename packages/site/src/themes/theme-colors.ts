import type { Token } from '@web2/builder'
import { darkColors } from './dark-colors.ts'
import { lightColors } from './light-colors.ts'

/** Roles of colors; a section takes a tone, which sets them for everything within. */
export const colorRoles =
  'paper tint card ink muted link line edge deep deep-ink deep-muted deep-link deep-line brand on-brand action on-action deep-action on-deep-action alert mark art-1 art-2 art-3'.split(
    ' ',
  )

const valuesOf = (colors: ReadonlyMap<string, string>, theme: string): readonly string[] => {
  const values = colors.get(theme)?.split(' ')
  if (values?.length !== colorRoles.length) throw new Error(`${theme} lacks colors`)
  return values
}

/** Returns the color tokens of a ready theme, each with its dark value. */
export const colorTokens = (theme: string): Token[] => {
  const [light, dark] = [valuesOf(lightColors, theme), valuesOf(darkColors, theme)]
  return colorRoles.map((role, at) => ({
    name: `c-${role}`,
    group: 'color',
    value: light[at] ?? '',
    dark: dark[at] ?? '',
  }))
}
