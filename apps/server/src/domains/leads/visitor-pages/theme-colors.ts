import { colorHex, contrastRatio, readColor, type Theme } from '@web2/builder'

/** Colors of a page, each for light and dark screens. */
export interface PageColors {
  readonly paper: Pair
  readonly card: Pair
  readonly ink: Pair
  readonly muted: Pair
  readonly edge: Pair
  readonly action: Pair
  readonly onAction: Pair
  readonly alert: Pair
}

type Pair = readonly [light: string, dark: string]

/** Colors of pages without a known form. */
export const plainColors: PageColors = {
  paper: ['#f6f7f8', '#14191f'],
  card: ['#ffffff', '#1c232b'],
  ink: ['#17212b', '#e6ebef'],
  muted: ['#526069', '#9fabb4'],
  edge: ['#7b8891', '#77838c'],
  action: ['#14606b', '#7fd1cc'],
  onAction: ['#ffffff', '#0d1c1e'],
  alert: ['#b3261e', '#ffb4ab'],
}

const tokens: Readonly<Record<keyof PageColors, string>> = {
  paper: 'c-paper',
  card: 'c-card',
  ink: 'c-ink',
  muted: 'c-muted',
  edge: 'c-edge',
  action: 'c-action',
  onAction: 'c-on-action',
  alert: 'c-alert',
}

/** Pairs of colors with their least contrast (WCAG 2.2, criteria 1.4.3 and 1.4.11). */
const contrasts: readonly (readonly [keyof PageColors, keyof PageColors, number])[] = [
  ['ink', 'paper', 4.5],
  ['ink', 'card', 4.5],
  ['muted', 'card', 4.5],
  ['alert', 'card', 4.5],
  ['onAction', 'action', 4.5],
  ['action', 'card', 3],
  ['edge', 'card', 3],
]

const themed = ({ tokens: all, hasDark }: Theme): PageColors | undefined => {
  const colorOf = (name: string): Pair | undefined => {
    const token = all.find((each) => each.name === name)
    const light = token && readColor(token.value)
    if (!token || !light) return undefined
    const dark = hasDark && token.dark !== undefined ? readColor(token.dark) : light
    return dark && [colorHex(light), colorHex(dark)]
  }
  const found = Object.entries(tokens).map(([role, name]) => [role, colorOf(name)] as const)
  return found.every(([, pair]) => pair !== undefined)
    ? (Object.fromEntries(found) as unknown as PageColors)
    : undefined
}

const isReadable = (colors: PageColors): boolean =>
  contrasts.every(([one, other, least]) =>
    [0, 1].every((at) => {
      const [first, second] = [readColor(colors[one][at]!), readColor(colors[other][at]!)]
      return first && second && contrastRatio(first, second) >= least
    }),
  )

/** Returns the colors of a site's theme, as JSON text; those of no theme if it has others, or can't be read on them. */
export const pageColors = (theme: string | null): PageColors => {
  const colors = theme === null ? undefined : themed(JSON.parse(theme) as Theme)
  return colors && isReadable(colors) ? colors : plainColors
}
