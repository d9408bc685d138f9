import { describe, expect, test } from 'vitest'
import { exportHtml } from './export/export-html.ts'
import { importHtml } from './import/import-html.ts'
import type { DroppedWhat } from './import/import-report.ts'

const through = (html: string): string => exportHtml(importHtml(html).document)

const body = (html: string): string =>
  /<body[^>]*>(.*)<\/body>/s.exec(through(`<!DOCTYPE html><body>${html}`))![1]!

const kinds = (html: string): DroppedWhat[] => importHtml(html).report.dropped.map(({ what }) => what)

describe('replacements for dropped elements', () => {
  test.each<[string, string, string]>([
    [
      'a script among siblings, which style sheets count',
      '<ul><script>x()</script><li>a</li></ul>',
      '<ul><template></template><li>a</li></ul>',
    ],
    [
      'the only thing in a box that is not :empty',
      '<div><script>x()</script></div>',
      '<div><template></template></div>',
    ],
    [
      'many scripts at the end of a page: one place',
      '<p>a</p><script src=a.js></script>\n<script src=b.js></script>',
      '<p>a</p><template></template>\n',
    ],
    [
      'a plugin that shows a picture',
      '<object data="logo.svg" type="image/svg+xml" width="50" class="l">Logo</object>',
      '<img src="logo.svg" alt="Logo" width="50" class="l">',
    ],
    [
      'a plugin that nobody has any more',
      '<object classid="x" class="o"><param name="a"><p>Text instead</p></object>',
      '<span class="o"><p>Text instead</p></span>',
    ],
    ['an embedded picture', '<embed src="a.png">', '<img src="a.png" alt="">'],
    ['an element whose name can not be written', '<a"b id="i">text</a"b>', '<span id="i">text</span>'],
    [
      'the rest of a style that tries to run code',
      '<p style="color:red;background:url(javascript:x());top:0">t</p>',
      '<p style="color:red;top:0">t</p>',
    ],
    [
      'an address in a style sheet that runs code',
      '<style>a{background:url(javascript:x())}b{top:0}</style>',
      '<style>a{background:url(about:invalid#x())}b{top:0}</style>',
    ],
  ])('%s', (_name, html, expected) => {
    expect(body(html)).toBe(expected)
    expect(kinds(html)).not.toEqual([])
  })

  test('counts kinds, also beyond the list', () => {
    const { report } = importHtml('<p onclick=x></p>'.repeat(1_200) + '<script></script>')
    expect(report.counts).toEqual({ 'event-handler': 1_200, script: 1 })
  })
})

describe('kept unchanged', () => {
  test.each([
    '<p style="scroll-behavior: smooth; overscroll-behavior: contain">x</p>',
    '<img src="a.jpg">',
    '<img src="a.jpg" alt="">',
    '<img src="a.jpg" alt="" loading="soon">',
    '<input type="checkbox" placeholder="x">',
    '<p>{email} {year} {nap.phone} {other}</p>',
    '<img src="data:image/jpg;base64,AAAA" alt="">',
    '<img src="data:," alt="">',
    '<my-el><template shadowrootmode="open"><slot></slot></template>light</my-el>',
    '<select><optgroup label="g"><option selected>1</option></optgroup></select>',
    '<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>',
  ])('%s', (html) => {
    expect(body(html)).toBe(html)
    expect(kinds(html)).toEqual([])
  })
})

describe('the rendering mode', () => {
  const quirks = 'HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN"'
  test.each<[string, string]>([
    ['<!DOCTYPE html>', '<!DOCTYPE html>\n<html>'],
    [`<!DOCTYPE ${quirks}>`, '<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">\n<html>'],
    ['<!DOCTYPE>', '<html>'],
    ['<!DOCTYPE html nonsense>', '<html>'],
    [`<!DOCTYPE html SYSTEM 'a"b'>`, `<!DOCTYPE html SYSTEM 'a"b'>\n<html>`],
    ['<!-- first --><p>', '<html>'],
  ])('of a page with %s stays', (doctype, expected) => {
    expect(through(`${doctype}<p>x`).startsWith(expected)).toBe(true)
  })
})

describe('a base element', () => {
  const withBase = (base: string, html: string) =>
    /<body>(.*)<\/body>/s.exec(through(`<!DOCTYPE html><head><base ${base}></head><body>${html}`))![1]!

  test.each<[string, string, string]>([
    ['href="assets/"', '<img src="a.png" alt="">', '<img src="assets/a.png" alt="">'],
    ['href="https://a.test/x/y.html"', '<a href="b">x</a>', '<a href="https://a.test/x/b">x</a>'],
    ['href="https://a.test"', '<a href="/b">x</a>', '<a href="https://a.test/b">x</a>'],
    ['href="https://a.test/x/y"', '<a href="?q">x</a>', '<a href="https://a.test/x/y?q">x</a>'],
    ['href="/x/"', '<a href="#top">x</a><a href="mailto:a@b.test">m</a>', ''],
    [
      'href="i/"',
      '<img src="a" srcset="b 1x, c 2x" alt="">',
      '<img src="i/a" alt="" srcset="i/b 1x, i/c 2x">',
    ],
    [
      'href="i/"',
      '<p style="background:url(a.png)"></p>',
      '<p style="background:url(&quot;i/a.png&quot;)"></p>',
    ],
    ['href="i/"', '<style>@import "a.css";</style>', '<style>@import url("i/a.css");</style>'],
    ['target="_blank"', '<a href="x">x</a>', '<a href="x" target="_blank" rel="noopener">x</a>'],
    ['href="javascript:x"', '<a href="b">x</a>', ''],
  ])('resolves %s into %s', (base, html, expected) => expect(withBase(base, html)).toBe(expected || html))

  test('resolves links in the head', () => {
    const out = through('<base href="/sub/"><link rel=stylesheet href=a.css>')
    expect(out).toContain('<link rel="stylesheet" href="/sub/a.css">')
    expect(out).not.toContain('<base')
  })
})
