import { createDocument, createNode, exportHtml, sequentialUuids } from '@web2/builder'
import type { TurboDefinition } from '@web2/contract/generator'
import { renderSite, type RenderPage } from '@web2/site'
import { describe, expect, it } from 'vitest'
import { readDefinition } from '../definition/read-definition.ts'
import type { ListRows } from '../rows/list-rows.ts'
import { rowValues } from '../rows/row-values.ts'
import { pageFiller } from './fill-placeholders.ts'
import { pageText } from './page-text.ts'

const source = createDocument(
  [
    createNode('Heading', { headingType: 'h1', content: '{service:title} in {city}', elementStyle: {} }),
    createNode('Paragraph', { content: 'Call {nap.phone} {today|now} in {city}.', elementStyle: {} }),
    createNode('Container', { elementStyle: {} }, [
      createNode('Paragraph', { content: 'Ask for {phone}', elementStyle: {} }),
    ]),
    createNode('Link', { content: 'More', href: '/{service:slug}/{city:slug}', elementStyle: {} }),
    createNode('Picture', {
      imageUrl: 'https://pictures.example/a.webp',
      alt: '{service} & {city}',
      elementStyle: {},
    }),
    createNode('Paragraph', {
      content:
        '{service:title}[[ by phone: {phone}]][[, fax {nap.fax}||, mail {site.name}]][[ or {nap.phone}]]',
      elementStyle: {},
    }),
    createNode('Paragraph', { content: '[[x]] [[Call {nap.phone}]]', elementStyle: {} }),
  ],
  sequentialUuids(),
)
const [heading, paragraph, container, , picture] = source.nodes.get(source.root)!.children as string[]

const lists: readonly ListRows[] = [
  { name: 'service', columns: ['service'], main: 0, size: 1, row: () => ['lawn care'] },
  {
    name: 'place',
    columns: ['City', 'Phone'],
    main: 0,
    size: 2,
    row: (at) =>
      [
        ['Salem <b>', ''],
        ['Lynn', '555'],
      ][at] ?? [],
  },
]
const definition: TurboDefinition = {
  name: 'Test',
  source: { templateId: '1' },
  lists: [{ name: 'service' }, { name: 'place' }],
  mode: 'all',
  seed: 5,
  pages: null,
  address: '{service}/{city}',
  pageName: '{service} in {city}',
  title: '{Best|Good} {service} in {city}',
  description: 'In {city}',
  rules: [{ nodeId: container!, when: { name: 'phone', is: 'filled' } }],
  listing: null,
  structure: { hubs: ['place'], breadcrumb: true, nearby: 3, related: 0 },
  sitePer: null,
  siteName: 'Green',
  rootSlug: 'green',
  email: '',
  clouds: [],
  brakes: {
    sample: 3,
    perDay: null,
    timeZone: 'UTC',
    noindex: true,
    stopAtErrors: 20,
    stopAtCost: null,
    similarFrom: 0.8,
  },
}
const read = (change: Partial<TurboDefinition> = {}) =>
  readDefinition({ ...definition, ...change }, lists, source)

const render = (row: number, made?: ReadonlyMap<number, string>, rules = definition.rules) => {
  const known = read({ rules })
  expect(known.problems).toEqual({})
  const fill = pageFiller(known.source!, rules, {
    title: known.texts.title,
    description: known.texts.description,
  })
  const valueOf = rowValues(lists, known.scope, [0, row])
  const filled = fill({ kind: 'page', name: 'A page', seed: 3, valueOf, ...(made && { made }) })
  const page: RenderPage = {
    name: 'A page',
    slug: 'a',
    isDefault: true,
    updatedAt: '2026-11-20T00:00:00.000Z',
    ...filled,
  }
  const files = renderSite(
    { name: 'Green', email: '', pages: [page], hasOtherPages: true },
    { nap: { phone: '555 0100' }, year: 2026, directoryIndex: true },
  )
  for (const { path, body } of files) if (path === 'index.html') return { html: String(body()), filled }
  throw new Error('No page was rendered')
}

describe('a page for a row', () => {
  it('fills texts, attributes, URLs and head, and escapes values of rows', () => {
    const { html } = render(0)
    expect(html).toContain('Lawn Care in Salem &lt;b&gt;')
    expect(html).toContain('href="lawn-care/salem-b/"')
    expect(html).toContain('alt="lawn care &amp; Salem &lt;b&gt;"')
    expect(html).toMatch(/<title>(Best|Good) lawn care in Salem &lt;b&gt;<\/title>/)
    expect(html).toMatch(/Call 555 0100 (today|now) in Salem/)
    expect(html.slice(html.indexOf('<body'))).not.toContain('{')
  })

  it('shows a block only if its condition holds', () => {
    expect(render(0).html).not.toContain('Ask for')
    expect(render(1).html).toContain('Ask for 555')
  })

  it('omits phrases whose values the row or the listing lacks', () => {
    expect(render(0).html).toContain('>Lawn Care, mail Green or 555 0100<')
    expect(render(1).html).toContain('>Lawn Care by phone: 555, mail Green or 555 0100<')
    expect(render(1).html).toContain('>[[x]] Call 555 0100<')
  })

  it('is deterministic', () => expect(render(1).html).toBe(render(1).html))

  it('takes generated and found content for its rules as text', () => {
    const rules = [
      { nodeId: heading!, write: { prompt: 'A heading on {city}' } },
      { nodeId: picture!, picture: { source: 'pexels' as const, query: '{city}' } },
    ]
    const made = new Map([
      [0, 'Written {by} <AI>'],
      [1, 'https://pictures.example/b.webp'],
    ])
    const { html, filled } = render(1, made, rules)
    expect(html).toContain('Written {by} &lt;AI&gt;')
    expect(html).toContain('src="https://pictures.example/b.webp"')
    expect(pageText(filled.document, filled.values)).toContain('Written {by} <AI>')
    // without it, the typed text stays
    expect(render(1, undefined, rules).html).toContain('Lawn Care in Lynn')
  })
})

describe('problems are reported by field', () => {
  it.each([
    [{ title: '{town}' }, 'title', /\{town\} is not a list/],
    [{ description: 'a {b|c' }, 'description', /never closed/],
    [{ address: ' / ' }, 'address', /Page Slug should be no empty/],
    [{ pages: 0 }, 'pages', /^Number of Pages must be more than 0\.$/],
    [{ siteName: ' ' }, 'siteName', /^Site Name should be no empty$/],
    [{ sitePer: 'place' }, 'rootSlug', /its own root slug/],
    [{ siteName: '{city}' }, 'siteName', /differs between the pages/],
    [{ sitePer: 'nowhere' }, 'sitePer', /no list “nowhere”/],
    [{ rules: [{ nodeId: 'gone' }] }, 'rules.0.nodeId', /no longer on the page/],
    [
      { rules: [{ nodeId: paragraph!, when: { name: 'town', is: 'filled' } }] },
      'rules.0.when.name',
      /not a list/,
    ],
    [
      { rules: [{ nodeId: paragraph!, picture: { source: 'pexels', query: 'x' } }] },
      'rules.0.picture',
      /not an image/,
    ],
    [{ rules: [{ nodeId: picture!, write: { prompt: 'x' } }] }, 'rules.0.write', /no text/],
    [{ rules: [{ nodeId: picture!, text: 'x' }] }, 'rules.0.text', /no text/],
    [{ rules: [{ nodeId: paragraph!, text: 'x', write: { prompt: 'x' } }] }, 'rules.0', /Choose one/],
  ] as const)('%o', (change, field, message) => {
    expect(read(change as Partial<TurboDefinition>).problems[field]).toMatch(message)
  })

  it('reads no column or variant in the pattern of a field', () => {
    const attributes = { title: 'In {city}', pattern: '\\p{L}+|[0-9]{4}' }
    const form = createDocument(
      [createNode('Input', { type: 'text', elementStyle: {} }, [], { attributes })],
      sequentialUuids(),
    )
    const known = readDefinition({ ...definition, rules: [] }, lists, form)
    expect(known.problems).toEqual({})
    const fill = pageFiller(known.source!, [], known.texts)
    const valueOf = rowValues(lists, known.scope, [0, 1])
    const { document, values } = fill({ kind: 'page', name: 'A page', seed: 3, valueOf })
    expect(exportHtml(document, { data: { values: values ?? {} } })).toContain(
      'title="In Lynn" pattern="\\p{L}+|[0-9]{4}"',
    )
  })

  it('names the block that uses an unknown column', () => {
    const wrong = createDocument(
      [createNode('Paragraph', { content: 'In {town}', elementStyle: {} })],
      sequentialUuids(),
    )
    const { problems } = readDefinition({ ...definition, rules: [] }, lists, wrong)
    expect(Object.values(problems)[0]).toMatch(/At character 4 .*\{town\} is not a list or column/)
  })
})
