import { describe, expect, it, test } from 'vitest'
import { growth, linear } from '../../../testing/growth/growth.ts'
import { readPicture } from './prepare-upload.ts'
import { activeContentOfSvg } from './safe-svg.ts'

const svg = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"${attributes}>${content}</svg>`

describe('an SVG', () => {
  it.each([
    ['shapes', '<g><path d="M0 0h9v9z"/><text>a &lt; b &#39;c&#39;</text></g>'],
    ['a gradient', '<defs><linearGradient id="a"><stop/></linearGradient></defs><rect fill="url(#a)"/>'],
    [
      'colours of one another',
      '<linearGradient id="a"/><linearGradient id="b" href="#a"/><rect fill="url(#b)"/>',
    ],
    ['classes', '<style>.a{fill:url("#b")} .c{filter:none}</style><rect class="a"/><pattern id="b"/>'],
    ['a shape that is repeated', `<rect id="a"/>${'<use href="#a"/>'.repeat(2_000)}`],
    ['a picture as data', '<image href="data:image/png;base64,AAAA"/>'],
    ['words of a style', '<title>filter: none of it</title><desc>C:\\images</desc><rect style="fill:red"/>'],
    ['how filters mix colours', '<rect style="color-interpolation-filters:sRGB" filter="none"/>'],
    ['the escapes of a font', String.raw`<text style="font-family:'Segoe UI\, Bold'">x</text>`],
    ['a comment', '<!-- <b>"it\'s</b> --><rect/>'],
    ['code that is no markup', '<style><![CDATA[.a{fill:red}]]></style>'],
  ])('with %s is accepted', (_what, content) => expect(activeContentOfSvg(svg(content))).toBe(null))

  it.each([
    ['a script, an animation or embedded content', '<é:script xmlns:é="http://www.w3.org/2000/svg"/>'],
    ['a script, an animation or embedded content', '<animate/>'],
    ['a script', '<rect onload="x()"/>'],
    ['entities or external style sheets', '<!DOCTYPE svg [ ]>'],
    ['entities or external style sheets', '<!DOCTYPE svg SYSTEM ">" [<!ATTLIST g onload CDATA "x()">]>'],
    ['entities or external style sheets', '<!ATTLIST g onload CDATA "x()">'],
    [
      'a script, an animation or embedded content',
      '<meta xmlns="http://www.w3.org/1999/xhtml" http-equiv="refresh" content="0;url=https://a.example"/>',
    ],
    ['hidden characters in its markup', '<s\u001b(Bcript>x()</s\u001b(Bcript>'],
    ['links to other files', '<g xml:base="javascript:alert(1)//"/>'],
    ['links to other files', '<a href=  "https://a.example/"/>'],
    ['links to other files', String.raw`<style>@im\port "https://a.example/x.css"</style>`],
    ['links to other files', String.raw`<style><![CDATA[a{fill:u\72l(https://a.example/)}]]></style>`],
    ['links to other files', String.raw`<rect style="fill:u\000072 l(https://a.example/)"/>`],
    ['links to other files', String.raw`<rect fill="u\72l(https://a.example/)"/>`],
    ['hidden characters in its markup', '<rect class="&#106;"/>'],
    ['hidden characters in its markup', '<rect class="a > b &#106;"/>'],
    ['hidden characters in its markup', '<style>&#64;im&#112;ort "https://a.example/x.css"</style>'],
    ['a filter', '<filter id="a"/>'],
    ['a filter', '<x:feTurbulence xmlns:x="http://www.w3.org/2000/svg"/>'],
    ['a filter', '<rect filter="url(#a)"/>'],
    ['a filter', '<rect style="fill:red;filter:url(#a)"/>'],
    ['a filter', String.raw`<style>rect{f\69lter/**/: blur(9px)}</style>`],
    ['too many nested elements', '<g>'.repeat(300) + '</g>'.repeat(300)],
    ['too many repeated shapes', '<g id="a"><use href="#a"/></g>'],
  ])('with %s is rejected: %s', (reason, content) => expect(activeContentOfSvg(svg(content))).toBe(reason))

  it.each([
    ['ISO-2022-JP', 'an unsupported encoding'],
    ['UTF-7', 'an unsupported encoding'],
    ['utf-8', null],
    ['iso-8859-1', null],
  ])('in %s: %s', (encoding, reason) =>
    expect(activeContentOfSvg(`<?xml version="1.0" encoding="${encoding}"?>\n${svg('<g/>')}`)).toBe(reason),
  )

  it.each([
    '<!DOCTYPE svg>',
    `<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">`,
  ])('of the type %s is accepted', (doctype) => expect(activeContentOfSvg(doctype + svg('<g/>'))).toBe(null))

  const doubling = (each: (id: number, asks: string) => string, asks: (id: number) => string) =>
    `<rect id="n0"/>${Array.from({ length: 30 }, (_, at) => each(at + 1, asks(at).repeat(2))).join('')}`
  it.each([
    [
      'by use',
      doubling(
        (id, asks) => `<g id="n${id}">${asks}</g>`,
        (id) => `<use xmlns:x="http://www.w3.org/1999/xlink" x:href="#n${id}"/>`,
      ),
    ],
    [
      'as patterns',
      doubling(
        (id, asks) => `<pattern id="n${id}">${asks}</pattern>`,
        (id) => `<rect fill="url('#n${id}')"/>`,
      ),
    ],
    [
      'by classes',
      `<style>${Array.from({ length: 30 }, (_, at) => `.c${at}{mask:url(#n${at})}`).join('')}</style>` +
        doubling(
          (id, asks) => `<mask id="n${id}">${asks}</mask>`,
          (id) => `<rect class="c${id}"/>`,
        ),
    ],
    [
      'along lines',
      Array.from(
        { length: 4 },
        (_, at) =>
          `<marker id="n${at}"><path d="${'M0 0'.repeat(90)}" marker-end="url(#n${at + 1})"/></marker>`,
      ).join(''),
    ],
  ])('that doubles itself many times %s is rejected', (_how, content) =>
    expect(activeContentOfSvg(svg(content))).toBe('too many repeated shapes'),
  )

  it('is rejected with a reason for the user', async () => {
    expect(await readPicture('account', Buffer.from(svg('<filter id="a"/>')))).toEqual({
      ok: false,
      msg: 'This SVG contains a filter. Export it as a plain SVG or a PNG, then upload that.',
    })
  })
})

test.each([
  ['blanks before an address', (size: number) => `<a href=${' '.repeat(size)}#`, 6_000],
  ['blanks before an address of a style', (size: number) => `url(${' '.repeat(size)}#`, 6_000],
  ['brackets', (size: number) => '<'.repeat(size), 40_000],
  ['tags without an end', (size: number) => '<a '.repeat(size), 20_000],
  ['quotes of a kind of document', (size: number) => `<!DOCTYPE${`"'`.repeat(size)}`, 20_000],
  ['kinds of document', (size: number) => '<!DOCTYPE'.repeat(size), 8_000],
  ['comments without an end', (size: number) => `<style>${'/*'.repeat(size)}</style>`, 20_000],
  ['attributes without a value', (size: number) => `<a ${'b '.repeat(size)}>`, 20_000],
  ['quotes', (size: number) => `<a ${`b='"`.repeat(size)}>`, 20_000],
  ['one id', (size: number) => '<a id="x" fill="url(#x)"/>'.repeat(size), 4_000],
])('with many %s is checked in linear time', (_what, textOf, size) =>
  expect(growth(activeContentOfSvg, textOf, size)).toBeLessThanOrEqual(linear),
)
