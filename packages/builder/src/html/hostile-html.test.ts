import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createNode } from '../blocks/create-node.ts'
import { canvasView } from '../blocks/view-of.ts'
import { exportJson, importJson } from '../json/document-json.ts'
import { fillsRunNothing } from '../testing/hostile-documents.ts'
import { runnable } from '../testing/runnable.ts'
import { createDocument } from '../tree/create-document.ts'
import { exportHtml } from './export/export-html.ts'
import { importHtml } from './import/import-html.ts'
import type { DroppedWhat } from './import/import-report.ts'

const hostile: [string, DroppedWhat, string][] = [
  ['a script', 'script', '<script>alert(1)</script>'],
  ['a script by address', 'script', '<script src=//evil.test/x.js></script>'],
  ['a script in svg', 'script', '<svg><script>alert(1)</script></svg>'],
  ['a script in svg by address', 'script', '<svg><script xlink:href="data:,alert(1)"/></svg>'],
  ['a script in a template', 'script', '<template><script>alert(1)</script></template>'],
  ['a script in noscript', 'script', '<noscript><script>alert(1)</script></noscript>'],
  [
    'a script that claims to be data but has an address',
    'script',
    '<script type="application/ld+json" src=x></script>',
  ],
  ['a module preload', 'script', '<link rel=modulepreload href=x.js>'],
  ['a handler', 'event-handler', '<img src=x onerror=alert(1)>'],
  ['a handler in capitals', 'event-handler', '<p ONCLICK="alert(1)">x</p>'],
  ['a handler after a slash', 'event-handler', '<svg/onload=alert(1)>'],
  ['a handler on the body', 'event-handler', '<body onload=alert(1)>'],
  ['a handler in svg', 'event-handler', '<svg><g onmouseover="alert(1)"></g></svg>'],
  ['a javascript link', 'dangerous-url', '<a href="javascript:alert(1)">x</a>'],
  ['with capitals and spaces', 'dangerous-url', '<a href="  JaVaScRiPt:alert(1)">x</a>'],
  ['with a tab in it', 'dangerous-url', '<a href="java&#9;script:alert(1)">x</a>'],
  ['with a line feed in it', 'dangerous-url', '<a href="java&NewLine;script&colon;alert(1)">x</a>'],
  ['with control characters before it', 'dangerous-url', '<a href="&#1;&#31;javascript:alert(1)">x</a>'],
  [
    'in numeric entities',
    'dangerous-url',
    '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)">x</a>',
  ],
  ['vbscript', 'dangerous-url', '<a href="vbscript:x">x</a>'],
  ['a data document', 'dangerous-url', '<a href="data:text/html,<script>alert(1)</script>">x</a>'],
  [
    'a data document in a frame',
    'dangerous-url',
    '<iframe src="data:text/html;base64,PHNjcmlwdD4="></iframe>',
  ],
  ['a form action', 'dangerous-url', '<form action="javascript:alert(1)"></form>'],
  ['a button action', 'dangerous-url', '<button formaction="javascript:alert(1)">x</button>'],
  [
    'a button action that is a drawing',
    'dangerous-url',
    '<input type=submit formaction="data:image/svg+xml,<svg onload=alert(1)>">',
  ],
  ['the base of a drawing', 'dangerous-url', '<svg xml:base="javascript:alert(1)//"><a href="#x"/></svg>'],
  ['a frame', 'dangerous-url', '<iframe src="javascript:alert(1)"></iframe>'],
  ['an svg link', 'dangerous-url', '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>'],
  [
    'an svg animation of a link',
    'dangerous-url',
    '<svg><a><animate attributeName=href values="javascript:alert(1)"/></a></svg>',
  ],
  [
    'an svg set of a link',
    'dangerous-url',
    '<svg><a><set attributeName="xlink:href" to="javascript:alert(1)"/></a></svg>',
  ],
  ['a style with an expression', 'dangerous-url', '<p style="width: expression(alert(1))">x</p>'],
  [
    'a style with an address that runs code',
    'dangerous-url',
    '<p style="background:url(javascript:alert(1))">x</p>',
  ],
  ['a document in an attribute', 'inline-document', '<iframe srcdoc="<script>alert(1)</script>"></iframe>'],
  ['a refresh', 'meta-refresh', '<meta http-equiv=refresh content="0;url=javascript:alert(1)">'],
  ['a base', 'base', '<base href="https://evil.test/">'],
  ['an object', 'plugin', '<object data="x.swf"></object>'],
  ['an embed', 'plugin', '<embed src="javascript:alert(1)">'],
]

describe('importing hostile HTML', () => {
  test.each(hostile)('drops %s and reports it as %s', (_name, what, html) => {
    const { document, report } = importHtml(`<!DOCTYPE html><html>${html}<p>kept</p>`)
    expect(report.dropped.map((each) => each.what)).toContain(what)
    expect(report.dropped.every(({ where, why, sample }) => where && why && sample)).toBe(true)
    const out = exportHtml(document)
    expect(runnable(out)).toEqual([])
    expect(out).toContain('<p>kept</p>')
  })

  test('reports where it was', () => {
    const { report } = importHtml('<div><p>a</p><p><a href="javascript:x">b</a></p></div>')
    expect(report.dropped[0]).toMatchObject({
      where: 'body > div > p:nth-child(2) > a',
      sample: 'href="javascript:x"',
    })
  })

  test('keeps images embedded in their URL', () => {
    const { report } = importHtml(
      '<img src="data:image/png;base64,AAAA"><img src="data:image/svg+xml,<svg/>">',
    )
    expect(report.droppedCount).toBe(0)
  })

  test('lists at most 1,000 of many and counts all', () => {
    const { report } = importHtml('<p onclick=x></p>'.repeat(1_500))
    expect(report.dropped).toHaveLength(1_000)
    expect(report.droppedCount).toBe(1_500)
  })
})

describe('malformed HTML', () => {
  const ingredients = fc.constantFrom(
    ...'svg math mtext mglyph annotation-xml foreignObject desc title textarea style noscript template table td select'
      .split(' ')
      .flatMap((tag) => [`<${tag}>`, `</${tag}>`]),
    ...'form a p b option xmp iframe plaintext script noembed head body frameset'
      .split(' ')
      .flatMap((tag) => [`<${tag}>`, `</${tag}>`]),
    '<img src=x onerror=alert(1)>',
    '<p title="</noscript><img src=x onerror=alert(1)>">',
    '<p title="--><img src=x onerror=alert(1)>">',
    '<a id="</style><script>alert(1)</script>">',
    '<!--',
    '-->',
    '--!>',
    '<![CDATA[',
    ']]>',
    '"',
    "'",
    '`',
    '/*',
    '*/',
    'url(',
    ')',
    'x',
    '&lt;script&gt;alert(1)',
    '\0',
  )

  test('runs nothing, whether or not the browser reading the export runs scripts', () =>
    fc.assert(
      fc.property(fc.array(ingredients, { maxLength: 14 }), (pieces) => {
        const out = exportHtml(importHtml(pieces.join('')).document)
        expect(runnable(out)).toEqual([])
        expect(runnable(out, false)).toEqual([])
        const again = exportHtml(importHtml(out).document)
        expect(runnable(again)).toEqual([])
      }),
      { numRuns: 2_000 },
    ))
})

describe('JSON documents', () => {
  const evil = [
    { tag: 'script', content: 'alert(1)' },
    { tag: 'SCRIPT', content: 'alert(1)' },
    { tag: 'object', attributes: { data: 'x' } },
    { tag: 'iframe', attributes: { srcdoc: '<script>alert(1)</script>' } },
    { tag: 'p', attributes: { onclick: 'x()', 'x onfocus=y() a': '' } },
    { tag: 'a', attributes: { href: 'javascript:alert(1)' } },
    { tag: 'svg', namespace: 'svg', attributes: { onload: 'x()' } },
    { tag: 'p><img src=x onerror=alert(1)>' },
    { tag: 'style', content: '</style><script>alert(1)</script>' },
    { tag: 'style', content: '<script>alert(1)' },
  ].map(({ content, ...addition }) => ({
    componentName: 'Element',
    props: { content },
    children: [],
    addition,
  }))
  const comment = {
    componentName: 'Comment',
    props: { content: '</title></textarea></noscript><img src=x onerror=alert(1)>' },
  }
  const around = ['title', 'textarea', 'noscript', 'select', 'math', 'svg', 'xmp', 'template', 'table'].map(
    (tag) => ({
      componentName: 'Element',
      children: [...evil, comment],
      addition: { tag },
    }),
  )
  const styled = {
    componentName: 'Paragraph',
    props: {
      elementStyle: {
        color: 'red}</style><script>alert(1)</script>',
        '}x{': 'y',
        'background-image': 'url(javascript:alert(1))',
      },
    },
  }
  const head = [
    { tag: 'script', attributes: {}, text: 'alert(1)' },
    { tag: 'style', attributes: { onload: 'x()' }, text: '</style><script>alert(1)</script>' },
    { tag: 'title', attributes: {}, text: '</title><script>alert(1)</script>' },
    { tag: '!--', attributes: {}, text: '--><script>alert(1)</script>' },
    { tag: 'meta', attributes: { 'http-equiv': 'Refresh', content: '0;url=x' } },
  ]
  const text = JSON.stringify({
    componentName: 'Canvas',
    props: {},
    children: [...evil, ...around, styled],
    addition: {
      tag: 'body',
      attributes: { onload: 'x()' },
      version: 1,
      page: {
        doctype: 'html><script>alert(1)</script>',
        htmlAttributes: { onclick: 'x' },
        head,
        importedStyles: false,
      },
    },
    uuid: 'r',
  })

  test('export nothing that runs', () => {
    const result = importJson(text)
    if (!result.ok) throw new Error(result.detail)
    expect(runnable(exportHtml(result.document))).toEqual([])
    expect(importJson(exportJson(result.document))).toMatchObject({ ok: true })
  })
})

describe('a filled document', () => {
  const exported = (addition: object, nap: Record<string, string> = {}) => {
    const read = importJson(
      JSON.stringify({
        componentName: 'Canvas',
        props: {},
        children: [{ componentName: 'Element', props: { content: 'x' }, children: [], addition }],
        addition: { tag: 'body', version: 1 },
        uuid: 'r',
      }),
    )
    if (!read.ok) throw new Error(read.detail)
    return exportHtml(read.document, { data: { nap }, warn: () => {} })
  }

  test.each([
    [
      'a script whose type is given twice',
      { tag: 'script', attributes: { TYPE: 'text/javascript', type: 'application/ld+json' } },
    ],
    [
      'a script of data with an address in capitals',
      { tag: 'script', attributes: { type: 'application/ld+json', SRC: 'x.js' } },
    ],
    ['a refresh in capitals', { tag: 'meta', attributes: { 'HTTP-EQUIV': 'refresh', content: '0;url=x' } }],
    [
      'a refresh split by a placeholder',
      { tag: 'meta', attributes: { 'http-equiv': 're{nap.tiktok}fresh', content: '0;url=x' } },
    ],
    ['a module in capitals', { tag: 'link', attributes: { REL: 'modulepreload', href: 'x.js' } }],
    ['a link split by a placeholder', { tag: 'a', attributes: { HREF: 'java{nap.tiktok}script:alert(1)' } }],
    ['a link split by a phrase', { tag: 'a', attributes: { Href: 'java[[{nap.tiktok}]]script:alert(1)' } }],
    [
      'an animation split by a placeholder',
      { tag: 'animate', namespace: 'svg', attributes: { attributeName: 'hr{nap.tiktok}ef', values: 'x' } },
    ],
    [
      'an animation whose values are split',
      {
        tag: 'set',
        namespace: 'svg',
        attributes: { attributename: 'x', to: 'java{nap.tiktok}script:alert(1)' },
      },
    ],
    [
      'a style split by a placeholder',
      { tag: 'p', attributes: { STYLE: 'background:url(java{nap.tiktok}script:alert(1))' } },
    ],
    ['a link that a listing fills', { tag: 'a', attributes: { HREF: '{nap.website}' } }],
  ])('runs nothing of %s', (_name, addition) => {
    expect(runnable(exported(addition))).toEqual([])
    expect(runnable(exported(addition, { website: 'javascript:alert(1)', tiktok: 'x' }))).toEqual([])
    expect(runnable(exported(addition, { tiktok: 'script:alert(1)' }))).toEqual([])
  })

  test('runs nothing for any names, placeholders and listing', () => fillsRunNothing(1_000))

  test('keeps safe values', () => {
    expect(
      exported({ tag: 'a', attributes: { HREF: '/{nap.city}', Rel: 'nofollow' } }, { city: 'Bern' }),
    ).toContain('<a HREF="/Bern" Rel="nofollow"')
  })
})

test.each([
  '<a href="/javascript:alert(1)">x</a>',
  '<form action="/javascript:alert(1)"></form>',
  '<iframe src="/data:text/html,x"></iframe>',
  '<a href="/javascript:{nap.city}">x</a>',
  '<input formaction="/data:image/svg+xml,{nap.city}">',
])('also checks rewritten URLs: %s', (html) => {
  const out = exportHtml(importHtml(html).document, {
    rewriteUrl: (url) => url.replace('/', ''),
    data: { nap: { city: 'alert(1)' } },
    warn: () => {},
  })
  expect(runnable(out)).toEqual([])
  expect(out).not.toMatch(/(?:href|action|src)=/)
})

test('the canvas shows nothing that runs', () => {
  const document = createDocument([
    createNode('Link', { href: '{nap.website}' }, [], { attributes: { onclick: 'x()' } }),
  ])
  const link = [...document.nodes.values()].find(({ componentName }) => componentName === 'Link')!
  const view = canvasView(link, { nap: { website: 'javascript:alert(1)' } })
  expect(view).toMatchObject({ kind: 'element', tag: 'a', attributes: { target: '_blank', rel: 'noopener' } })
  expect(view.kind === 'element' && Object.keys(view.attributes)).toEqual(['target', 'rel'])
})
