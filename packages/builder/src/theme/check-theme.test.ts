import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryTheme } from '../testing/arbitrary-theme.ts'
import { checkTheme } from './check-theme.ts'
import { checkTokenValue } from './token-value.ts'

const token = (name: string, value: string, more: object = {}) => ({ name, group: 'other', value, ...more })
const themeOf = (...tokens: unknown[]) => ({ name: 'Mine', tokens, hasDark: false })
const sentenceOf = (value: unknown): string => {
  const checked = checkTheme(value)
  return checked.ok ? 'fine' : checked.sentence
}

it('accepts each theme that it can return, and changes nothing of it', () => {
  fc.assert(
    fc.property(arbitraryTheme, (theme) => {
      expect(checkTheme(JSON.parse(JSON.stringify(theme)))).toEqual({ ok: true, theme })
    }),
  )
})

it('has an answer for any JSON', () => {
  const theme = fc.record({ name: fc.jsonValue(), tokens: fc.array(fc.jsonValue()), hasDark: fc.jsonValue() })
  const tokens = fc.array(
    fc.record({ name: fc.string(), group: fc.constant('other'), value: fc.string(), dark: fc.string() }),
  )
  const any = fc.oneof(
    fc.jsonValue(),
    theme,
    tokens.map((all) => themeOf(...all)),
  )
  fc.assert(
    fc.property(any, (value) => {
      const checked = checkTheme(value)
      if (checked.ok) expect(checkTheme(checked.theme)).toEqual(checked)
      else expect(checked.sentence).toMatch(/^\S.*\.$/s)
    }),
  )
})

it('tidies names and values, and drops anything else', () => {
  const checked = checkTheme({
    name: ' Mine ',
    tokens: [token('a', ' 1px\n  2px ', { dark: '\t3px ', extra: 1 })],
    other: true,
  })
  expect(checked).toEqual({
    ok: true,
    theme: { name: 'Mine', hasDark: false, tokens: [token('a', '1px   2px', { dark: '3px' })] },
  })
})

it.each<[value: unknown, sentence: string]>([
  [null, 'This is not a theme.'],
  [[], 'This is not a theme.'],
  [{ name: ' ', tokens: [] }, 'The theme has no name.'],
  [{ name: 'x'.repeat(101), tokens: [] }, 'The theme’s name is longer than 100 characters. Shorten it.'],
  [{ name: 'x', tokens: {} }, 'The theme has no list of design tokens.'],
  [{ name: 'x', tokens: [], hasDark: 1 }, '“hasDark” of the theme must be true or false.'],
  [themeOf(null), 'Design token 1 has no name.'],
  [themeOf(token('a', '1'), { group: 'other' }), 'Design token 2 has no name.'],
  [
    themeOf(token('a b', '1')),
    '“a b” can’t be the name of a design token. Use up to 64 letters, digits, hyphens and underscores.',
  ],
  [
    themeOf({ name: 'a', value: '1' }),
    '“a” has no group. Use color, family, text, space, radius, shadow, width, other.',
  ],
  [themeOf({ name: 'a', group: 'color', value: 1 }), '“a” has no value.'],
  [themeOf(token('a', '1', { dark: 1 })), 'The dark value of “a” is not a text.'],
  [themeOf(token('a', '1', { dark: '}' })), /^Dark value of “a”: The value has characters/],
  [themeOf(token('a', '1'), token('a', '2')), 'Two design tokens have the name “a”. Rename one of them.'],
  [
    themeOf(...Array.from({ length: 10_000 }, (_, at) => token(`t${at}`, '1'))),
    'The theme has 10,000 design tokens; 500 are possible. Remove those you don’t use.',
  ],
  [themeOf(token('a', 'var(--a)')), '“a” refers to itself. Give it a value of its own.'],
  [
    themeOf(token('a', 'var(--b)'), token('b', 'calc(1px + var(--c, 1px))'), token('c', 'var(--a)')),
    '“a” refers to itself through “b” and “c”. Give one of them a value of its own.',
  ],
  [
    themeOf(token('a', '1', { dark: 'var(--b)' }), token('b', 'var(--a)')),
    '“a” refers to itself through “b”. Give one of them a value of its own.',
  ],
  [themeOf(token('a', 'var(--b)', { dark: '1' }), token('b', '1', { dark: 'var(--a)' })), 'fine'],
  [themeOf(token('a', 'var(--of-the-page)')), 'fine'],
  [
    themeOf(...Array.from({ length: 40 }, (_, at) => token(`t${at}`, `var(--t${at + 1}) var(--t${at + 1})`))),
    '“t0” is longer than 10,000 characters with the design tokens it refers to. Shorten it.',
  ],
  [themeOf(...Array.from({ length: 400 }, (_, at) => token(`t${at}`, `var(--t${at + 1})`))), 'fine'],
] as [unknown, string][])('%#: refuses a bad theme in a sentence', (value, sentence) =>
  expect(sentenceOf(value)).toEqual(expect.stringMatching(sentence as string | RegExp)),
)

describe('values', () => {
  const refused = (value: string) => sentenceOf(themeOf(token('a', value))).replace('“a”: ', '')
  it.each([
    'url(http://evil.example/x.png)',
    'URL( "x.png" )',
    'image-set("x.png" 1x)',
    '-webkit-image-set("x.png" 1x)',
    'src("x")',
    'image("x.png")',
    '"https://evil.example"',
    '//evil.example',
  ])('%s loads nothing', (value) =>
    expect(refused(value)).toBe('Values can’t load files. Set images and fonts in the block that uses them.'),
  )
  it.each(['expression(alert(1))', 'javascript:alert(1)', '-moz-binding', 'behavior: none'])(
    '%s does not run',
    (value) => expect(refused(value)).toBe('Values can’t run code. Use a color, size or other CSS value.'),
  )
  it.each([
    '1; color: red',
    '1}',
    '</style>',
    '<!--',
    '"</style"',
    'u\\72l(x)',
    '/* x */ 1',
    '@import',
    '\0',
    '\u001b',
  ])('%s stays in its declaration', (value) =>
    expect(refused(value)).toMatch(/^The value has characters that a design token can’t have/),
  )
  it.each(['"open', '(1', '1)', '1 !important'])('%s is no value', (value) =>
    expect(refused(value)).toMatch(/^The value is not valid CSS/),
  )
  it('are neither empty nor endless', () => {
    expect(refused('  ')).toBe('Enter a value.')
    expect(refused('a'.repeat(1_001))).toBe('The value is longer than 1,000 characters. Shorten it.')
  })
  it.each([
    ['color', '#12', false],
    ['color', '16px', false],
    ['color', '#1d4ed8', true],
    ['color', 'var(--c-ink)', true],
    ['color', 'oklch(0.7 0.1 200 / 50%)', true],
    ['text', 'clamp(1rem, 0.9rem + 1vw, 2rem)', true],
    ['text', '1 2', false],
    ['width', '75rem', true],
    ['space', '4px 8px', true],
    ['family', '"Alegreya", serif', true],
  ] as const)('of the group %s: %s', (group, value, isFine) =>
    expect(checkTokenValue(group, value) === null).toBe(isFine),
  )
})

it('has a name without characters that a database can’t store', () => {
  expect(checkTheme({ ...themeOf(), name: 'Ours\0' })).toMatchObject({ ok: true, theme: { name: 'Ours' } })
  expect(sentenceOf({ ...themeOf(), name: '\0' })).toBe('The theme has no name.')
})
