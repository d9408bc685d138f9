import { checkTheme, themeCss, tokensOfStyleSheet } from '@web2/builder'
import { describe, expect, it } from 'vitest'
import { colorRoles } from './theme-colors.ts'
import { readyThemes } from './ready-themes.ts'

const named = (name: string) => readyThemes.find((theme) => theme.name === name)!
const valueOf = (theme: string, token: string): string =>
  named(theme).tokens.find(({ name }) => name === token)!.value

/** Digests of the 24 light and the 24 dark values in the art direction, so that none changes by accident. */
const digests: readonly (readonly [theme: string, light: number, dark: number])[] = [
  ['Enamel', 734244821, 555118406],
  ['Breaker', 603064548, 271012395],
  ['Two Seasons', 677398391, 375308212],
  ['Slate', 166100562, 360519555],
  ['Bright Side', 206505202, 644750626],
  ['Hedgerow', 267152257, 774172829],
  ['Arc', 595539727, 20907688],
  ['Wayfinder', 444181484, 195683476],
  ['Chambers', 189015949, 566041169],
  ['Ledger', 731925849, 693443749],
  ['Carte', 722346255, 656698722],
  ['Pistache', 731493518, 198759536],
  ['Iron', 211158491, 706807556],
  ['Plan', 247813221, 211990378],
  ['Pit Lane', 743575306, 255247607],
  ['Contact Sheet', 581792929, 108407975],
]
const digest = (values: readonly string[]): number =>
  [...values.join(' ')].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_000_007, 7)

it.each(digests)('%s has the colors of the art direction', (theme, light, dark) => {
  const colors = named(theme).tokens.filter(({ group }) => group === 'color')
  expect(colors.map(({ name }) => name)).toEqual(colorRoles.map((role) => `c-${role}`))
  expect(digest(colors.map(({ value }) => value))).toBe(light)
  expect(digest(colors.map((color) => color.dark!))).toBe(dark)
})

const scales: Readonly<Record<string, readonly string[]>> = {
  quiet: [
    'clamp(1.063rem, 1.04rem + 0.11vw, 1.125rem)',
    'clamp(1.232rem, 1.17rem + 0.28vw, 1.395rem)',
    'clamp(1.43rem, 1.31rem + 0.52vw, 1.73rem)',
    'clamp(1.658rem, 1.47rem + 0.85vw, 2.145rem)',
    'clamp(1.924rem, 1.64rem + 1.28vw, 2.66rem)',
    'clamp(2.232rem, 1.81rem + 1.86vw, 3.298rem)',
    'clamp(2.589rem, 2rem + 2.61vw, 4.09rem)',
    'clamp(3.003rem, 2.19rem + 3.6vw, 5.071rem)',
  ],
  standard: [
    'clamp(1.063rem, 1.04rem + 0.11vw, 1.125rem)',
    'clamp(1.264rem, 1.19rem + 0.35vw, 1.463rem)',
    'clamp(1.505rem, 1.35rem + 0.69vw, 1.901rem)',
    'clamp(1.79rem, 1.52rem + 1.19vw, 2.472rem)',
    'clamp(2.131rem, 1.71rem + 1.88vw, 3.213rem)',
    'clamp(2.536rem, 1.89rem + 2.86vw, 4.177rem)',
    'clamp(3.017rem, 2.07rem + 4.2vw, 5.43rem)',
    'clamp(3.591rem, 2.23rem + 6.03vw, 7.059rem)',
  ],
  loud: [
    'clamp(1.031rem, 0.99rem + 0.16vw, 1.125rem)',
    'clamp(1.258rem, 1.15rem + 0.48vw, 1.536rem)',
    'clamp(1.535rem, 1.32rem + 0.98vw, 2.096rem)',
    'clamp(1.873rem, 1.49rem + 1.72vw, 2.861rem)',
    'clamp(2.285rem, 1.65rem + 2.82vw, 3.906rem)',
    'clamp(2.787rem, 1.79rem + 4.42vw, 5.331rem)',
    'clamp(3.4rem, 1.88rem + 6.74vw, 7.277rem)',
    'clamp(4.148rem, 1.89rem + 10.06vw, 9.933rem)',
  ],
}

// theme, headings (family, weight, case, tracking, leading), text, strong weight, figures (family, weight), scale,
// density, radii, line, strong rule
const characters = `
Enamel|Barlow Condensed|700|uppercase|0.01em|0.95|Barlow|600|Barlow Condensed|700|standard|normal|2px/4px/4px|1px solid|4px solid
Breaker|Chivo|800|none|-0.02em|1|Chivo|600|Chivo Mono|400|standard|tight|0/0/0|1px solid|3px solid
Two Seasons|Figtree|800|none|-0.025em|1.02|Figtree|600|Figtree|600|standard|wide|12px/24px/40px|2px solid|2px solid
Slate|Zilla Slab|700|none|-0.01em|1|Public Sans|600|Zilla Slab|600|standard|wide|0/0/0|1px solid|6px solid
Bright Side|Gabarito|800|none|-0.01em|1.02|DM Sans|600|Gabarito|700|standard|normal|10px/20px/32px|2px solid|2px solid
Hedgerow|Alegreya|500|none|0em|1.08|Alegreya Sans|700|Alegreya|500|standard|wide|8px/14px/20px|1px solid|1px solid
Arc|Red Hat Display|600|none|-0.02em|1.06|Red Hat Text|600|Red Hat Text|600|quiet|wide|12px/20px/999px|1px solid|1px solid
Wayfinder|Atkinson Hyperlegible Next|700|none|-0.01em|1.1|Atkinson Hyperlegible Next|700|Atkinson Hyperlegible Next|700|quiet|normal|6px/10px/16px|2px solid|8px solid
Chambers|Libre Caslon Text|400|none|-0.01em|1.12|Libre Franklin|600|Libre Franklin|600|quiet|wide|0/0/0|1px solid|3px double
Ledger|IBM Plex Serif|500|none|0em|1.12|IBM Plex Sans|600|IBM Plex Mono|400|quiet|tight|2px/2px/2px|1px solid|3px double
Carte|Gloock|400|none|-0.01em|0.98|Karla|600|Karla|600|loud|normal|0/2px/2px|1px dotted|2px solid
Pistache|Bodoni Moda|400|none|-0.02em|0.95|Jost|500|Jost|500|loud|wide|0/0/0|1px solid|1px solid
Iron|Anton|400|uppercase|0em|0.9|Archivo|700|Archivo|700|loud|tight|0/0/0|2px solid|8px solid
Plan|Marcellus|400|none|0em|1.08|Hanken Grotesk|600|Marcellus|400|standard|wide|0/0/0|1px solid|1px solid
Pit Lane|Saira|700|uppercase|-0.01em|0.98|Overpass|700|Saira|600|standard|tight|3px/3px/3px|2px solid|12px solid
Contact Sheet|Instrument Sans|500|none|-0.03em|1.05|Instrument Sans|500|Sometype Mono|400|quiet|wide|0/0/0|1px solid|1px solid`
  .trim()
  .split('\n')
  .map((line) => line.split('|'))

const densities: Readonly<Record<string, readonly [section: string, row: string, page: string]>> = {
  tight: ['var(--s8)', 'var(--s3)', '72rem'],
  normal: ['var(--s9)', 'var(--s4)', '75rem'],
  wide: ['var(--s10)', 'var(--s5)', '82rem'],
}

describe.each(characters)('%s', (theme, ...row) => {
  const of = (token: string) => valueOf(theme!, token)
  const familyOf = (token: string) =>
    /^"([^"]+)", "\1 Stand-in", (?:sans-serif|serif|monospace)$/.exec(of(token))?.[1]
  const [scale, density] = row.splice(9, 2)

  it('has its families, weights and shape', () => {
    expect([
      familyOf('f-title'),
      ...['weight', 'case', 'tracking', 'leading'].map((name) => of(`title-${name}`)),
      familyOf('f-text'),
      of('strong-weight'),
      familyOf('f-figure'),
      of('figure-weight'),
      ['r-s', 'r-m', 'r-l'].map(of).join('/'),
      `${of('line-w')} ${of('line-style')}`,
      `${of('rule-w')} ${of('rule-style')}`,
    ]).toEqual(row)
  })

  it('has its type scale', () => {
    const steps = Array.from({ length: 8 }, (_, step) => of(`t-${step}`))
    const isText = (step: number) => step < 2
    const expected = scales[scale!]!.map((value, step) => {
      if (theme === 'Hedgerow' && isText(step)) return `calc(${value} * 1.06)`
      return theme === 'Wayfinder' && step === 0 ? 'clamp(1.125rem, 1.1rem + 0.11vw, 1.1875rem)' : value
    })
    expect(steps).toEqual(expected)
    if (theme !== 'Hedgerow') expect([of('t--2'), of('t--1')]).toEqual(['0.8125rem', '0.9375rem'])
  })

  it('has its density', () => {
    expect([of('section'), of('row'), of('w-page')]).toEqual(densities[density!])
  })
})

it.each([
  ['s1', '0.25rem'],
  ['s2', '0.5rem'],
  ['s3', '0.75rem'],
  ['s4', '1rem'],
  ['s5', '1.5rem'],
  ['s6', 'clamp(1.75rem, 1.5rem + 1vw, 2.5rem)'],
  ['s7', 'clamp(2.5rem, 2rem + 2.2vw, 4rem)'],
  ['s8', 'clamp(3.5rem, 2.7rem + 3.6vw, 6rem)'],
  ['s9', 'clamp(4.5rem, 3.2rem + 5.8vw, 8.5rem)'],
  ['s10', 'clamp(6rem, 4rem + 9vw, 12rem)'],
  ['gutter', 'clamp(1.25rem, 0.7rem + 2.4vw, 3rem)'],
  ['gap', 'clamp(1rem, 2vw, 2rem)'],
  ['w-text', '38rem'],
  ['w-wide', '96rem'],
  ['text-leading', '1.55'],
  ['lead-leading', '1.4'],
])('%s is %s in all themes', (token, value) => {
  expect(new Set(readyThemes.map(({ name }) => valueOf(name, token)))).toEqual(new Set([value]))
})

it.each([
  ['Two Seasons', 'shadow', '0 20px 50px -24px color-mix(in srgb, var(--c-ink) 25%, transparent)'],
  ['Bright Side', 'shadow', '4px 4px 0 var(--c-ink)'],
  ['Hedgerow', 'shadow', '0 12px 30px -18px color-mix(in srgb, var(--c-ink) 22%, transparent)'],
  ['Arc', 'shadow', '0 24px 60px -32px color-mix(in srgb, var(--c-ink) 20%, transparent)'],
  ['Pistache', 'title-weight-small', '500'],
  ['Chambers', 'label-tracking', '0.08em'],
  ['Pistache', 'label-tracking', '0.12em'],
  ['Plan', 'label-tracking', '0.06em'],
  ['Enamel', 'button-tracking', '0.04em'],
  ['Wayfinder', 'button-height', '56px'],
  ['Hedgerow', 'figure-numeric', 'lining-nums tabular-nums'],
])('%s has for %s %s', (theme, token, value) => expect(valueOf(theme, token)).toBe(value))

it('has 16 themes with the same tokens, which a site accepts and which can be written', () => {
  expect(readyThemes).toHaveLength(16)
  const tokensOf = (at: number) => readyThemes[at]!.tokens.map(({ name, group }) => `${group} ${name}`)
  for (const [at, theme] of readyThemes.entries()) {
    expect(tokensOf(at)).toEqual(tokensOf(0))
    expect(checkTheme(theme)).toEqual({ ok: true, theme })
    for (const { name } of theme.tokens) expect(themeCss(theme)).toContain(`--${name}:`)
  }
})

it('is read from its style sheet with the same groups', () => {
  for (const theme of readyThemes) {
    const tokens = theme.tokens.map(({ dark, ...token }) =>
      dark === token.value ? token : { ...token, ...(dark && { dark }) },
    )
    expect(tokensOfStyleSheet(themeCss({ ...theme, hasDark: true }))).toEqual(tokens)
  }
})

it('shares no family of headings between themes', () => {
  expect(new Set(readyThemes.map(({ name }) => valueOf(name, 'f-title'))).size).toBe(16)
})
