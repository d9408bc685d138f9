import { parse, walk } from 'css-tree'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { escapeStyle } from '../html/export/escape.ts'
import { arbitraryTheme } from '../testing/arbitrary-theme.ts'
import { checkTheme } from './check-theme.ts'
import { guessGroup } from './guess-group.ts'
import { tokensOfStyleSheet } from './style-sheet-tokens.ts'
import type { TokenGroup } from './theme.ts'
import { themeCss } from './theme-css.ts'
import { toneCss } from './tone.ts'

const read = (css: string) => tokensOfStyleSheet(css).map(({ name, value, dark }) => [name, value, dark])

it('reads what themeCss wrote', () => {
  fc.assert(
    fc.property(arbitraryTheme, (theme) => {
      const css = themeCss(theme) + toneCss()
      const written = theme.tokens.map(({ name, value, dark }) => {
        return [name, value, theme.hasDark && dark !== value ? dark : undefined]
      })
      expect(read(css)).toEqual(written)
      expect(escapeStyle(css)).toBe(css)
    }),
  )
})

it('reads dark values that are off, if they were kept', () => {
  fc.assert(
    fc.property(arbitraryTheme, (theme) => {
      const css = themeCss(theme, { keepsDark: true })
      const dark = theme.tokens.map((token) => token.dark)
      expect(read(css).map(([, , value]) => value)).toEqual(dark)
      expect(css.includes('prefers-color-scheme')).toBe(
        theme.hasDark && dark.some((value) => value !== undefined),
      )
    }),
  )
})

it('is CSS that a strict parser reads', () => {
  fc.assert(
    fc.property(arbitraryTheme, (theme) => {
      const faults: string[] = []
      const onParseError = ({ message }: { message: string }) => faults.push(message)
      const sheet = parse(themeCss(theme) + toneCss(), { parseCustomProperty: false, onParseError })
      const names: string[] = []
      walk(sheet, (node) => {
        if (node.type === 'Declaration' && !node.property.startsWith('--tone-')) names.push(node.property)
      })
      expect(faults).toEqual([])
      expect(names).toEqual(expect.arrayContaining(theme.tokens.map(({ name }) => `--${name}`)))
    }),
  )
})

it('has an answer for any style sheet', () => {
  const piece = fc.constantFrom(
    ...':root| {|}|;|(|)|"|\'|\\|/*|*/|@media (prefers-color-scheme:dark)|--a:|var(--a)|--b|\n|url(x;y)|<'.split(
      '|',
    ),
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(piece).map((all) => all.join('')),
      ),
      (css) => {
        const tokens = tokensOfStyleSheet(css)
        expect(checkTheme({ name: 'Mine', tokens })).toMatchObject({ ok: true, theme: { tokens } })
      },
    ),
  )
})

it.each<[css: string, tokens: (string | undefined)[][]]>([
  [
    ':root { --ink : #111 ; --gap:1rem }',
    [
      ['ink', '#111', undefined],
      ['gap', '1rem', undefined],
    ],
  ],
  ['html{--a:1;--a:2 !important}', [['a', '2', undefined]]],
  [':root,[data-theme="light"]{--a:1}', [['a', '1', undefined]]],
  [':root/* light */{/* x */--a:/* y */1}', [['a', '1', undefined]]],
  ['@layer theme{:root{--a:1}}', [['a', '1', undefined]]],
  ['@supports (color:oklch(0 0 0)){:root{--a:1}}', [['a', '1', undefined]]],
  ['@charset "utf-8";@import url(a;b.css);:root{--a:1}', [['a', '1', undefined]]],
  [':root{--a:0 1px\n  2px red}', [['a', '0 1px   2px red', undefined]]],
  [':root{--a:1}@media (prefers-color-scheme: dark){:root{--a:2;--b:3}}', [['a', '1', '2']]],
  [':root{--a:1;@media (prefers-color-scheme:dark){--a:2}}', [['a', '1', '2']]],
  [':root{--a:1}@media print{:root{--a:2}}@media (min-width:9px){:root{--a:3}}', [['a', '1', undefined]]],
  [':root{--a:1;.x{--a:2}&:hover{--a:3}}.dark{--a:4}:root .y{--a:5}', [['a', '1', undefined]]],
  [':root{--a:url(x.png);--b:{x:y};--c:;--d:"a;b";--e:\\31;--f:1;color:red}', [['f', '1', undefined]]],
  [
    ':root{--a:var(--b);--b:var(--a);--c:var(--b)}',
    [
      ['b', 'var(--a)', undefined],
      ['c', 'var(--b)', undefined],
    ],
  ],
  ['p{color:red}', []],
  ['', []],
])('reads the tokens of %s', (css, tokens) => expect(read(css)).toEqual(tokens))

it('reads no tokens that together would fill the memory', () => {
  const all = Array.from({ length: 40 }, (_, at) => `--t${at}:var(--t${at + 1}) var(--t${at + 1})`)
  const tokens = tokensOfStyleSheet(`:root{${all.join(';')}}`)
  expect(tokens.length).toBeGreaterThan(0)
  expect(checkTheme({ name: 'Mine', tokens }).ok).toBe(true)
})

it('reads no more tokens than a theme can have', () => {
  const many = Array.from({ length: 10_000 }, (_, at) => `--t${at}:1`).join(';')
  expect(read(`:root{${many}}`)).toHaveLength(500)
})

it.each<[name: string, value: string, group: TokenGroup]>([
  ['primary', '#1d4ed8', 'color'],
  ['x', 'oklch(0.7 0.1 200)', 'color'],
  ['x', 'color-mix(in oklab, red, blue)', 'color'],
  ['brand', 'rebeccapurple', 'other'],
  ['color-brand', 'rebeccapurple', 'color'],
  ['c-brand', 'var(--x)', 'color'],
  ['t-gap', '1rem', 'text'],
  ['s-heading', '1rem', 'space'],
  ['w-card', 'var(--w-text)', 'width'],
  ['x-brand', '#123456', 'other'],
  ['body', '"Inter", Arial, sans-serif', 'family'],
  ['font-family', 'Inter', 'family'],
  ['font-size-lg', '1.25rem', 'text'],
  ['t-3', 'clamp(1rem, 1vw, 2rem)', 'text'],
  ['spacing-4', '1rem', 'space'],
  ['s10', '4rem', 'space'],
  ['section', 'var(--s10)', 'space'],
  ['radius-md', '8px', 'radius'],
  ['r-s', '0', 'radius'],
  ['container', '75rem', 'width'],
  ['w-page', '75rem', 'width'],
  ['shadow-sm', 'none', 'shadow'],
  ['card', '0 1px 2px rgb(0 0 0 / 5%)', 'shadow'],
  ['letter-spacing', '0.1em', 'other'],
  ['duration', '200ms', 'other'],
  ['ratio', '1.5', 'other'],
  ['height', '48px', 'other'],
])('puts %s: %s into the group %s', (name, value, group) => expect(guessGroup(name, value)).toBe(group))
