import { describe, expect, it } from 'vitest'
import { blueToken, colorToken, readTokens, tokensOf } from '../../testing/token-file.ts'

describe('a file of another tool', () => {
  it.each<[what: string, file: unknown, tokens: string[]]>([
    [
      'groups and types they inherit',
      { color: { $type: 'color', brand: { 500: { $value: '#1d4ed8' } } } },
      ['color color-brand-500: #1d4ed8'],
    ],
    ['sRGB', { a: colorToken([0.467, 0.467, 0.467]) }, ['color a: #777777']],
    ['opacity', { a: colorToken([0, 0, 0], { alpha: 0.5 }) }, ['color a: rgb(0 0 0 / 0.5)']],
    ['finer sRGB', { a: colorToken([0.1234, 0.5, 1]) }, ['color a: color(srgb 0.1234 0.5 1)']],
    [
      'wide gamut',
      { a: { $type: 'color', $value: { colorSpace: 'display-p3', components: [1, 0, 'none'] } } },
      ['color a: color(display-p3 1 0 none)'],
    ],
    [
      'HSL',
      { a: { $type: 'color', $value: { colorSpace: 'hsl', components: [330, 100, 50] } } },
      ['color a: hsl(330 100% 50%)'],
    ],
    [
      'aliases',
      { a: blueToken, b: { $value: '{a}' }, c: { $value: '{b}' } },
      ['color a: #0000ff', 'color b: var(--a)', 'color c: var(--b)'],
    ],
    [
      'pointers',
      {
        a: blueToken,
        b: { $ref: '#/a' },
        c: { $type: 'color', $value: { $ref: '#/a/$value' } },
        d: colorToken([{ $ref: '#/a/$value/components/2' }, 0, 0]),
      },
      ['color a: #0000ff', 'color b: var(--a)', 'color c: var(--a)', 'color d: #ff0000'],
    ],
    [
      'root tokens',
      { accent: { $root: blueToken, soft: { $value: '{accent.$root}' } } },
      ['color accent: #0000ff', 'color accent-soft: var(--accent)'],
    ],
    [
      'groups that extend others',
      {
        a: { $type: 'color', x: { $value: '#111' }, y: { $value: '#222' } },
        b: { $extends: '{a}', y: { $value: '#333' } },
      },
      ['color a-x: #111', 'color a-y: #222', 'color b-x: #111', 'color b-y: #333'],
    ],
    [
      'dimensions',
      { spacing: { $type: 'dimension', s: { $value: { value: 0.5, unit: 'rem' } }, m: { $value: '16px' } } },
      ['space spacing-s: 0.5rem', 'space spacing-m: 16px'],
    ],
    [
      'radii',
      { 'border-radius': { card: { $type: 'dimension', $value: { value: 8, unit: 'px' } } } },
      ['radius border-radius-card: 8px'],
    ],
    [
      'families',
      { font: { $type: 'fontFamily', a: { $value: ['Inter', 'sans-serif'] }, b: { $value: 'Inter' } } },
      ['family font-a: "Inter", sans-serif', 'family font-b: "Inter"'],
    ],
    [
      'weights',
      { a: { $type: 'fontWeight', $value: 'semi-bold' }, b: { $type: 'fontWeight', $value: 350 } },
      ['other a: 600', 'other b: 350'],
    ],
    [
      'times and curves',
      {
        a: { $type: 'duration', $value: { value: 200, unit: 'ms' } },
        b: { $type: 'cubicBezier', $value: [0.2, 0, 0, 1] },
      },
      ['other a: 200ms', 'other b: cubic-bezier(0.2, 0, 0, 1)'],
    ],
    [
      'shadows',
      {
        ink: blueToken,
        a: {
          $type: 'shadow',
          $value: [
            {
              color: '{ink}',
              offsetX: { value: 0, unit: 'px' },
              offsetY: { value: 2, unit: 'px' },
              blur: { value: 4, unit: 'px' },
              spread: { value: 0, unit: 'px' },
              inset: true,
            },
          ],
        },
      },
      ['color ink: #0000ff', 'shadow a: inset 0px 2px 4px 0px var(--ink)'],
    ],
    [
      'borders',
      { a: { $type: 'border', $value: { color: '#000', width: { value: 1, unit: 'px' }, style: 'dashed' } } },
      ['other a: 1px dashed #000'],
    ],
    [
      'transitions',
      {
        a: {
          $type: 'transition',
          $value: { duration: '200ms', delay: { value: 0, unit: 'ms' }, timingFunction: [0, 0, 1, 1] },
        },
      },
      ['other a: 200ms cubic-bezier(0, 0, 1, 1) 0ms'],
    ],
    [
      'gradients',
      {
        a: {
          $type: 'gradient',
          $value: [
            { color: '#000', position: 0 },
            { color: '#fff', position: 1 },
          ],
        },
      },
      ['other a: linear-gradient(#000 0%, #fff 100%)'],
    ],
    [
      'text styles',
      {
        h1: {
          $type: 'typography',
          $value: {
            fontFamily: 'Inter',
            fontSize: { value: 2, unit: 'rem' },
            fontWeight: 700,
            lineHeight: 1.2,
            letterSpacing: '0px',
          },
        },
      },
      [
        'family h1-family: "Inter"',
        'text h1-size: 2rem',
        'other h1-weight: 700',
        'other h1-line-height: 1.2',
        'other h1-letter-spacing: 0px',
      ],
    ],
    [
      'a byte order mark, descriptions and unknown properties',
      { $description: 'x', a: { ...blueToken, $description: 'x', $deprecated: true, $other: 1 } },
      ['color a: #0000ff'],
    ],
  ])('may have %s', (_what, file, tokens) => {
    expect(tokensOf(file)).toEqual(tokens)
    expect(readTokens(file)).toMatchObject({ warnings: [] })
  })

  it('may have dark values as modes', () => {
    const file = { a: { ...blueToken, $extensions: { mode: { dark: '#fff' } } } }
    expect(readTokens(file)).toMatchObject({
      theme: { tokens: [{ value: '#0000ff', dark: '#fff' }], hasDark: false },
    })
  })

  it('is named by the caller', () => {
    expect(readTokens({ a: blueToken }, 'From Figma')).toMatchObject({ theme: { name: 'From Figma' } })
  })
})
