import type { Theme, Token } from '@web2/builder'
import { readyThemes } from '../themes/ready-themes.ts'
import { mixed } from './color.ts'
import type { FontPairing, Palette, SiteLook } from './site-look.ts'

/** Ready theme whose shapes, sizes and spaces all looks have. */
const base = 'Hedgerow'
const white = '#ffffff'

/** Returns the colors of a palette by their roles in a theme. */
const rolesOf = ({
  dark,
  primary,
  tint,
  page,
  accent,
  ink,
  soft,
  line,
}: Palette): Record<string, string> => ({
  paper: page,
  tint,
  card: white,
  ink,
  muted: soft,
  link: primary,
  line,
  edge: mixed(soft, white, 0.2),
  deep: dark,
  'deep-ink': white,
  'deep-muted': mixed(white, dark, 0.2),
  'deep-link': tint,
  'deep-line': mixed(dark, white, 0.25),
  brand: primary,
  'on-brand': white,
  action: accent,
  'on-action': white,
  'deep-action': tint,
  'on-deep-action': dark,
  mark: mixed(accent, white, 0.35),
  'art-1': mixed(tint, primary, 0.2),
  'art-2': mixed(accent, ink, 0.45),
  'art-3': mixed(primary, white, 0.25),
})

/** Returns the tokens of a font pairing. */
const fontsOf = ({ heading, body, headingWeight }: FontPairing): Record<string, string> => {
  const weight = headingWeight === 'bold' ? '700' : '400'
  return {
    'f-title': heading,
    'f-text': body,
    'f-figure': heading,
    'title-weight': weight,
    'title-weight-small': weight,
    'figure-weight': weight,
    'strong-weight': '700',
  }
}

/** Returns the theme of a look. A look of other colors has no dark variant. */
export const themeOfLook = ({ name, palette, fonts, hasReadyColors }: SiteLook): Theme => {
  const ready = readyThemes.find((theme) => theme.name === base)
  if (!ready) throw new Error(`There is no theme ${base}.`)
  const own = hasReadyColors ? {} : rolesOf(palette)
  const colors = Object.entries(own).map(([role, value]) => [`c-${role}`, value] as const)
  const values = new Map([...colors, ...Object.entries(fontsOf(fonts))])
  const tokens = ready.tokens.map((token): Token => {
    const value = values.get(token.name)
    if (value === undefined) return token
    const { dark: _dark, ...rest } = token
    return { ...rest, value }
  })
  return { ...ready, name, tokens }
}
