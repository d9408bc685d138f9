import { describe, expect, it, test } from 'vitest'
import { growthOf, linear } from '../testing/growth-of.ts'
import { checkCustomCss } from './custom-css.ts'
import { readCustomCss } from './read-custom-css.ts'

const sentencesOf = (css: string): string =>
  checkCustomCss(css)
    .problems.map(({ sentence }) => sentence)
    .join(' ')

describe('custom CSS that is published as it is', () => {
  test.each([
    'h1 { color: red; }',
    '.hero:hover > a::before, #x[href^="https://a.test"] { content: "\\201C"; color: rgb(0 0 0 / 50%) !important }',
    '/* a note */\n@media (min-width: 40em) and (max-width: 60em) { .a { margin: calc(1px + (2px * 3)); } }',
    '@media (400px <= width < 900px) { a { color: red } }',
    '@supports (display: grid) { .a { display: grid } }',
    '@container card (width > 300px) { .a { color: red } }',
    '@layer base, theme;\n@layer base { a { color: red } }',
    '@keyframes rise { from { opacity: 0 } 50% { opacity: .5 } to { opacity: 1 } }',
    '.a { color: red; &:hover { color: blue; } > b { color: green } a:hover { color: pink } }',
    '.a { @media (width > 1px) { color: red; } }',
    ':root { --gap: 12px; --empty:; --list: 1px, "a" }',
    '.a { background: url(/media/0c1/abc/rose.png) no-repeat }',
    '.a { background: image-set("/media/a/b/c.png" 1x, url("/media/a/b/d.png") type("image/png") 2x) }',
    '.a { mask: url(#wave); background: url("data:image/svg+xml,%3Csvg xmlns=\'x\'%3E") }',
    '@font-face { font-family: Own; src: local("Own"), url(data:font/woff2;base64,d09GMg) format("woff2") }',
    '.md\\:flex { display: flex }',
    '.größe { font-family: 微软雅黑 }',
    'a:not([href^="https://own.test"]) { color: red }',
    '.a { grid-template-columns: [a] 1fr [b] }',
    '.a { width: if(media(print): 10px; else: 20px) }',
    '@property --x { syntax: "*"; inherits: false }',
    '.a { color: red;; }',
    '',
  ])('%s', (css) => expect(checkCustomCss(css)).toEqual({ css, problems: [] }))
})

describe('custom CSS that reaches outside, runs code or leaves its element', () => {
  test.each([
    ['@import "https://a.test/x.css";', 'loads no other style sheets'],
    ['@IMPORT url(x.css);', 'loads no other style sheets'],
    ['@\\69mport "x";', 'can’t be used here'],
    ['@charset "utf-8";', 'always UTF-8'],
    ['@namespace svg url(http://www.w3.org/2000/svg);', '@namespace'],
    ['@document url(http://a.test) { a { color: red } }', 'can’t be used here'],
    ['a { background: url(http://a.test/x.png) }', 'loads nothing from elsewhere'],
    ['a { background: url("https://a.test/x.png") }', 'loads nothing from elsewhere'],
    ['a { background: url(//a.test/x.png) }', 'loads nothing from elsewhere'],
    ['a { background: url( "//a.test/x.png" ) }', 'loads nothing from elsewhere'],
    ['a { background: URL(x.png) }', 'loads nothing from elsewhere'],
    ['a { background: url(/api/users) }', 'loads nothing from elsewhere'],
    ['a { background: url(/media/../api/users) }', 'loads nothing from elsewhere'],
    ['a { background: url(javascript:alert(1)) }', 'isn’t valid'],
    ['a { background: url("javascript:alert(1)") }', 'loads nothing from elsewhere'],
    ['a { background: url(data:text/html,x) }', 'loads nothing from elsewhere'],
    ['a { background: \\75rl(http://a.test) }', 'Escapes'],
    ['a { background: u\\72l("http://a.test") }', 'Escapes'],
    ['a { background: url(\\68ttp://a.test) }', 'escapes'],
    ['a { background: url("\\2f/a.test") }', 'escapes'],
    ['a { background: \u2014url(http://a.test) }', 'isn’t a function'],
    ['a { width: 1\u2014url(http://a.test) }', 'Add a space'],
    ['a { background: image-set("http://a.test/x.png" 1x) }', 'loads nothing from elsewhere'],
    ['a { background: -webkit-image-set(url(http://a.test/x.png) 1x) }', 'loads nothing from elsewhere'],
    ['a { --u: "a"; background: image-set(var(--u) 1x) }', 'within an image set'],
    ['a { background: image-set(attr(data-x) 1x) }', 'within an image set'],
    ['a { background: src("http://a.test/x.png") }', 'loads a file'],
    ['a { background: src(var(--u)) }', 'loads a file'],
    ['a { background: image("http://a.test/x.png") }', 'loads a file'],
    ['a { background: filter("http://a.test/x.png", blur(1px)) }', 'loads a file'],
    ['a { background: new-function("//a.test/x.png") }', 'loads nothing from elsewhere'],
    ['a { background: var(--x, url(http://a.test)) }', 'loads nothing from elsewhere'],
    ['a { --x: url(http://a.test) }', 'loads nothing from elsewhere'],
    ['@supports (background: url(http://a.test)) { a { color: red } }', 'loads nothing from elsewhere'],
    ['@font-face { font-family: X; src: url(https://a.test/x.woff2) }', 'loads nothing from elsewhere'],
    ['a { cursor: url(http://a.test/x.cur), auto }', 'loads nothing from elsewhere'],
    ['a { width: expression(alert(1)) }', 'runs code'],
    ['a { width: EXPRESSION(alert(1)) }', 'runs code'],
    ['a { behavior: url(/media/a/b/c.png) }', 'runs code'],
    ['a { -moz-binding: url(/media/a/b/c.png#x) }', 'runs code'],
    ['a { -moz-\\62inding: url(#x) }', 'isn’t the name'],
    ['a { filter: progid:DXImageTransform.Microsoft.AlphaImageLoader(src="//a.test") }', '“:”'],
    ['a { content: "</style><script>alert(1)</script>" }', 'as a tag'],
    ['a { content: "<!--" }', 'as a tag'],
    ['/* </style> */', 'as a tag'],
    ['<!-- a { color: red } -->', 'no HTML comments'],
    ['a { background: url("data:image/svg+xml,<svg></svg>") }', 'as a tag'],
    ['@keyframes </style> { from { color: red } }', 'as a tag'],
    ['[title="</style>"] { color: red }', 'as a tag'],
    ['a </style> { color: red }', 'as a tag'],
    ['@media screen </style> { a { color: red } }', 'as a tag'],
    ['@font-face { font-family: "</style>"; src: local(x) }', 'as a tag'],
    ['a { content: "open', 'isn’t closed'],
    ['a { content: "open\n; color: red }', 'isn’t closed'],
    ['a { color: red } /* open', 'comment isn’t closed'],
    ['a { color: red; /* open }', 'comment isn’t closed'],
    ['a { color: red', 'has no “}”'],
    ['@media print { a { color: red }', 'has no “}”'],
    ['a { background: url(x', 'URL isn’t closed'],
    ['a { width: calc(1px; color: red }', 'has no “)”'],
    ['a { color: red } }', 'closes nothing'],
    ['a { width: 1px) }', 'never opened'],
    ['a { color: {red} }', '“;” may be missing'],
    ['a { --x: {red} }', 'Braces'],
    ['a { color: red; !important }', '“!”'],
    ['a { color: a@b }', 'line of its own'],
    ['a { color: red\u0000; }', ''],
    ['a { color: \u0001 }', 'invisible'],
    ['a { color: }', 'Add a value'],
    ['a { color: red margin: 0 }', '“;”'],
    ['a { color: red\n b { margin: 0 } }', '“;” may be missing'],
    ['color: red;', 'selector and braces'],
    ['{ color: red }', 'selector before'],
    ['a { red }', 'property and a value'],
    ['@media print;', 'block in braces'],
  ])('%j: %s', (css, reason) => {
    const { css: published, problems } = checkCustomCss(css)
    if (reason === '') return expect(published).toBe('a { color: red; }')
    expect(sentencesOf(css)).toContain(reason)
    expect(problems.length).toBeGreaterThan(0)
    expect(published).not.toMatch(/http|\/\/|url\((?!#)|import|expression|<\/|<!--|binding|behavior/i)
  })
})

it('leaves out only the statement that is wrong', () => {
  const css = 'a { color: red; background: url(//a.test); margin: 0 }\n@import "x";\nb { top: 0 }'
  expect(checkCustomCss(css)).toEqual({
    css: 'a { color: red;  margin: 0 }\n\nb { top: 0 }',
    problems: [
      { line: 1, column: 29, at: 28, sentence: expect.stringContaining('//a.test') as string },
      { line: 2, column: 1, at: 55, sentence: expect.stringContaining('@import') as string },
    ],
  })
})

it('says that a text is too long, and publishes nothing of it', () => {
  const checked = checkCustomCss('a{color:red}'.repeat(900_000))
  expect(checked.css).toBe('')
  expect(checked.problems[0]?.sentence).toBe(
    'Custom CSS can have up to 50,000 characters, and this has 10,800,000. Shorten it.',
  )
})

test.each([
  ['blocks', 'a{'],
  ['rules', 'a{b:c}'],
  ['brackets', '('],
  ['functions', 'f('],
  ['image sets', 'image-set("'],
  ['comments', '/*'],
  ['quotes', '"'],
  ['lines of quotes', '"\n'],
  ['escapes', '\\'],
  ['exclamation marks', '!'],
  ['colons', 'a:'],
  ['closed braces', '}'],
])('reads endless %s in linear time', (_name, unit) => {
  expect(growthOf(readCustomCss, unit)).toBeLessThanOrEqual(linear)
  expect(growthOf(readCustomCss, unit, ['a{b:', '}'])).toBeLessThanOrEqual(linear)
})
