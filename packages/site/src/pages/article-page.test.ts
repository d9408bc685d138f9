import { createDocument, exportHtml, pageSettings, sequentialUuids, withPageSettings } from '@web2/builder'
import { describe, expect, it } from 'vitest'
import { box, heading, paragraph } from '../templates/nodes.ts'
import { templateDocument } from '../templates/template-document.ts'
import { findTemplate } from '../templates/templates.ts'
import { articlePage, type PageArticle } from './article-page.ts'

const article: PageArticle = {
  title: 'Pruning roses',
  text: '<p>In <strong>March</strong>.</p><h2>Tools</h2><p>Shears</p>',
  metaTitle: '',
  metaDescription: '',
  featuredImage: '',
}
const garden = findTemplate('garden')!
const home = () => templateDocument(garden, garden.pages[0]!, sequentialUuids('h'))
const made = (change: Partial<PageArticle> = {}, model = home()) =>
  articlePage(model, { ...article, ...change }, sequentialUuids('n'))
const tagsOf = (html: string) =>
  [...html.matchAll(/<(header|main|article|footer|h1)\b/g)].map(([, tag]) => tag)

describe('the page of an article', () => {
  it('has the article between the header and the footer of the site', () => {
    const html = exportHtml(made())
    expect(tagsOf(html)).toEqual(['header', 'main', 'article', 'h1', 'footer'])
    expect(html).toContain('<strong>March</strong>')
    expect(html).not.toContain('Ask for a visit')
  })

  it('has one main heading, its own or that of the text', () => {
    expect(tagsOf(exportHtml(made({ text: '<h1>Roses</h1><p>x</p>' })))).toEqual(tagsOf(exportHtml(made())))
  })

  it('has headings like those of the site', () => {
    const model = createDocument(
      [box('main', {}, [heading('h2', 'Services', { style: { 'font-family': 'Lora', color: '#123456' } })])],
      sequentialUuids('h'),
    )
    const html = exportHtml(made({}, model))
    expect(html).toMatch(/font-family:\s*Lora/)
    expect(html).toContain('#123456')
    expect(html).not.toContain('Services')
  })

  it('is described by the article, not by the site’s home page', () => {
    const model = home()
    const page = withPageSettings(model.page, {
      title: 'Home',
      description: 'Of the site',
      canonical: 'https://example.com/',
      robots: 'noindex',
      favicon: '/icon.png',
      social: { title: 'Home', image: '/home.png' },
    })
    const told = (change: Partial<PageArticle>) => pageSettings(made(change, { ...model, page }))
    expect(told({})).toMatchObject({ title: 'Pruning roses', favicon: '/icon.png' })
    expect(told({}).description ?? '').toBe('')
    expect([told({}).canonical, told({}).robots, told({}).social]).toEqual([undefined, undefined, undefined])
    expect(told({ metaTitle: 'Roses', metaDescription: 'How to' })).toMatchObject({
      title: 'Roses',
      description: 'How to',
    })
  })

  it('shows the featured image above the text, with its URL as text', () => {
    expect(exportHtml(made({ featuredImage: '/a.png?x="><b>' }))).toMatch(/<img[^>]* src="\/a\.png\?x=&quot;/)
  })

  it('is the article alone on a site without header and footer', () => {
    const model = createDocument([paragraph('Hello')], sequentialUuids('h'))
    const html = exportHtml(made({}, model))
    expect(tagsOf(html)).toEqual(['main', 'article', 'h1'])
    expect(html).not.toContain('Hello')
  })
})
