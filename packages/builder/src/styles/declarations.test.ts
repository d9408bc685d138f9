import fc from 'fast-check'
import { parse as parseCss, walk } from 'css-tree'
import { describe, expect, test } from 'vitest'
import { checkStyleValue, declarations } from './declarations.ts'
import { parseInlineStyle } from './inline-style.ts'
import { nodeCss } from './node-css.ts'
import type { Style } from './style.ts'

describe('declarations', () => {
  test.each<[string, Style, string]>([
    ['numbers are px', { 'font-size': 21, 'margin-top': 0 }, 'font-size:21px;margin-top:0'],
    [
      'except where there is no unit',
      { opacity: 0.5, 'line-height': 2, 'z-index': 3 },
      'opacity:0.5;line-height:2;z-index:3',
    ],
    [
      'a box shadow',
      { 'box-shadow': { x: 1, y: 2, blur: 3, spread: 4, color: '#000' } },
      'box-shadow:1px 2px 3px 4px #000',
    ],
    ['a text shadow', { 'text-shadow': { x: 0, y: 2, blur: 3, color: 'red' } }, 'text-shadow:0 2px 3px red'],
    [
      'a bare address as background',
      { 'background-image': 'https://a.test/b(1).jpg' },
      'background-image:url("https://a.test/b(1).jpg")',
    ],
    [
      'CSS as background',
      { 'background-image': 'linear-gradient(red, blue)' },
      'background-image:linear-gradient(red, blue)',
    ],
    ['names in camel case', { backgroundColor: 'red' }, 'background-color:red'],
    ['custom properties', { '--Gap': '4px', gap: 'var(--Gap)' }, '--Gap:4px;gap:var(--Gap)'],
    ['nothing for what is empty', { color: '', width: undefined }, ''],
    [
      'values that would break out are left out',
      { color: 'red;} body{display:none', width: 10 },
      'width:10px',
    ],
    ['names that are not properties are left out', { 'color:red;x': 'y', '}': 'z' }, ''],
  ])('%s', (_name, style, expected) => expect(declarations(style)).toBe(expected))

  test.each([
    'red;color:blue',
    'a}b',
    '{',
    '"open',
    "'open",
    'calc(1px',
    '1px)',
    'url(a"b)',
    "url(a'b);x:y;d')",
    'a/*b',
    '\\',
    'url(a\nb)',
    '"a\nb"',
    'red !important',
    '@import x',
    '[',
    '(]',
    'url( a b )',
    'u\\72l(x)',
    'a\0b',
  ])('refuses the value %j', (value) => {
    expect(checkStyleValue('color', value)).toContain('color')
    expect(declarations({ color: value })).toBe('')
  })

  test.each([
    'red',
    '#fff',
    '1px solid rgb(0 0 0 / 50%)',
    'url(a.png)',
    'url("a;b}.png")',
    "url('a.png') no-repeat",
    '"a;b"',
    'calc(100% - (2 * 4px))',
    'url(data:image/png;base64,AA==)',
    '[full-start] 1fr',
    "'\\201C'",
    'var(--a, "}")',
  ])('keeps the value %j', (value) => {
    expect(checkStyleValue('background', value)).toBeNull()
    expect(declarations({ background: value })).toBe(`background:${value}`)
  })

  const cssPieces = fc.array(
    fc.constantFrom(
      'a',
      ' ',
      ';',
      '{',
      '}',
      '(',
      ')',
      '"',
      "'",
      '\\',
      '\n',
      'url(',
      '/*',
      '*/',
      '!',
      '@',
      ',',
      '</style>',
      ':',
    ),
    { maxLength: 12 },
  )

  test('for any value, the next rule is parsed separately', () =>
    fc.assert(
      fc.property(cssPieces, (pieces) => {
        const css = `a{${declarations({ color: pieces.join('') })}}b{top:0}`
        const selectors: string[] = []
        let declared = 0
        walk(parseCss(css), (node) => {
          if (node.type === 'TypeSelector') selectors.push(node.name)
          if (node.type === 'Declaration') declared += 1
        })
        expect(selectors).toEqual(['a', 'b'])
        expect(declared).toBeLessThanOrEqual(2)
      }),
      { numRuns: 2_000 },
    ))
})

describe('the CSS rules of a node', () => {
  const props = {
    elementStyle: { color: 'red' },
    breakpoints: { tablet: { color: 'blue' }, mobile: { color: 'green' } },
    hover: { color: 'pink' },
  }

  test('apply from wide to narrow, then hover', () => {
    expect(nodeCss(props, '#x')).toBe(
      '#x{color:red}@media (max-width:991px){#x{color:blue}}@media (max-width:767px){#x{color:green}}#x:hover{color:pink}',
    )
  })

  test('can override the style sheets of an imported page', () => {
    expect(nodeCss({ elementStyle: { color: 'red' } }, '.x', { winning: true })).toBe(
      '.x:not(#_#_){color:red}',
    )
  })

  test('are empty for a node without styles', () => expect(nodeCss({}, '#x')).toBe(''))
})

test('parses an inline style with its quotes and brackets', () => {
  expect(
    parseInlineStyle('COLOR: red; background: url("a;b") ; width: calc(1px + (2px)); top: 0 !important;;'),
  ).toEqual({
    style: { color: 'red', background: 'url("a;b")', width: 'calc(1px + (2px))' },
    left: 'top: 0 !important',
  })
})
