import { createDocument, createNode, moduleNode, type WireNode } from '@web2/builder'
import { describe, expect, it } from 'vitest'
import type { RenderPage, RenderTarget, SiteOutline } from '../render/site-input.ts'
import { siteReviewer } from './review-site.ts'

const page = (name: string, nodes: WireNode[], change: Partial<RenderPage> = {}): RenderPage => ({
  name,
  slug: name.toLowerCase(),
  isDefault: name === 'Home',
  title: `${name} of Green Thumb, gardens in Springfield`,
  description:
    'Lawn care, hedges and flower beds by gardeners who come when they say they will, all year round.',
  document: createDocument(nodes),
  updatedAt: '2026-11-20T10:00:00.000Z',
  ...change,
})
const text = (content: string) => createNode('Paragraph', { content })
const link = (href: string) => createNode('Link', { content: 'More', href })
const target: RenderTarget = { nap: null, year: 2026, directoryIndex: true }

const reviewed = (pages: readonly RenderPage[], change: Partial<SiteOutline> = {}, named?: number) => {
  const outline = { name: 'Green Thumb', email: 'a@b.example', pages, ...change }
  const reviewer = siteReviewer(outline, target, named === undefined ? {} : { named })
  for (const each of pages) reviewer.page(each, `id of ${each.name}`)
  return reviewer.result()
}
const errorsOf = ({ issues }: ReturnType<typeof reviewed>) =>
  issues.filter(({ severity }) => severity === 'error')

it('reports nothing for a site without issues', () => {
  const review = reviewed([page('Home', [text('Gardens by {site.name}, since {year}')])])
  expect(errorsOf(review)).toEqual([])
  expect(review).toMatchObject({ errors: 0, pagesReviewed: 1 })
})

it('names the placeholder and the page once per page', () => {
  const review = reviewed([
    page('Home', [text('Gardens in {nap.city}')]),
    page('About', [text('We love {nap.city}.'), text('Write to {nap.city}')], {
      title: 'About our gardens in {nap.city}',
    }),
  ])
  expect(errorsOf(review)).toMatchObject([
    {
      id: 'unfilled-placeholder:index.html:nap.city',
      code: 'unfilled-placeholder',
      pageId: 'id of Home',
      pageName: 'Home',
      path: 'index.html',
      placeholder: 'nap.city',
      count: 1,
    },
    { id: 'unfilled-placeholder:about/index.html:nap.city', pageName: 'About', count: 3 },
  ])
})

it('includes the incomplete block', () => {
  const nodes = [text('Fine'), link('')]
  const { document } = page('Home', nodes)
  const [issue] = errorsOf(reviewed([page('Home', nodes, { document })]))
  expect(issue).toMatchObject({ code: 'empty-link' })
  expect(document.nodes.get(issue?.nodeId ?? '')).toMatchObject({ componentName: 'Link' })
})

it('reports a shared section once, with its own block', () => {
  const section = createDocument([createNode('Container', {}, [link('')])])
  const pages = ['Home', 'About', 'Contact'].map((name) => page(name, [moduleNode('s1', 'Footer')]))
  const review = reviewed(pages, { modules: new Map([['s1', section]]) })
  expect(review.errors).toBe(1)
  const [issue] = errorsOf(review)
  expect(issue).toMatchObject({ sectionId: 's1', pageName: 'Home', count: 3 })
  expect(section.nodes.has(issue?.nodeId ?? '')).toBe(true)
})

it('reports common issues of generated pages once', () => {
  const document = createDocument([text('{services} in {city}')])
  const reviewer = siteReviewer({ name: 'Green', email: '', pages: [], hasOtherPages: true }, target)
  for (const city of ['Boston', 'Salem']) reviewer.page(page(city, [], { document, values: { city } }), null)
  expect(errorsOf(reviewer.result())).toMatchObject([
    { id: 'unfilled-placeholder:generated:services', pageId: null, pageName: 'Boston', count: 2 },
  ])
})

it('lists errors first up to a limit, and changes the id of the rest with its content', () => {
  const many = (count: number, last: string) =>
    reviewed(
      Array.from({ length: count }, (_, at) =>
        page(`Page ${at}`, [text(`{missing} {${at === count - 1 ? last : 'other'}}`)]),
      ),
      {},
      3,
    )
  const review = many(10, 'other')
  expect(review.errors).toBe(20)
  const severities = review.issues.map(({ severity }) => severity)
  expect(severities).toEqual([...severities].sort())
  const errors = errorsOf(review)
  expect(errors).toHaveLength(4)
  expect(errors.at(-1)).toMatchObject({ code: 'unfilled-placeholder', count: 17 })
  const restOf = (of: ReturnType<typeof reviewed>) => errorsOf(of).at(-1)?.id
  expect(restOf(many(10, 'other'))).toBe(restOf(review))
  expect(restOf(many(10, 'another'))).not.toBe(restOf(review))
})

describe('groups of issues', () => {
  const sample = (content: string) => ({ ...text(content), addition: { sample: true } })
  const groupsOf = ({ groups }: ReturnType<typeof reviewed>, severity: string) =>
    groups.filter((group) => group.severity === severity)

  it('state once what is wrong, and count the pages', () => {
    const nodes = () => [text('Call {nap.phone}'), text('Fax {nap.phone}'), text('In[[ {nap.city}]]')]
    const review = reviewed([page('Home', nodes()), page('About', nodes()), page('Contact', [text('Hello')])])
    const [error] = groupsOf(review, 'error')
    expect(groupsOf(review, 'error')).toHaveLength(1)
    expect(error).toMatchObject({ pages: 2, count: 2 })
    expect(error?.message).toContain('{nap.phone} has no value')
    const listed = review.issues.filter(({ id }) => error?.issues.includes(id))
    expect(new Set(listed.map(({ pageName }) => pageName))).toEqual(new Set(['Home', 'About']))
    expect(groupsOf(review, 'hint')).toMatchObject([{ pages: 2 }])
    expect(review.pagesWith).toEqual({ error: 2, warning: 0, hint: 2 })
  })

  it('come with errors first, and those on most pages first', () => {
    const review = reviewed([
      page('Home', [text('{typo} and words'), sample('Yours'), link('')]),
      page('About', [link(''), text('In[[ {nap.city}]]')]),
    ])
    expect(review.groups.map(({ severity, pages }) => [severity, pages])).toEqual([
      ['error', 2],
      ['error', 1],
      ['warning', 1],
      ['hint', 1],
    ])
  })

  it('hold all sample texts together, each with its words', () => {
    const review = reviewed([page('Home', [sample('A town nearby'), sample('Another town')])])
    expect(groupsOf(review, 'warning')).toMatchObject([{ count: 2, pages: 1 }])
    expect(review.issues.map(({ words }) => words)).toEqual(['A town nearby', 'Another town'])
  })

  it('count a section on each page that shows it', () => {
    const section = createDocument([link('')])
    const pages = ['Home', 'About', 'Contact'].map((name) => page(name, [moduleNode('s1', 'Footer')]))
    const review = reviewed(pages, { modules: new Map([['s1', section]]) })
    expect(groupsOf(review, 'error')).toMatchObject([{ pages: 3, count: 1 }])
  })

  it('are complete for 10,000 issues, of which few are listed', () => {
    const pages = Array.from({ length: 100 }, (_, at) =>
      page(`Page ${at}`, [...Array.from({ length: 100 }, (_each, n) => sample(`Sample ${n}`)), text('Hi')]),
    )
    const missing = page('Last', [text('In[[ {nap.city}]]')], { title: '', description: '' })
    const review = reviewed([...pages, missing])
    expect(review.warnings).toBeGreaterThanOrEqual(10_000)
    const [samples, ...others] = groupsOf(review, 'warning')
    expect(samples).toMatchObject({ count: 10_000, pages: 100 })
    expect(samples?.issues).toHaveLength(100)
    expect(others.every(({ issues }) => issues.length > 0)).toBe(true)
    expect(review.issues.length).toBeLessThan(250)
  })
})
