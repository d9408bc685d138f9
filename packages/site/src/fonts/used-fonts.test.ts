import { describe, expect, it, test } from 'vitest'
import { findFontFamily, fontFamilies } from './catalog.ts'
import { fontStack } from './font-stack.ts'
import { usedFonts } from './used-fonts.ts'

const stack = (name: string): string => fontStack(findFontFamily(name)!)
const figtree = stack('Figtree')
const barlow = stack('Barlow')

const html = (css: string, body: string): string =>
  `<!DOCTYPE html>\n<html>\n<head>\n<meta charset="utf-8">\n<title>Zürich</title>\n<style>${css}</style>\n</head>\n<body>${body}</body></html>`

/** Returns the fonts as 'Family weight style'. */
const fontsOf = (css: string, body: string): string[] =>
  usedFonts(html(css, body)).map(({ family, weight, style }) => `${family.name} ${weight} ${style}`)

describe('the fonts that a page shows', () => {
  test.each([
    ['of an inherited family', `body{font-family:${figtree}}`, '<p>a</p>', ['Figtree 400 normal']],
    ['of a style attribute', '', `<p style='font-family:${figtree}'>a</p>`, ['Figtree 400 normal']],
    ['of the shorthand', `p{font:italic 600 1rem/1.5 ${figtree}}`, '<p>a</p>', ['Figtree 600 italic']],
    [
      'of a token',
      `:root{--f-title:${barlow}}p{font-family:var(--f-title)}`,
      '<p>a</p>',
      ['Barlow 400 normal'],
    ],
    [
      'of a token in a token',
      `:root{--a:var(--b);--b:${barlow}}p{font-family:var(--a)}`,
      '<p>a</p>',
      ['Barlow 400 normal'],
    ],
    ['of a fallback of a token', `p{font-family:var(--none,${barlow})}`, '<p>a</p>', ['Barlow 400 normal']],
    [
      'bold as browsers show it',
      `body{font-family:${figtree}}`,
      '<h2>a</h2><p>b <b>c</b></p>',
      ['Figtree 700 normal', 'Figtree 400 normal'],
    ],
    ['italic as browsers show it', `p{font-family:${figtree}}`, '<p><em>a</em></p>', ['Figtree 400 italic']],
    [
      'bolder than light text',
      `p{font-family:${figtree};font-weight:300}`,
      '<p><b>a</b></p>',
      ['Figtree 400 normal'],
    ],
    [
      'of the stronger rule only',
      `.a{font-family:${figtree};font-weight:500}p{font-weight:900}`,
      '<p class="a">a</p>',
      ['Figtree 500 normal'],
    ],
    [
      'of the builder’s own rule',
      `#x{font-weight:900}.w1:not(#_#_){font-family:${figtree};font-weight:500}`,
      '<p class="w1" id="x">a</p>',
      ['Figtree 500 normal'],
    ],
    [
      'of windows and states too',
      `p{font-family:${figtree}}p:hover{font-weight:700}@media (max-width:9px){p{font-weight:200}}`,
      '<p>a</p>',
      ['Figtree 400 normal', 'Figtree 700 normal', 'Figtree 200 normal'],
    ],
    [
      'without italics where the family has none',
      `p{font-family:${stack('Outfit')};font-style:italic}`,
      '<p>a</p>',
      ['Outfit 400 normal'],
    ],
  ])('are those %s', (_case, css, body, expected) => {
    expect(fontsOf(css, body)).toEqual(expected)
  })

  test.each([
    ['a token that nothing uses', `:root{--f:${figtree}}`, '<p>a</p>'],
    ['a rule that matches nothing', `.b{font-family:${figtree}}`, '<p class="a">a</p>'],
    ['an element without text', `p{font-family:${figtree}}`, '<p> </p><p></p>'],
    ['a family without its fallback', 'p{font-family:Figtree, sans-serif}', '<p>a</p>'],
    ['a name that the catalog lacks', 'p{font-family:"Nowhere", "Nowhere Stand-in", serif}', '<p>a</p>'],
    ['a form field, which does not inherit', `body{font-family:${figtree}}`, '<input value="a">'],
    ['code', `body{font-family:${figtree}}`, '<code>a</code>'],
    [
      'comments and scripts',
      `body{font-family:${figtree}}`,
      '<!--a--><script type="application/ld+json">{"a":1}</script>',
    ],
    [
      'tokens that refer to each other',
      `:root{--a:var(--b) ${figtree};--b:var(--a)}p{font-family:var(--a)}`,
      '<p>a</p>',
    ],
  ])('leave out %s', (_case, css, body) => {
    expect(fontsOf(css, body)).toEqual([])
  })

  const lettersOf = (css: string, body: string): string =>
    usedFonts(html(css, body))
      .map(({ characters }) => [...characters].map((code) => String.fromCodePoint(code)).join(''))
      .join('|')

  it('have the characters of their own text', () => {
    expect(lettersOf(`h1{font-family:${figtree}}`, '<h1>&#321;&amp;ó</h1><p>Ж</p>')).toBe('Ł&ó')
    expect(lettersOf(`p{font-family:${figtree}}p::before{content:"→"}`, '<p>a</p>')).toBe('a"→')
    expect(lettersOf(`p{font-family:${figtree};text-transform:uppercase}`, '<p>ÿ</p>')).toBe('ÿŸ')
    expect(lettersOf(`input{font-family:${figtree}}`, '<input placeholder="Ő">')).toBe('Ő')
  })

  it('are found in linear time in pages that try to be slow', () => {
    const started = Date.now()
    const deep = `${'<div>'.repeat(20_000)}a${'</div>'.repeat(20_000)}`
    const selectors = `${'a:not('.repeat(3_000)}{font-family:${figtree}}`
    const tokens = Array.from(
      { length: 30 },
      (_, at) => `--t${at}:var(--t${at + 1}) var(--t${at + 1});`,
    ).join('')
    usedFonts(html(`:root{${tokens}}div{font-family:var(--t0)}${selectors}`, deep))
    usedFonts(html(`${'{'.repeat(50_000)} Stand-in`, `${'<a "'.repeat(50_000)}`))
    expect(Date.now() - started).toBeLessThan(4_000)
  })
})

describe('the catalog', () => {
  it('has at least 40 families, found by their names in stacks', () => {
    expect(fontFamilies.length).toBeGreaterThanOrEqual(40)
    for (const family of fontFamilies)
      expect(fontsOf(`p{font-family:${fontStack(family)};font-weight:900}`, '<p>a</p>')).toEqual([
        `${family.name} 900 normal`,
      ])
  })
})
