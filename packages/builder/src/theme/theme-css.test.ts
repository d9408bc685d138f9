import { expect, it } from 'vitest'
import type { Theme } from './theme.ts'
import { themeCss } from './theme-css.ts'
import { tokenNamesIn, tokenReference } from './token-reference.ts'

const theme: Theme = {
  name: 'Sample',
  hasDark: true,
  tokens: [
    { name: 'c-ink', group: 'color', value: '#111', dark: '#eee' },
    { name: 'c-paper', group: 'color', value: '#fff', dark: '#fff' },
    { name: 'c-text', group: 'color', value: 'var(--c-ink)', dark: 'var(--c-paper)' },
    { name: 'shadow', group: 'shadow', value: '0 1px 2px var(--c-text, red)' },
  ],
}
const names = (css: string) => [...css.matchAll(/--([\w-]+):/g)].map(([, name]) => name)

it('writes tokens as custom properties, and dark values for dark devices', () => {
  expect(themeCss(theme)).toBe(
    ':root{--c-ink:#111;--c-paper:#fff;--c-text:var(--c-ink);--shadow:0 1px 2px var(--c-text, red)}' +
      '@media (prefers-color-scheme:dark){:root{--c-ink:#eee;--c-text:var(--c-paper)}}',
  )
})

it('writes no dark values while the dark variant is off', () => {
  expect(themeCss({ ...theme, hasDark: false })).not.toContain('@media')
})

it.each<[used: string[], written: string[]]>([
  [['c-ink'], ['c-ink', 'c-ink']],
  [['shadow'], ['c-ink', 'c-paper', 'c-text', 'shadow', 'c-ink', 'c-text']],
  [['unknown'], []],
  [[], []],
])('writes of %j only what is used and what that refers to', (used, written) => {
  expect(names(themeCss(theme, { used: new Set(used) }))).toEqual(written)
})

it('ends for a theme whose tokens refer to each other', () => {
  const tokens = [
    { name: 'a', group: 'other', value: 'var(--b)' },
    { name: 'b', group: 'other', value: 'var(--a)' },
  ] as const
  expect(names(themeCss({ ...theme, tokens }, { used: new Set(['a']) }))).toEqual(['a', 'b'])
})

it('leaves out tokens that are not safe in a style element', () => {
  const tokens = [
    { name: 'x}', group: 'other', value: '1' },
    { name: 'y', group: 'other', value: '1}</style><script>' },
    { name: 'z', group: 'other', value: '1' },
  ] as const
  expect(themeCss({ ...theme, tokens })).toBe(':root{--z:1}')
})

it.each<[css: string, names: string[]]>([
  ['var(--a)', ['a']],
  ['1px solid VAR( --a-b_C , var(--d))', ['a-b_C', 'd']],
  ['var(--a) var(--a)', ['a']],
  ['calc(var(--s1)*-1)', ['s1']],
  ['"var(--a)" var(--b)', ['b']],
  ["/* var(--a) */ 'it\\'s var(--b)' var(--c)", ['c']],
  ['my-var(--a)', []],
  ['--a', []],
  ['', []],
])('finds the tokens used in %s', (css, found) => expect(tokenNamesIn(css)).toEqual(found))

it('finds a reference that it wrote', () => {
  expect(tokenNamesIn(tokenReference('c-deep-ink'))).toEqual(['c-deep-ink'])
})
