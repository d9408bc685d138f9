import { describe, expect, it } from 'vitest'
import { contrastReport, shownRatio } from './contrast-report.ts'
import { mixedInOklab, oklabOf } from './oklab.ts'
import { readColor } from './read-color.ts'
import type { Theme, Token } from './theme.ts'

const themeOf = (
  colors: Readonly<Record<string, string | readonly [light: string, dark: string]>>,
): Theme => ({
  name: 'Mine',
  hasDark: true,
  tokens: Object.entries(colors).map(([role, value]): Token => {
    const name = `c-${role}`
    if (typeof value === 'string') return { name, group: 'color', value }
    return { name, group: 'color', value: value[0], dark: value[1] }
  }),
})
const sentences = (theme: Theme) => contrastReport(theme).map(({ sentence }) => sentence)

it('judges only pairs whose roles exist', () => {
  expect(sentences(themeOf({ ink: '#000', paper: '#fff', brand: '#123456' }))).toEqual([
    'Text on the page has a contrast of 21.0; 7 is the minimum.',
  ])
  expect(contrastReport(themeOf({}))).toEqual([])
})

it('says which color to change, and in which direction', () => {
  expect(sentences(themeOf({ ink: '#777', paper: '#fff' }))).toEqual([
    'Text on the page has a contrast of 4.47; 7 is the minimum. Darken c-ink or lighten c-paper.',
  ])
  expect(sentences(themeOf({ 'deep-ink': '#777', deep: '#000' }))).toEqual([
    'Text on deep sections has a contrast of 4.68; 7 is the minimum. Lighten c-deep-ink or darken c-deep.',
  ])
})

it('judges the dark variant if a color has a dark value', () => {
  const rows = contrastReport(themeOf({ link: ['#00f', '#00f'], card: ['#fff', '#111'] }))
  expect(rows.map(({ variant, passes, least }) => [variant, passes, least])).toEqual([
    ['light', true, 4.5],
    ['dark', false, 4.5],
  ])
  expect(rows[1]!.sentence).toMatch(
    /^Link text on cards in the dark variant has a contrast of 2\.\d\d; 4.5 is the/,
  )
})

it('reports a button that fails only under the pointer', () => {
  expect(sentences(themeOf({ action: '#595f69', 'on-action': '#e0e2e6', ink: '#fff' }))).toEqual([
    'Button text has a contrast of 4.95; 4.5 is the minimum.',
    expect.stringMatching(
      /^Button text under the pointer has a contrast of 3\.\d\d; 4.5 is the minimum. Lighten/,
    ),
  ])
})

it('resolves tokens that refer to others, and leaves out colors that depend on the page', () => {
  const rows = contrastReport(
    themeOf({ black: '#000', ink: 'var(--c-black)', paper: 'var(--c-none, white)', muted: 'currentColor' }),
  )
  expect(rows.map(({ text, ratio }) => [text, ratio])).toEqual([['c-ink', 21]])
})

it('ends for tokens that refer to each other', () => {
  expect(contrastReport(themeOf({ ink: 'var(--c-paper)', paper: 'var(--c-ink)' }))).toEqual([])
})

it('puts translucent colors on what is behind them', () => {
  const [row] = contrastReport(themeOf({ ink: 'rgb(0 0 0 / 50%)', paper: '#ffffff80' }))
  expect(row!.ratio).toBeCloseTo(3.98, 1)
})

it('rounds a ratio down', () => {
  expect([4.499, 6.999, 9.999, 12.99, 21].map(shownRatio)).toEqual(['4.49', '6.99', '9.99', '12.9', '21.0'])
})

describe('colors', () => {
  const hexOf = (css: string) =>
    readColor(css)
      ?.slice(0, 3)
      .map((part) => Math.round(part).toString(16).padStart(2, '0'))
      .join('')

  // values of CSS Color 4 and its tests
  it.each([
    ['#1d4ed8', '1d4ed8'],
    ['oklch(51.975% 0.17686 142.495)', '008000'],
    ['oklab(51.975% -0.1403 0.10768)', '008000'],
    ['lab(46.2775% -47.5621 48.5837)', '008000'],
    ['lch(46.2775% 67.9892 134.3912)', '008000'],
    ['lch(50% 0 0)', '777777'],
    ['hwb(120 0% 49.8039%)', '008000'],
    ['hwb(0 20% 40%)', '993333'],
    ['hwb(0 60% 60%)', '808080'],
    ['color(srgb 0 0.50196 0)', '008000'],
    ['color(srgb-linear 0 0.21586 0)', '008000'],
    ['color(display-p3 0.21604 0.49418 0.13151)', '008000'],
    ['OKLCH( 1 none none / 50% )', 'ffffff'],
    ['oklch(0.628 0.2577 0.0812turn)', 'ff0000'],
  ])('%s is #%s', (css, hex) => expect(hexOf(css)).toBe(hex))

  it.each([
    'oklch(1 2)',
    'oklch(a b c)',
    'color(other 1 1 1)',
    'hwb(0 1 1)',
    'color-mix(in oklab, red, blue)',
    '',
    '(',
  ])('%s is no plain color', (css) => expect(readColor(css)).toBeUndefined())

  it('keeps opacity', () => expect(readColor('oklch(0.5 0.1 20 / 25%)')![3]).toBe(0.25))

  it('mixes in OKLab as browsers do', () => {
    expect(oklabOf([255, 255, 255, 1]).map((part) => part.toFixed(3))).toEqual(['1.000', '0.000', '0.000'])
    // color-mix(in oklab, white, black) is #636363
    expect(mixedInOklab([255, 255, 255, 1], [0, 0, 0, 1], 0.5).map(Math.round)).toEqual([99, 99, 99, 1])
    const [one, other] = [oklabOf([200, 40, 90, 1]), oklabOf([120, 130, 60, 1])]
    const mixed = oklabOf(mixedInOklab([200, 40, 90, 1], [120, 130, 60, 1], 0.25))
    for (const [at, part] of mixed.entries()) expect(part).toBeCloseTo(one[at]! * 0.75 + other[at]! * 0.25, 5)
    expect(mixedInOklab([255, 0, 0, 1], [0, 0, 0, 1], 0).map(Math.round)).toEqual([255, 0, 0, 1])
  })
})
