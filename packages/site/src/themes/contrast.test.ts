import { contrastReport } from '@web2/builder'
import { describe, expect, it } from 'vitest'
import { contrast } from '../looks/color.ts'
import { readyThemes } from './ready-themes.ts'

/**
 * Contrasts of the art direction, rounded: of ink, muted, link and alert on paper, tint and card; of the edge
 * on the weakest of the three; of the pairs on deep, brand and buttons; of a button and its surroundings.
 */
const expected: readonly (readonly [variant: string, ratios: string])[] = [
  [
    'Enamel',
    '16.8 / 14.7 / 16.8 | 6.17 / 5.37 / 6.17 | 7.66 / 6.66 / 7.66 | 6.03 / 5.25 / 6.03 | 3.20 | 13.9 | 6.11 | 8.29 | 7.66 | 5.36 | 6.90 | 4.66 | 5.23',
  ],
  [
    'Enamel D',
    '15.9 / 14.6 / 13.6 | 6.33 / 5.78 / 5.38 | 9.18 / 8.39 / 7.81 | 8.07 / 7.37 / 6.86 | 3.21 | 11.8 | 6.01 | 6.81 | 6.88 | 6.90 | 6.90 | 5.53 | 4.83',
  ],
  [
    'Breaker',
    '15.6 / 13.6 / 17.5 | 6.17 / 5.40 / 6.94 | 7.24 / 6.33 / 8.14 | 5.60 / 4.90 / 6.29 | 3.21 | 16.6 | 6.00 | 12.9 | 12.9 | 12.9 | 12.9 | 13.6 | 12.9',
  ],
  [
    'Breaker D',
    '16.4 / 15.1 / 13.9 | 6.26 / 5.74 / 5.30 | 13.8 / 12.6 / 11.7 | 8.14 / 7.48 / 6.90 | 3.21 | 12.4 | 6.01 | 10.4 | 12.9 | 12.9 | 12.9 | 11.2 | 9.94',
  ],
  [
    'Two Seasons',
    '13.9 / 11.9 / 14.6 | 6.29 / 5.39 / 6.60 | 6.92 / 5.93 / 7.27 | 5.74 / 4.93 / 6.03 | 3.26 | 11.0 | 6.12 | 8.22 | 7.48 | 5.90 | 9.98 | 4.82 | 6.70',
  ],
  [
    'Two Seasons D',
    '15.7 / 13.8 / 12.2 | 6.90 / 6.10 / 5.37 | 10.5 / 9.30 / 8.20 | 7.77 / 6.86 / 6.05 | 3.28 | 9.92 | 6.01 | 6.67 | 10.2 | 8.37 | 8.37 | 6.37 | 5.18',
  ],
  [
    'Slate',
    '14.4 / 12.6 / 15.8 | 6.19 / 5.38 / 6.76 | 8.07 / 7.02 / 8.82 | 5.61 / 4.88 / 6.13 | 3.21 | 12.6 | 6.15 | 8.10 | 9.05 | 8.19 | 10.5 | 6.34 | 9.21',
  ],
  [
    'Slate D',
    '15.2 / 13.6 / 12.3 | 6.52 / 5.87 / 5.31 | 8.90 / 8.02 / 7.25 | 7.82 / 7.04 / 6.37 | 3.22 | 9.54 | 6.05 | 6.02 | 9.05 | 9.04 | 9.04 | 7.25 | 5.60',
  ],
  [
    'Bright Side',
    '17.2 / 15.3 / 17.2 | 6.10 / 5.43 / 6.10 | 7.27 / 6.47 / 7.27 | 6.03 / 5.37 / 6.03 | 3.24 | 13.7 | 6.13 | 10.8 | 9.85 | 6.32 | 13.2 | 5.63 | 11.5',
  ],
  [
    'Bright Side D',
    '16.4 / 14.9 / 13.9 | 6.31 / 5.73 / 5.33 | 9.50 / 8.63 / 8.03 | 8.10 / 7.36 / 6.84 | 3.24 | 12.2 | 6.13 | 10.5 | 8.90 | 8.44 | 13.2 | 7.13 | 10.5',
  ],
  [
    'Hedgerow',
    '12.8 / 11.7 / 13.6 | 5.90 / 5.39 / 6.26 | 6.05 / 5.53 / 6.42 | 5.69 / 5.20 / 6.03 | 3.23 | 10.4 | 6.01 | 7.24 | 6.42 | 5.48 | 10.3 | 4.72 | 6.48',
  ],
  [
    'Hedgerow D',
    '15.2 / 13.8 / 12.5 | 6.58 / 5.94 / 5.39 | 10.2 / 9.16 / 8.32 | 7.76 / 7.01 / 6.37 | 3.27 | 9.63 | 6.12 | 6.41 | 7.14 | 8.03 | 8.03 | 6.58 | 5.07',
  ],
  [
    'Arc',
    '13.1 / 11.5 / 13.3 | 6.09 / 5.35 / 6.21 | 6.65 / 5.85 / 6.78 | 5.92 / 5.20 / 6.03 | 3.28 | 9.61 | 6.11 | 7.18 | 11.6 | 6.78 | 11.1 | 5.85 | 6.62',
  ],
  [
    'Arc D',
    '15.7 / 14.0 / 12.2 | 6.88 / 6.15 / 5.37 | 10.8 / 9.62 / 8.41 | 7.79 / 6.96 / 6.08 | 3.28 | 9.03 | 6.06 | 6.20 | 10.3 | 10.3 | 10.1 | 8.41 | 6.03',
  ],
  [
    'Wayfinder',
    '17.7 / 15.4 / 17.7 | 6.32 / 5.47 / 6.32 | 9.85 / 8.53 / 9.85 | 6.03 / 5.22 / 6.03 | 3.22 | 13.9 | 6.06 | 10.6 | 13.9 | 9.85 | 12.2 | 8.53 | 10.6',
  ],
  [
    'Wayfinder D',
    '16.0 / 14.8 / 13.5 | 6.31 / 5.80 / 5.30 | 9.57 / 8.80 / 8.04 | 8.14 / 7.48 / 6.83 | 3.27 | 11.7 | 6.11 | 9.35 | 7.14 | 9.50 | 12.2 | 8.04 | 9.35',
  ],
  [
    'Chambers',
    '16.1 / 14.2 / 17.1 | 6.14 / 5.40 / 6.53 | 10.8 / 9.49 / 11.5 | 5.51 / 4.85 / 5.86 | 3.22 | 15.8 | 6.02 | 10.2 | 11.1 | 11.1 | 15.8 | 9.49 | 15.8',
  ],
  [
    'Chambers D',
    '15.3 / 14.2 / 13.2 | 6.31 / 5.83 / 5.42 | 8.34 / 7.71 / 7.17 | 8.09 / 7.48 / 6.96 | 3.25 | 13.6 | 6.16 | 9.01 | 12.4 | 14.9 | 14.9 | 13.2 | 13.6',
  ],
  [
    'Ledger',
    '15.0 / 13.3 / 16.1 | 6.14 / 5.46 / 6.61 | 7.51 / 6.66 / 8.07 | 5.48 / 4.87 / 5.90 | 3.25 | 13.4 | 6.07 | 9.34 | 8.26 | 8.26 | 13.2 | 6.66 | 11.8',
  ],
  [
    'Ledger D',
    '15.7 / 14.4 / 13.1 | 6.48 / 5.95 / 5.38 | 10.3 / 9.50 / 8.59 | 8.01 / 7.35 / 6.65 | 3.20 | 9.98 | 6.04 | 6.57 | 6.21 | 9.64 | 9.64 | 8.59 | 6.57',
  ],
  [
    'Carte',
    '15.6 / 13.9 / 17.0 | 5.96 / 5.31 / 6.49 | 6.61 / 5.89 / 7.20 | 5.42 / 4.84 / 5.91 | 3.23 | 11.8 | 6.12 | 8.75 | 5.33 | 6.04 | 11.9 | 5.01 | 8.75',
  ],
  [
    'Carte D',
    '16.1 / 14.8 / 13.8 | 6.28 / 5.78 / 5.38 | 9.23 / 8.51 / 7.92 | 8.23 / 7.58 / 7.06 | 3.20 | 11.2 | 6.03 | 8.75 | 8.04 | 8.70 | 11.9 | 7.92 | 8.75',
  ],
  [
    'Pistache',
    '15.2 / 13.0 / 16.6 | 6.37 / 5.44 / 6.95 | 9.77 / 8.34 / 10.7 | 5.66 / 4.83 / 6.17 | 3.20 | 14.7 | 6.03 | 11.8 | 10.8 | 13.8 | 12.6 | 11.2 | 12.1',
  ],
  [
    'Pistache D',
    '15.9 / 14.8 / 13.6 | 6.25 / 5.79 / 5.35 | 12.8 / 11.8 / 10.9 | 8.24 / 7.64 / 7.05 | 3.25 | 12.3 | 6.09 | 9.87 | 8.85 | 12.4 | 12.4 | 10.9 | 9.87',
  ],
  [
    'Iron',
    '17.6 / 15.3 / 13.8 | 6.92 / 6.01 / 5.41 | 16.6 / 14.4 / 12.9 | 8.41 / 7.29 / 6.57 | 3.23 | 16.0 | 6.10 | 6.36 | 16.6 | 16.6 | 16.6 | 12.9 | 16.0',
  ],
  [
    'Iron D',
    '18.3 / 16.5 / 15.4 | 6.45 / 5.81 / 5.43 | 17.0 / 15.3 / 14.3 | 9.19 / 8.28 / 7.74 | 3.24 | 12.7 | 6.13 | 11.8 | 14.6 | 14.6 | 14.6 | 13.2 | 10.9',
  ],
  [
    'Plan',
    '14.0 / 11.8 / 15.7 | 6.40 / 5.42 / 7.18 | 8.55 / 7.25 / 9.60 | 5.73 / 4.86 / 6.43 | 3.24 | 13.8 | 6.10 | 9.16 | 6.33 | 11.2 | 12.5 | 8.32 | 11.3',
  ],
  [
    'Plan D',
    '14.6 / 13.3 / 11.9 | 6.65 / 6.04 / 5.39 | 9.23 / 8.38 / 7.48 | 7.88 / 7.15 / 6.38 | 3.20 | 11.0 | 6.01 | 7.72 | 6.75 | 10.1 | 10.1 | 8.35 | 7.72',
  ],
  [
    'Pit Lane',
    '14.9 / 12.7 / 16.9 | 6.27 / 5.34 / 7.11 | 6.20 / 5.28 / 7.03 | 5.75 / 4.90 / 6.52 | 3.24 | 15.7 | 6.15 | 7.64 | 6.21 | 6.53 | 6.79 | 4.65 | 6.23',
  ],
  [
    'Pit Lane D',
    '16.0 / 14.5 / 13.0 | 6.52 / 5.91 / 5.31 | 8.85 / 8.03 / 7.21 | 8.08 / 7.33 / 6.58 | 3.25 | 10.6 | 6.05 | 6.07 | 6.79 | 7.64 | 6.79 | 5.91 | 4.27',
  ],
  [
    'Contact Sheet',
    '18.9 / 16.1 / 18.9 | 6.28 / 5.36 / 6.28 | 18.9 / 16.1 / 18.9 | 6.03 / 5.14 / 6.03 | 3.27 | 17.3 | 6.06 | 18.9 | 11.4 | 18.9 | 17.3 | 16.1 | 17.3',
  ],
  [
    'Contact Sheet D',
    '16.4 / 15.0 / 13.8 | 6.37 / 5.81 / 5.37 | 18.9 / 17.2 / 15.9 | 8.27 / 7.55 / 6.97 | 3.25 | 12.3 | 6.01 | 14.2 | 11.4 | 16.4 | 16.4 | 13.8 | 12.3',
  ],
]

/** Two digits behind the point, rounded down; the tenths of higher ratios are off by half a tenth at most. */
const rounded = (ratio: number) => Math.floor(ratio * 100) / 100
const named = (name: string) => readyThemes.find((theme) => theme.name === name)!
const surfaces = ['c-paper', 'c-tint', 'c-card']

describe.each(expected)('%s', (variant, ratios) => {
  const isDark = variant.endsWith(' D')
  const theme = named(isDark ? variant.slice(0, -2) : variant)
  const rows = contrastReport(theme).filter((row) => row.variant === (isDark ? 'dark' : 'light'))
  const ratioOf = (text: string, surface: string): number =>
    rows.find((row) => row.text === text && row.surface === surface)!.ratio
  const valueOf = (name: string): string => {
    const token = theme.tokens.find((each) => each.name === name)!
    return (isDark ? token.dark : token.value)!
  }
  const onAll = (role: string): number[] => surfaces.map((surface) => ratioOf(`c-${role}`, surface))

  it('has the contrasts that its colors were chosen for', () => {
    const weakest = (ratio: (surface: string) => number) => Math.min(...surfaces.map(ratio))
    const computed = [
      ...['ink', 'muted', 'link', 'alert'].flatMap(onAll),
      weakest((surface) => ratioOf('c-edge', surface)),
      ...['deep-ink', 'deep-muted', 'deep-link'].map((role) => ratioOf(`c-${role}`, 'c-deep')),
      ...['brand', 'action', 'deep-action'].map((role) => ratioOf(`c-on-${role}`, `c-${role}`)),
      weakest((surface) => contrast(valueOf('c-action'), valueOf(surface))),
      contrast(valueOf('c-deep-action'), valueOf('c-deep')),
    ]
    const numbers = ratios.split(/[|/]/).map(Number)
    expect(computed).toHaveLength(numbers.length)
    for (const [at, ratio] of computed.entries()) {
      const number = numbers[at]!
      if (number < 10) expect(rounded(ratio)).toBe(number)
      else expect(Math.abs(rounded(ratio) - number)).toBeLessThan(0.0501)
    }
  })

  it('can be read everywhere, also on buttons under the pointer', () => {
    expect(rows.filter(({ passes }) => !passes).map(({ sentence }) => sentence)).toEqual([])
    expect(rows).toHaveLength(21)
  })

  it('has buttons that stand out from their surroundings', () => {
    for (const surface of surfaces)
      expect(contrast(valueOf('c-action'), valueOf(surface))).toBeGreaterThanOrEqual(3)
  })
})
