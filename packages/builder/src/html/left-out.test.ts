import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BindingData } from '../bindings/data.ts'
import { createDocument } from '../tree/create-document.ts'
import type { WireNode } from '../tree/wire-node.ts'
import { exportHtml } from './export/export-html.ts'
import { importHtml } from './import/import-html.ts'
import type { ExportPage, ExportWarning } from './page.ts'

const node = (componentName: string, props = {}, children: WireNode[] = [], addition = {}): WireNode => ({
  componentName,
  props,
  children,
  addition,
})
const text = (content: string) => node('Text', { content })
const p = (content: string, addition = {}) => node('Paragraph', { content }, [], addition)
const span = (content: string) => node('Span', { content })
const link = (href: string, content = 'Go') => node('Link', { content, href })
const h = (level: number, content: string) => node('Heading', { headingType: `h${level}`, content })
const box = (...children: WireNode[]) => node('Container', {}, children)
const element = (tag: string, children: WireNode[], attributes = {}) =>
  node('Element', {}, children, { tag, attributes })
const hours = node('BusinessHours')
const sample = { sample: true }
const field = node('Input', { type: 'email' })

const data: BindingData = { nap: { city: 'Rome' }, email: '', values: { row: '' } }

const exported = (nodes: WireNode[], page: ExportPage = {}) => {
  const warnings: ExportWarning[] = []
  const document = createDocument(nodes)
  const warn = (warning: ExportWarning) => void warnings.push(warning)
  const html = exportHtml(document, { data, title: 'A page', warn, ...page })
  const body = /<body>(.*)<\/body>/s.exec(html)![1]!
  return { body, document, warnings, told: warnings.map(({ code, severity }) => `${code} ${severity}`) }
}
const body = (...nodes: WireNode[]) => exported(nodes).body

test.each<[string, WireNode[], string]>([
  [
    'a block without data takes its heading',
    [h(2, 'Hours'), hours, h(2, 'Map'), p('b')],
    '<h2>Map</h2><p>b</p>',
  ],
  ['an element of which nothing is left goes', [box(box(h(3, 'Hours')), hours), p('b')], '<p>b</p>'],
  ['headings above it go as far as nothing is left', [h(2, 'A'), h(3, 'B'), hours, h(3, 'C'), hours], ''],
  ['a heading with something else below stays', [h(2, 'A'), hours, p('b')], '<h2>A</h2><p>b</p>'],
  ['the main heading stays', [h(1, 'A'), hours], '<h1>A</h1>'],
  ['a text of empty placeholders goes', [h(2, 'Fax'), p('{nap.fax} [[{nap.phone}]]')], ''],
  ['one with words stays', [p('In {nap.fax}')], '<p>In </p>'],
  [
    'a label goes with what it names',
    [box(span('Email'), link('mailto:{email}', '{email}')), p('b')],
    '<p>b</p>',
  ],
  [
    'a line goes with its break',
    [
      node('Paragraph', {}, [
        text('Fax: '),
        span('{nap.fax}'),
        node('Br'),
        text('City: '),
        span('{nap.city}'),
      ]),
    ],
    '<p>City: <span>Rome</span></p>',
  ],
  [
    'a label with a colon goes in the middle of a line',
    [node('Paragraph', {}, [span('Fax:'), span('{nap.fax}'), span('City:'), span('{nap.city}')])],
    '<p><span>City:</span><span>Rome</span></p>',
  ],
  [
    'a question goes with its answer',
    [element('details', [element('summary', [text('Q')]), p('a', sample)])],
    '',
  ],
  [
    'a row goes with its value, a cell alone stays in its place',
    [
      element('tr', [element('th', [text('Fax')]), element('td', [text('{nap.fax}')])]),
      element('tr', [element('td', [text('{nap.fax}')]), element('td', [text('x')])]),
    ],
    '<tr><td></td><td>x</td></tr>',
  ],
  [
    'a picture without its address goes',
    [node('Picture', { imageUrl: '{row}', alt: 'x' }), p('b')],
    '<p>b</p>',
  ],
  ['a link without its optional address goes', [link('[[tel:{nap.phone}]]'), p('b')], '<p>b</p>'],
  [
    'other buttons stay',
    [box(link('/a', 'A'), link('[[tel:{nap.phone}]]'))],
    '<div><a href="/a">A</a></div>',
  ],
  [
    'a picture behind a text stays',
    [node('Container', { elementStyle: { 'background-image': 'url(/a.png)' } }, [hours])],
    '<div class="',
  ],
])('%s', (_what, nodes, expected) => {
  const written = body(...nodes)
  if (expected.endsWith('"')) expect(written).toContain(expected)
  else expect(written).toBe(expected)
})

describe('sample text', () => {
  const nodes = [
    h(2, 'Story'),
    p('How you began', sample),
    node('Container', {}, [h(3, 'x'), p('y')], sample),
    p('z'),
  ]

  test('is omitted from pages for visitors and reported', () => {
    const { body: written, warnings } = exported(nodes)
    expect(written).toBe('<h2>Story</h2><p>z</p>')
    expect(warnings.map(({ code, message }) => [code, message])).toEqual([
      [
        'sample-text',
        'Visitors don’t see this sample text: “How you began”. Replace it, or keep it as your own.',
      ],
      ['sample-text', 'Visitors don’t see this sample text: “x y”. Replace it, or keep it as your own.'],
    ])
  })

  test('stays, with its mark, in HTML that is imported again', () => {
    const { document, body: written } = exported(nodes, { keepPlaceholders: true })
    expect(written).toContain('<p data-w2m-sample>How you began</p>')
    const again = importHtml(exportHtml(document)).document
    const marked = [...again.nodes.values()].filter(({ addition }) => addition.sample === true)
    expect(marked.map(({ componentName }) => componentName).sort()).toEqual(['Container', 'Paragraph'])
    expect(JSON.stringify([...again.nodes.values()])).not.toContain('data-w2m-sample')
    expect(exported(nodes, { keepSamples: true }).body).toContain('How you began')
  })
})

describe('warnings', () => {
  test.each<[string, WireNode[], string[]]>([
    ['a gap', [p('In {nap.fax}')], ['unfilled-placeholder error']],
    [
      'a gap in running text',
      [node('Paragraph', {}, [text('Write to '), span('{nap.fax}'), text(' now, please.')])],
      ['unfilled-placeholder error'],
    ],
    ['an empty phrase', [p('In[[ {nap.fax}]]')], ['empty-phrase hint']],
    ['a phrase whose alternative is shown', [p('In[[ {nap.fax}|| here]]')], []],
    ['an empty block', [h(2, '{nap.fax}?'), hours], ['empty-block hint']],
    ['a text of nothing', [p('{nap.fax}')], ['empty-block hint']],
    ['a name that nothing could have', [p('{typo}')], ['unfilled-placeholder error']],
    [
      'a link without an address',
      [link(''), link('#'), link('/a')],
      ['empty-link error', 'empty-link error'],
    ],
    [
      'a link without its value',
      [link('mailto:{email}'), link('tel:{nap.phone}')],
      ['empty-link error', 'empty-link error'],
    ],
    ['a link that goes', [link('tel:{nap.phone}', '[[Call {nap.phone}]]')], ['empty-phrase hint']],
    ['a form without a recipient', [element('form', [field])], ['form-without-recipient error']],
    ['a form that takes nothing', [element('form', [p('x')])], []],
    [
      'a form without an address to write to',
      [element('form', [field], { action: 'mailto:{email}?subject=x' })],
      ['form-without-recipient warning'],
    ],
    ['a form by mail', [element('form', [field], { action: 'mailto:a@b.test' })], ['form-mailto warning']],
    ['a dead form', [element('form', [field], { action: '/contact.php' })], ['dead-form error']],
    ['a form of a service', [element('form', [field], { action: 'https://forms.test/1' })], []],
  ])('%s', (_what, nodes, expected) => {
    const { told, warnings, document } = exported(nodes)
    expect(told).toEqual(expected)
    for (const { nodeId } of warnings) expect(document.nodes.has(nodeId ?? '')).toBe(true)
  })

  test('titles and descriptions that violate the rules', () => {
    const { warnings } = exported([], {
      title: '{nap.fax}',
      description: 'a'.repeat(200),
      social: { title: '{nap.fax}' },
    })
    expect(warnings.map(({ code, field: at }) => [code, at])).toEqual([
      ['unfilled-placeholder', 'title'],
      ['title-rule', 'title'],
      ['title-rule', 'description'],
    ])
  })

  test('omits nothing from HTML that keeps its placeholders', () =>
    expect(exported([p('{nap.fax}'), link('#'), hours], { keepPlaceholders: true }).told).toEqual([]))
})

test('omits a form without a recipient, with its heading', () =>
  expect(body(h(2, 'Write'), element('form', [field], { action: 'mailto:{email}' }))).toBe(''))

/** Documents of blocks with and without data; each word is visible or not regardless of its surroundings. */
const tree = fc.letrec<{ any: WireNode }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(p('Seen words of a paragraph.'), p('{nap.fax}'), hours, p('s', sample), text('  ')),
    fc.integer({ min: 2, max: 4 }).map((level) => h(level, 'Heading')),
    fc.array(tie('any'), { maxLength: 5 }).map((children) => box(...children)),
  ),
})).any

test('a page whose only field is omitted has no rule for fields', () => {
  const withField = (content: string) =>
    exportHtml(createDocument([box(node('Textarea', { content }))]), { data, title: 'A page' })
  expect(withField('Hello')).toContain('textarea)')
  expect(withField('{nap.fax}')).not.toContain('textarea')
})

const count = (html: string, piece: string) => html.split(piece).length - 1

test('keeps all readable content and leaves no heading without content', () =>
  fc.assert(
    fc.property(fc.array(tree, { maxLength: 6 }), (nodes) => {
      const whole = exported(nodes, { keepPlaceholders: true }).body
      const left = exported(nodes).body
      expect(count(left, 'Seen words')).toBe(count(whole, 'Seen words'))
      expect(left).not.toContain('{')
      if (!/Seen words|Heading/.test(whole) && /\{nap|data-w2m/.test(whole)) expect(left).not.toContain('<p>')
      const full = exported(nodes, {
        data: { nap: { fax: '1', weekdays: [{ name: 'Monday', value: '9' }] } },
        keepSamples: true,
      })
      expect(count(full.body, 'Heading')).toBe(count(whole, 'Heading'))
    }),
  ))
