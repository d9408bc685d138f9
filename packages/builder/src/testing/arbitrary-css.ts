import fc from 'fast-check'

const words = fc.constantFrom(
  ...(
    'a .b #c * > , & : ; { } ( ) [ ] { } ; : ! @ \\ < / -- - + ~ | = url( url(" url(/media/a/b/c.png) ' +
    'url(//x.test) url(http://x.test) image-set( "http://x.test" src( expression( var(--x) attr(x) calc( rgb( ' +
    'filter( @import @media @layer @font-face @keyframes @charset @namespace @supports @x color red 1px 50% #fff ' +
    '--x behavior -moz-binding !important </style> <!-- --> /* */ <b " \' \\22 \\75rl( \\ " javascript: ' +
    '\u2014url( \u2014 \ufeff \ud800 \0 \u00e9 U+26 data:image/png;base64,x position fixed'
  ).split(' '),
)
const blanks = fc.constantFrom('', '', ' ', '\n', '\r\n', '\t', '\f')

/** Any text made of the pieces of CSS, most of it not valid. */
const soup = fc
  .array(fc.tuple(words, blanks), { maxLength: 40 })
  .map((parts) => parts.map((part) => part.join('')).join(''))

const values = fc.oneof(
  fc.constantFrom(
    'red',
    '1px',
    'calc(1px + 2px)',
    '"a"',
    'url(/media/a/b/c.png)',
    'var(--x, 1px) !important',
  ),
  soup,
)
const declaration = fc
  .tuple(fc.constantFrom('color', 'margin', '--x', 'background', 'position', 'behavior'), values)
  .map(([name, value]) => `${name}: ${value};`)
const selector = fc.oneof(fc.constantFrom('a', '.b:hover', '& > c', '.md\\:d', 'h1, h2', ':is(a, b)'), soup)
const atRule = fc.constantFrom(
  '@media (width > 1px)',
  '@supports (a: b)',
  '@layer x',
  '@keyframes y',
  '@import "x"',
)

const sheet = fc.letrec<{ rules: string; rule: string }>((tie) => ({
  rules: fc.array(tie('rule'), { maxLength: 3 }).map((all) => all.join('\n')),
  rule: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc
      .tuple(selector, fc.array(declaration, { maxLength: 3 }))
      .map(([on, all]) => `${on} { ${all.join(' ')} }`),
    fc
      .tuple(fc.oneof(selector, atRule), fc.array(declaration, { maxLength: 2 }), tie('rules'))
      .map(([on, all, inner]) => `${on} { ${all.join(' ')} ${inner} }`),
    soup,
  ),
})).rules

/** Texts that someone may enter as custom CSS, from valid style sheets to nonsense. */
export const arbitraryCss: fc.Arbitrary<string> = fc.oneof(sheet, soup)
