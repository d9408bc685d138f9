import { expect, it } from 'vitest'
import { tokenNamesIn } from './token-reference.ts'
import { toneCss, tones, tonesIn } from './tone.ts'

const colorsOf = (tone: (typeof tones)[number]) =>
  Object.fromEntries(
    [...toneCss(new Set([tone])).matchAll(/--tone-([\w-]+):(?:var\(--c-([\w-]+)\)|([^;}]+))/g)].map(
      ([, property, role, value]) => [property, role ?? value],
    ),
  )

// the table of section 2.1: surface, text, quiet, link, rule, field edge, button, text on it, card
it.each([
  ['paper', ['paper', 'ink', 'muted', 'link', 'line', 'edge', 'action', 'on-action', 'card']],
  ['tint', ['tint', 'ink', 'muted', 'link', 'line', 'edge', 'action', 'on-action', 'card']],
  [
    'deep',
    [
      'deep',
      'deep-ink',
      'deep-muted',
      'deep-link',
      'deep-line',
      'deep-muted',
      'deep-action',
      'on-deep-action',
      'transparent',
    ],
  ],
  [
    'brand',
    [
      'brand',
      'on-brand',
      'on-brand',
      'on-brand',
      'color-mix(in oklab,var(--c-on-brand) 35%,transparent)',
      'on-brand',
      'on-brand',
      'brand',
      'transparent',
    ],
  ],
] as const)('the tone %s has its colors', (tone, expected) => {
  const { bg, text, quiet, link, rule, edge, button, card, ...more } = colorsOf(tone)
  expect([bg, text, quiet, link, rule, edge, button, more['on-button'], card]).toEqual(expected)
})

it('sets surface and text, and mixes the text into a button under the pointer', () => {
  const css = toneCss(new Set(['deep']))
  expect(css).toContain('background-color:var(--c-deep);color:var(--c-deep-ink)}')
  expect(css).toContain('--tone-button-hover:color-mix(in oklab,var(--c-deep-action) 85%,var(--c-deep-ink));')
})

it('writes only the tones used, in their order', () => {
  const written = (used: ReadonlySet<(typeof tones)[number]>) =>
    [...toneCss(used).matchAll(/\[data-tone="(\w+)"\]\{--tone-bg/g)].map(([, tone]) => tone)
  expect(written(new Set(['brand', 'paper']))).toEqual(['paper', 'brand'])
  expect(toneCss(new Set())).toBe('')
  expect(toneCss()).toBe(toneCss(new Set(tones)))
})

it('outlines a card on a deep surface instead of filling it', () => {
  expect(toneCss(new Set(['deep']))).toContain('--tone-card-line:var(--c-deep-line)')
})

it('takes the space below a section away before another one of the same tone', () => {
  const css = toneCss(new Set(['paper', 'deep']))
  expect(css).toContain(
    '[data-space][data-tone="deep"]:has(+[data-space][data-tone="deep"]){--tone-below:0px}',
  )
  expect(css).not.toContain('"tint"')
})

it('does not show contents with a single entry', () =>
  expect(toneCss(new Set(['paper']))).toContain(
    '[data-tone] [data-contents]:has(>ol>:only-child){display:none}',
  ))

it('finds tones in HTML', () => {
  expect([
    ...tonesIn('<section data-tone="deep"><div data-tone=tint class="x"></div><p data-tone="loud">'),
  ]).toEqual(['deep', 'tint'])
})

it('names the roles that a page with these tones needs', () => {
  expect(tokenNamesIn(toneCss(new Set(['brand'])))).toContain('c-on-brand')
})
