import { describe, expect, test } from 'vitest'
import { parse } from 'parse5'
import { createNode } from '../../blocks/create-node.ts'
import type { BindingData } from '../../bindings/data.ts'
import { applyChange } from '../../changes/change.ts'
import { setAddition } from '../../commands/set-addition.ts'
import { changeOf } from '../../testing/index.ts'
import { createDocument } from '../../tree/create-document.ts'
import type { WireNode } from '../../tree/wire-node.ts'
import { compilePage, exportHtml, exportHtmlFragment } from './export-html.ts'
import { importHtml } from '../import/import-html.ts'
import type { ExportPage, ExportWarning } from '../page.ts'

const pageWith = (...nodes: WireNode[]) => createDocument(nodes)

const html = (nodes: WireNode[], page: ExportPage = {}) => exportHtml(pageWith(...nodes), page)

const body = (nodes: WireNode[], page: ExportPage = {}) => /<body>(.*)<\/body>/s.exec(html(nodes, page))![1]!

/** Returns a block without its palette styles. */
const bare = (name: string, props = {}, children: WireNode[] = [], addition = {}): WireNode => {
  const { elementStyle: _style, ...defaults } = createNode(name).props
  return { componentName: name, props: { ...defaults, ...props }, children, addition }
}

const headOf = (page: string) => /<head>(.*)<\/head>/s.exec(page)![1]!

test.each([
  ['an input', bare('Input')],
  ['a textarea', bare('Textarea')],
  ['an imported select', bare('Element', {}, [], { tag: 'select' })],
])('a page with %s limits its width by rules placed before all others, once', (_name, field) => {
  const head = headOf(html([field]))
  expect(head.match(/<style>:where\(input,select,textarea\)/g)).toHaveLength(1)
  expect(head.indexOf('<style>:where(input')).toBe(head.indexOf('<style>'))
  const again = exportHtml(importHtml(html([field])).document)
  expect(again.match(/:where\(input,select,textarea\)\{max-width:100%/g)).toHaveLength(1)
})

test('a page without fields has no rules for them', () => {
  expect(html([bare('Paragraph')])).not.toContain(':where(')
})

const nap = {
  businessName: 'Green & Co',
  phone: '+1 (555) 010-0199',
  address1: '1 Main St',
  city: 'Springfield',
  state: 'IL',
  zip: '62701',
  plus4: '0001',
  facebook: 'https://facebook.com/green',
  twitter: 'javascript:alert(1)',
  aboutUsBlurb: 'We plant.\n\nWe mow {email}.',
  weekdays: [
    { name: 'Monday', start: '09:00 am', end: '05:30 pm' },
    { name: 'Tuesday', value: '', start: '', end: '' },
    { name: 'Saturday' },
    { name: 'Sunday', value: 'Closed' },
  ],
}
const data: BindingData = { nap, site: { name: 'Green' }, email: 'hi@green.test', year: 2026 }

describe('the whole page', () => {
  test('is a complete document that parses without errors', () => {
    const errors: string[] = []
    const page = html([createNode('Heading'), createNode('Picture'), createNode('Carousel')], {
      title: 'A page',
    })
    parse(page, { onParseError: ({ code }) => errors.push(code) })
    expect(errors).toEqual([])
    expect(page).toMatch(
      /^<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>A page<\/title>/,
    )
    expect(page).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">')
    expect(page).not.toMatch(/<script|data-uuid|uuid/)
  })

  test("contains the page's metadata, escaped", () => {
    const page = html([], {
      title: 'A <b> & {site.name}',
      description: '"quoted" {nap.phone}',
      lang: 'de',
      canonical: 'https://a.test/?a=1&b=2',
      robots: 'noindex',
      favicon: 'icon.png',
      social: { title: 'S', description: 'D', image: 'https://a.test/s.png' },
      jsonLd: [{ name: '</script><script>alert(1)</script>' }],
      headExtra: '<meta name="x" content="y">',
      data,
    })
    for (const line of [
      '<html lang="de">',
      '<title>A &lt;b&gt; &amp; Green</title>',
      '<meta name="description" content="&quot;quoted&quot; +1 (555) 010-0199">',
      '<meta name="robots" content="noindex">',
      '<link rel="canonical" href="https://a.test/?a=1&amp;b=2">',
      '<link rel="icon" href="icon.png">',
      '<meta property="og:title" content="S">',
      '<meta property="og:url" content="https://a.test/?a=1&amp;b=2">',
      '<meta property="og:image" content="https://a.test/s.png">',
      '<meta name="twitter:card" content="summary_large_image">',
      '<script type="application/ld+json">{"name":"\\u003c/script>\\u003cscript>alert(1)\\u003c/script>"}</script>',
      '<meta name="x" content="y">',
    ]) {
      expect(page).toContain(line)
    }
  })

  test('writes equal styles once, and breakpoints after them', () => {
    const styled = (content: string) =>
      bare('Paragraph', {
        content,
        elementStyle: { color: 'red', 'font-size': 20 },
        breakpoints: { mobile: { 'font-size': 14 }, tablet: { 'font-size': 16 } },
        hover: { color: 'blue' },
      })
    const page = html([styled('a'), styled('b')])
    const name = /<p class="(\w+)">a<\/p><p class="\1">b<\/p>/.exec(page)![1]!
    expect(page).toContain(
      `.${name}{color:red;font-size:20px}@media (max-width:991px){.${name}{font-size:16px}}` +
        `@media (max-width:767px){.${name}{font-size:14px}}.${name}:hover{color:blue}`,
    )
  })
})

describe('blocks', () => {
  test.each<[string, WireNode, string]>([
    ['a heading of its type', bare('Heading', { headingType: 'h3', content: 'T' }), '<h3>T</h3>'],
    [
      'a heading of no type is the first',
      bare('Heading', { headingType: 'script', content: 'T' }),
      '<h1>T</h1>',
    ],
    ['a section', bare('Container', {}, [], { tag: 'section' }), '<section></section>'],
    [
      'text exactly as it is',
      bare('Text', { content: 'a < b & "c" \u00a0\r' }),
      'a &lt; b &amp; "c" \u00a0&#13;',
    ],
    [
      'a link that opens in a new tab',
      bare('Link', { href: '/a?b&c', nofollow: true, content: 'x' }),
      '<a href="/a?b&amp;c" target="_blank" rel="noopener nofollow">x</a>',
    ],
    [
      'attributes',
      bare('Paragraph', { content: '' }, [], { attributes: { 'data-x': '"<&', class: 'a b' } }),
      '<p data-x="&quot;&lt;&amp;" class="a b"></p>',
    ],
    [
      'an input',
      bare('Input', { type: 'email', placeholder: 'Mail' }),
      '<input type="email" placeholder="Mail">',
    ],
    ['a radio without placeholder', bare('Input', { type: 'radio' }), '<input type="radio">'],
    [
      'a textarea that starts with a line feed',
      bare('Textarea', { rows: '5', placeholder: '', content: '\nx' }),
      '<textarea rows="5">\n\nx</textarea>',
    ],
    [
      'a video by its share address',
      bare('YouTube', { url: 'https://youtu.be/aqz-KE-bpKQ?t=3', title: 'V' }),
      '<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ" width="420" height="345" title="V" loading="lazy" allowfullscreen></iframe>',
    ],
    [
      'a comment that tries to end early',
      bare('Comment', { content: 'a --> b <!-- c' }),
      '<!--a - -> b <! -- c-->',
    ],
    ['nothing for a hidden node', bare('Paragraph', {}, [], { hidden: true }), ''],
    [
      'an svg',
      bare(
        'Element',
        {},
        [bare('Element', {}, [], { tag: 'path', namespace: 'svg', attributes: { d: 'M0 0' } })],
        { tag: 'svg', namespace: 'svg' },
      ),
      '<svg><path d="M0 0"></path></svg>',
    ],
    ['no script', bare('Element', { content: 'alert(1)' }, [], { tag: 'script' }), ''],
    [
      'no handler',
      bare('Paragraph', { content: '' }, [], { attributes: { onclick: 'x()', ONLOAD: 'y()' } }),
      '<p></p>',
    ],
    [
      'no address that runs code',
      bare('Link', { href: ' java\nscript:alert(1)', content: 'x' }),
      '<a target="_blank" rel="noopener">x</a>',
    ],
    ['no tag that is markup', bare('Element', {}, [], { tag: 'p><script' }), ''],
    [
      'no attribute that is markup',
      bare('Paragraph', { content: '' }, [], { attributes: { 'a><script': '1' } }),
      '<p></p>',
    ],
    [
      'no end of a style element in its text',
      bare('Element', { content: 'a{}</style><script>' }, [], { tag: 'style' }),
      '<style>a{}< /style>< script></style>',
    ],
  ])('%s', (_name, node, expected) => expect(body([node])).toBe(expected))

  test('only the first image loads eagerly', () => {
    const picture = bare('Picture', { imageUrl: 'a.jpg', alt: 'A "tree"' })
    const size = 'width="400" height="260"'
    expect(body([picture, picture])).toBe(
      `<img src="a.jpg" alt="A &quot;tree&quot;" ${size} loading="eager" fetchpriority="high">` +
        `<img src="a.jpg" alt="A &quot;tree&quot;" ${size} loading="lazy">`,
    )
  })

  test('the carousel slides by CSS alone', () => {
    const page = html([createNode('Carousel')])
    expect(page).toContain('scroll-snap-type:x mandatory')
    expect(page).toContain('aria-roledescription="carousel"')
    expect(page.match(/class="w2-slide"/g)).toHaveLength(2)
    expect(page).not.toContain('<script')
  })

  test('a carousel with an interval advances automatically, only in the export', () => {
    const slides = [{ title: 'a' }, { title: 'b' }, { title: 'c' }]
    const page = html([
      bare('Carousel', { slides, interval: 2000 }),
      bare('Carousel', { slides, interval: 500 }),
    ])
    expect(page).toContain('class="w2-carousel w2-auto-3"')
    expect(page).toContain('--w2-interval:2000ms')
    expect(page.match(/@keyframes w2-auto-3/g)).toHaveLength(1)
    expect(html([bare('Carousel', { slides, interval: 0 })])).not.toContain('@keyframes')
  })

  test('writes static rules only for blocks in use', () => {
    expect(html([createNode('Paragraph')])).not.toContain('.w2-')
  })
})

describe('business blocks', () => {
  test.each<[string, string]>([
    ['BusinessName', '<p>Green &amp; Co</p>'],
    ['BusinessPhone', '<a href="tel:+15550100199">+1 (555) 010-0199</a>'],
    ['BusinessAddress', '<address>1 Main St<br>Springfield, IL 62701-0001</address>'],
    ['BusinessBlurb', '<div><p>We plant.</p><p>We mow {email}.</p></div>'],
    [
      'BusinessSocials',
      '<ul class="w2-socials"><li><a href="https://facebook.com/green" target="_blank" rel="noopener">Facebook</a></li></ul>',
    ],
    [
      'BusinessHours',
      '<table class="w2-hours"><tbody><tr><th scope="row">Monday</th><td><time datetime="09:00">09:00 am</time> – <time datetime="17:30">05:30 pm</time></td></tr><tr><th scope="row">Sunday</th><td>Closed</td></tr></tbody></table>',
    ],
    [
      'BusinessMap',
      '<iframe src="https://www.google.com/maps?q=1%20Main%20St%2C%20Springfield%2C%20IL%2062701-0001&amp;output=embed" title="Map: Green &amp; Co" loading="lazy"></iframe>',
    ],
  ])('%s shows the listing, and nothing without one', (name, expected) => {
    expect(body([bare(name)], { data })).toBe(expected)
    expect(body([bare(name)])).toBe('')
    expect(body([bare(name)], { data: { nap: {} } })).toBe('')
  })

  test.each<[string, object, string]>([
    ['Germany', { city: 'Köln', zip: '50667' }, '50667 Köln'],
    ['Italy', { city: 'Bari', zip: '70121', state: 'BA' }, '70121 Bari, BA'],
    ['United Kingdom', { city: 'Leeds', zip: 'LS1 1AA' }, 'Leeds, LS1 1AA'],
    ['Atlantis', { city: 'Poseidonis', zip: '1' }, 'Poseidonis, 1'],
  ])('formats an address for %s', (country, place, expected) => {
    const page = { data: { nap: { ...place, country } } }
    expect(body([bare('BusinessAddress')], page)).toBe(`<address>${expected}<br>${country}</address>`)
    expect(body([bare('Text', { content: '{nap.address}' })], page)).toBe(`${expected}, ${country}`)
  })

  test('a map needs an address that can be found, not only a street', () => {
    const street = { address1: '1 Main St', country: 'United States' }
    const map = (more: object) => body([bare('BusinessMap')], { data: { nap: { ...street, ...more } } })
    expect(map({})).toBe('')
    expect(map({ city: ' ' })).toBe('')
    expect(map({ zip: '62701' })).toContain('q=1%20Main%20St%2C%2062701')
    expect(map({ city: 'Springfield' })).toContain('Springfield')
    expect(map({ latitude: '1', longitude: '2' })).toContain('q=1%2C2')
  })
})

describe('placeholders', () => {
  const warningsOf = (node: WireNode, page: ExportPage) => {
    const warnings: ExportWarning[] = []
    return { text: body([node], { ...page, warn: (warning) => warnings.push(warning) }), warnings }
  }

  test.each<[string, string, string]>([
    ['known ones are filled and escaped', '{nap.businessName}, {year}', 'Green &amp; Co, 2026'],
    ['an address in one line', '{nap.address}', '1 Main St, Springfield, IL 62701-0001'],
    ['unknown ones vanish', 'a {nap.nothing} b', 'a  b'],
    ['those with a backslash stay', '\\{year}', '{year}'],
    ['braces around other things stay', '{ a } {1} {}', '{ a } {1} {}'],
  ])('%s', (_name, content, expected) => {
    expect(body([bare('Text', { content })], { data })).toBe(expected)
  })

  test('reports placeholders without a value', () => {
    const { text, warnings } = warningsOf(bare('Text', { content: 'a{nap.fax}{nap.typo}' }), { data })
    expect(text).toBe('a')
    expect(warnings.map(({ code, placeholder }) => [code, placeholder])).toEqual([
      ['unfilled-placeholder', 'nap.fax'],
      ['unfilled-placeholder', 'nap.typo'],
    ])
  })

  test.each<[string, string, string]>([
    ['a phone link has digits only', 'tel:{nap.phone}', 'tel:+15550100199'],
    ['mail', 'mailto:{email}', 'mailto:hi@green.test'],
    [
      'inside an address they are encoded',
      'https://x.test/?q={nap.businessName}',
      'https://x.test/?q=Green%20%26%20Co',
    ],
  ])('%s', (_name, href, expected) => {
    expect(body([bare('Link', { href, newTab: false, content: '' })], { data })).toBe(
      `<a href="${expected}"></a>`,
    )
  })

  test("data can't introduce a URL that runs code", () => {
    const link = bare('Link', { href: '{nap.website}', newTab: false, content: '' })
    expect(body([link], { data: { nap: { website: 'javascript:alert(1)' } } })).toBe('<a></a>')
  })

  test('a compiled page gives each page its own data and head', () => {
    const render = compilePage(
      pageWith(bare('Paragraph', { content: '{values.x}{city}' }), bare('BusinessName')),
    )
    const of = (city: string) =>
      render({ title: city, data: { values: { city, 'values.x': '' }, nap: { businessName: city } } })
    for (const city of ['Rome', 'Oslo']) {
      expect(of(city)).toContain(`<title>${city}</title>`)
      expect(of(city)).toContain(`<p>${city}</p><p>${city}</p>`)
    }
  })
})

test('rewrites URLs everywhere, with their kind', () => {
  const seen: string[] = []
  const rewriteUrl = (url: string, kind: string) => {
    seen.push(`${kind} ${url}`)
    return `/x/${url}`
  }
  const out = html(
    [
      bare('Link', { href: 'about.html', newTab: false, content: '' }),
      bare('Picture', { imageUrl: 'a.jpg', loading: 'auto' }, [], {
        attributes: { srcset: '\n a.jpg 1x, b.jpg 2x,c.jpg 3x' },
      }),
      createNode('Container', { elementStyle: { 'background-image': 'bg.jpg' } }),
    ],
    { rewriteUrl },
  )
  expect(seen.sort()).toEqual([
    'image a.jpg',
    'image a.jpg',
    'image b.jpg',
    'image bg.jpg',
    'image c.jpg',
    'link about.html',
  ])
  expect(out).toContain('srcset="\n /x/a.jpg 1x, /x/b.jpg 2x,/x/c.jpg 3x"')
  expect(out).toContain('background-image:url("/x/bg.jpg")')
})

test('also rewrites URLs in style sheets of the body', () => {
  const style = bare('Element', { content: 'a{background:url(a.png)}' }, [], { tag: 'style' })
  expect(body([style], { rewriteUrl: (url) => `/x/${url}` })).toBe(
    '<style>a{background:url("/x/a.png")}</style>',
  )
})

test('a hidden node leaves no CSS rule, and hiding the root has no effect', () => {
  const hidden = createNode('Carousel', {}, [], { hidden: true })
  expect(html([hidden])).not.toContain('w2-')
  const page = createDocument([createNode('Span', { content: 'seen' })])
  const hiddenPage = setAddition(page, { ids: [page.root], addition: { hidden: true } })
  expect(exportHtml(applyChange(page, changeOf(hiddenPage)))).toContain('seen</span></body>')
})

test('a fragment includes the CSS rules it needs', () => {
  const document = pageWith(bare('Paragraph', { content: 'a' }), createNode('Span', { content: 'b' }))
  const [first, second] = document.nodes.get(document.root)!.children
  expect(exportHtmlFragment(document, [first!])).toBe('<p>a</p>')
  expect(exportHtmlFragment(document, [second!])).toMatch(
    /^<style>\.(\w+)\{font-size:14px;overflow-wrap:break-word\}<\/style><span class="\1">b<\/span>$/,
  )
})
