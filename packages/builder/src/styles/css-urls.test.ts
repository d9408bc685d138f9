import { expect, test } from 'vitest'
import { rewriteCssUrls } from './css-urls.ts'

test.each([
  ['a{background:url(a.png)}', 'a{background:url("image:a.png")}'],
  ["a{background:URL( 'a b.png' )}", 'a{background:url("image:a b.png")}'],
  ['@import "x.css";', '@import url("style:x.css");'],
  ["@import 'x.css' screen;", '@import url("style:x.css") screen;'],
  ['@IMPORT url(x.css) layer(a);', '@import url("style:x.css") layer(a);'],
  ['a{content:"url(a.png)"}', 'a{content:"url(a.png)"}'],
  ['/* url(a.png) */ a{}', '/* url(a.png) */ a{}'],
  ['a{background:url("a\\"b.png")}', 'a{background:url("image:a\\22 b.png")}'],
  ['a{background:url(a\\)b.png)}', 'a{background:url("image:a)b.png")}'],
  [
    'a{background:image-set("a.png" type("image/png") 1x, url(b.png) 2x)}',
    'a{background:image-set(url("image:a.png") type("image/png") 1x, url("image:b.png") 2x)}',
  ],
  ['a{x:curl(y)}', 'a{x:curl(y)}'],
])('rewrites %s as %s', (css, expected) =>
  expect(rewriteCssUrls(css, (url, kind) => `${kind}:${url}`)).toBe(expected),
)

test('returns the same string for a sheet without URLs', () => {
  expect(rewriteCssUrls('a{top:0}', () => 'x')).toBe('a{top:0}')
})
