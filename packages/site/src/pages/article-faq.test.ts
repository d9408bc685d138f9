import { createDocument, exportHtml, importHtml, sequentialUuids, type BuilderDocument } from '@web2/builder'
import { describe, expect, it } from 'vitest'
import { page, rendered, site, target } from '../testing/sample-site.ts'
import { articlePage } from './article-page.ts'

const faq =
  '<h2>Questions</h2><h3>When?</h3><p>In <strong>March</strong>,<br>before buds.</p>' +
  '<h3>How &amp; where?</h3><p>Call {nap.phone}.</p><ul><li>One</li><li>Two</li></ul><h3>Why?</h3><p>Light.</p>'
const contact = '<p><strong>Green Thumb</strong><br>1 Elm St<br><a href="tel:5550100">(555) 0100</a></p>'
const article = (text: string) =>
  articlePage(
    createDocument([], sequentialUuids('m')),
    { title: 'Roses', text, metaTitle: '', metaDescription: '', featuredImage: '' },
    sequentialUuids('n'),
  )

interface Faq {
  readonly mainEntity: readonly {
    readonly name: string
    readonly acceptedAnswer: { readonly text: string }
  }[]
}
const htmlOf = (document: BuilderDocument) =>
  rendered(site(page('home', [], { document })), target())['index.html'] ?? ''
const faqsOf = (html: string) =>
  [...html.matchAll(/ld\+json">(.*?)<\/script>/gs)]
    .map(([, json]) => JSON.parse(json ?? '') as Faq & { '@type': string })
    .filter((data) => data['@type'] === 'FAQPage')
const questions = (document: BuilderDocument) =>
  faqsOf(htmlOf(document))[0]?.mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])

/** Visible text of the body, as a reader sees it. */
const readable = (html: string) =>
  (/<body>(.*)<\/body>/s.exec(html)?.[1] ?? '')
    .replaceAll(/<\/?(?:p|h\d|li|ul|br|section|div|article|main)\b[^>]*>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')

describe('the FAQ at the end of an article', () => {
  it('is told to search engines in the words that the page shows', () => {
    const document = article(`<p>Prune.</p><h2>Tools</h2><p>Shears</p>${faq}`)
    const html = htmlOf(document)
    const [data] = faqsOf(html)
    expect(questions(document)).toEqual([
      ['When?', 'In March, before buds.'],
      ['How & where?', 'Call (555) 0100. One Two'],
      ['Why?', 'Light.'],
    ])
    expect(data?.mainEntity[0]).toEqual({
      '@type': 'Question',
      name: 'When?',
      acceptedAnswer: { '@type': 'Answer', text: 'In March, before buds.' },
    })
    for (const { name, acceptedAnswer } of data?.mainEntity ?? [])
      for (const text of [name, acceptedAnswer.text]) expect(readable(html)).toContain(text)
  })

  it('does not hold the contact details below it', () => {
    expect(questions(article(`${faq}${contact}`))?.at(-1)).toEqual(['Why?', 'Light.'])
    expect(exportHtml(article(`${faq}${contact}`))).toMatch(/<p>Light\.<\/p><\/section><p><strong>Green/)
  })

  it('follows edits of the page, also through its HTML', () => {
    const edit = (from: string, to: string) =>
      importHtml(exportHtml(article(faq)).replace(from, to), { newUuid: sequentialUuids('e') }).document
    expect(questions(edit('Light.', 'Air &amp; light.'))?.at(-1)).toEqual(['Why?', 'Air & light.'])
    expect(questions(edit('<h3>Why?</h3><p>Light.</p>', ''))).toHaveLength(2)
    expect(questions(edit('<p>Light.</p>', ''))).toHaveLength(2)
  })

  it('is not told where visitors do not see it', () => {
    const document = article(faq)
    const hidden = new Map(
      [...document.nodes].map(([id, node]) => [
        id,
        node.addition.attributes?.['data-w2-faq'] === undefined
          ? node
          : { ...node, addition: { ...node.addition, hidden: true } },
      ]),
    )
    expect(questions({ ...document, nodes: hidden })).toBeUndefined()
  })

  it('is not told twice', () => {
    const own = '<script type="application/ld+json">{"@type":"FAQPage","mainEntity":[]}</script>'
    const html = exportHtml(article(faq)).replace('</head>', `${own}</head>`)
    expect(faqsOf(htmlOf(importHtml(html).document))).toHaveLength(1)
    const marked = exportHtml(article(faq)).replace(
      '<article',
      '<article itemtype="https://schema.org/FAQPage"',
    )
    expect(faqsOf(htmlOf(importHtml(marked).document))).toHaveLength(0)
  })

  it.each([
    ['headings that ask nothing', '<h2>Tools</h2><h3>Shears</h3><p>x</p><h3>Saw</h3><p>y</p>'],
    ['one question', '<h2>Q</h2><h3>Why?</h3><p>x</p>'],
    ['a question without an answer', '<h2>Q</h2><h3>Why?</h3><h3>When?</h3><p>x</p><h3>Who?</h3><p>y</p>'],
    ['text above the questions', '<h2>Q</h2><p>Read on</p><h3>Why?</h3><p>x</p><h3>When?</h3><p>y</p>'],
    ['no part at all', '<p>Why?</p>'],
  ])('is not seen in %s', (_name, text) => {
    expect(questions(article(text))).toBeUndefined()
    expect(exportHtml(article(text))).not.toContain('data-w2-faq')
  })
})
