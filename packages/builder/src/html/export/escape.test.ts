import { expect, test } from 'vitest'
import { escapeAttribute, escapeComment, escapeStyle, escapeText } from './escape.ts'

test.each([
  ['a > b { color: red }', 'a > b { color: red }'],
  [
    '@media (400px <width) and (width < 900px) { a { top: 0 } }',
    '@media (400px < width) and (width < 900px) { a { top: 0 } }',
  ],
  ['a::before { content: "<b>" }', 'a::before { content: "\\3c b>" }'],
  [
    "a { background: url('data:image/svg+xml,<svg/>') }",
    "a { background: url('data:image/svg+xml,\\3c svg/>') }",
  ],
  [
    'a { background: url(data:image/svg+xml,<svg/>) }',
    'a { background: url(data:image/svg+xml,\\3c svg/>) }',
  ],
  ['<!-- a { top: 0 } -->', ' a { top: 0 } -->'],
  ['/* <b> */ a { top: 0 }', '/* b> */ a { top: 0 }'],
  ['a{}</style><script>', 'a{}< /style>< script>'],
])('writes the style sheet %s as %s', (css, expected) => expect(escapeStyle(css)).toBe(expected))

test.each([
  ['plain', 'plain'],
  ['a --> b', 'a - -> b'],
  ['a --!> b', 'a - -!> b'],
  ['> a', ' > a'],
  ['-> a', ' -> a'],
  ['a -', 'a - '],
  ['</noscript>', '< /noscript>'],
])('writes the comment %s as %s', (text, expected) => expect(escapeComment(text)).toBe(expected))

const mixed = 'a & b < c > "d" &amp; é\r\0&#13;'
const repeats = 1_000

test.each([
  ['text', escapeText, 'a &amp; b &lt; c &gt; "d" &amp;amp; é&#13;&amp;#13;'],
  ['an attribute', escapeAttribute, 'a &amp; b &lt; c &gt; &quot;d&quot; &amp;amp; é&#13;&amp;#13;'],
])('escapes %s of any length in the same way', (_what, escape, expected) => {
  expect(escape(mixed)).toBe(expected)
  expect(escape(mixed.repeat(repeats))).toBe(expected.repeat(repeats))
})
