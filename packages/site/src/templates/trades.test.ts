import { describe, expect, it } from 'vitest'
import { sequentialUuids, type BindingData } from '@web2/builder'
import { barestListing, fullListing } from '../testing/section-pages.ts'
import { htmlOfTradePage } from '../testing/trade-pages.ts'
import type { TradePage, TradeTemplate } from './parts/trade-template.ts'
import { templateDocument } from './template-document.ts'
import { trades } from './trades.ts'

const pages = trades.flatMap((template) =>
  template.pages.map((page, at) => [template.id, page.slug, template, at] as const),
)

const exported = (template: TradeTemplate, at: number, data: BindingData, keepSamples = false) => {
  const { html, warnings } = htmlOfTradePage(template, at, { data, keepSamples })
  return { html, warnings, body: html.slice(html.indexOf('<body')) }
}

const metaOf = (html: string): string => /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''

describe.each(pages)('template %s, page %s', (_id, _slug, template, at) => {
  const full = exported(template, at, fullListing)
  const bare = exported(template, at, barestListing)

  it('has no errors, no placeholders and no empty elements for a full and for the barest listing', () => {
    for (const { warnings, body } of [full, bare]) {
      expect(warnings.filter(({ severity }) => severity === 'error')).toEqual([])
      expect(body).not.toMatch(/\{\w+[.}]|\[\[|\]\]/)
      expect(body).not.toMatch(/<(h[1-6]|p|a|li|ul|ol|dl|dt|dd|form|table)(?: [^>]*)?>\s*<\/\1>/)
      expect(body).not.toMatch(/(?:href|action)="(?:tel:|mailto:|#)?"/)
      expect(body.replaceAll(/<[^>]+>/g, '|')).not.toMatch(/ {2}| [.,;]|\( ?\)/)
    }
  })

  it('has one main heading and skips no level', () => {
    for (const { body } of [exported(template, at, fullListing, true), bare]) {
      const levels = [...body.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level))
      expect(levels.filter((level) => level === 1)).toHaveLength(1)
      for (const [index, level] of levels.entries())
        if (index > 0) expect(level - levels[index - 1]!).toBeLessThanOrEqual(1)
    }
  })

  it('has a title and a description of the length that results show', () => {
    const short = { ...fullListing, nap: { businessName: 'Harbor Works', city: 'Tacoma' } }
    const { html } = exported(template, at, short)
    expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]).toMatch(/^.{10,60}$/)
    expect(metaOf(html)).toMatch(/^.{70,160}$/)
    expect(metaOf(bare.html)).not.toMatch(/ {2}| [.,;]/)
  })

  it('links only to its own pages, to the phone, to mail and to maps', () => {
    const slugs = new Set(['/', ...template.pages.map(({ slug }) => `/${slug}`)])
    const hrefs = [...full.body.matchAll(/ href="(\/[^"#]*)/g)].map(([, href]) => href!)
    expect(hrefs.filter((href) => !slugs.has(href))).toEqual([])
  })

  it('claims nothing that only its owner can say, and keeps to plain words', () => {
    const text = full.body.replaceAll(/<[^>]+>/g, ' ')
    expect(text).not.toMatch(
      /24\/7|trusted by|family-owned|certified|award|#1|years of experience|satisfaction|lorem|guarantee|passionate|solutions|look no further|one-stop|welcome to|quality you can/i,
    )
    expect(text).not.toMatch(/!/)
  })
})

describe.each(trades.map((template) => [template.id, template] as const))('template %s', (_id, template) => {
  it('has the pages of a whole site, each service below the services', () => {
    const slugs = template.pages.map(({ slug }) => slug)
    for (const slug of ['services', 'about', 'areas', 'contact', 'privacy', 'thank-you', '404'])
      expect(slugs).toContain(slug)
    expect(new Set(slugs).size).toBe(slugs.length)
    expect(slugs[0]).toBe('home')
    const below = template.pages.filter(({ parent }) => parent === 'services')
    expect(below.length).toBeGreaterThanOrEqual(4)
  })

  it('receives requests, answers them by its thank-you page, and newsletters by the default page', () => {
    const forms = template.pages.flatMap((page) =>
      [...templateDocument(template, page, sequentialUuids()).nodes.values()].flatMap(
        ({ addition: { attributes = {} } }) => (attributes.action?.startsWith('lead:') ? [attributes] : []),
      ),
    )
    expect(forms.some(({ action }) => !action?.includes('Newsletter'))).toBe(true)
    for (const { action, 'data-thank-you-page': page } of forms)
      expect(page).toBe(action?.includes('Newsletter') ? undefined : '/thank-you')
    const thanks = template.pages.findIndex(({ slug }) => slug === 'thank-you')
    expect(exported(template, thanks, fullListing).body).toContain('Your message has arrived.')
  })

  it('describes each page in words of its own', () => {
    const leads = template.site.pages.map(({ description }) => description)
    expect(new Set(leads).size).toBe(leads.length)
  })
})

const home = ({ site }: TradeTemplate): TradePage => site.pages[0]!
const idsOf = (template: TradeTemplate): string[] =>
  [...template.site.above, ...home(template).sections, ...template.site.below]
    .map(({ id }) => id)
    .filter((id) => id !== 'cta/callbar')

describe('templates side by side', () => {
  it('have heroes of their own', () => {
    const heroes = trades.map((template) => idsOf(template).find((id) => id.startsWith('hero/')))
    expect(new Set(heroes).size).toBe(trades.length)
  })

  it('have no header and footer in common', () => {
    const frames = trades.map((template) =>
      idsOf(template)
        .filter((id) => /^(?:header|footer)\//.test(id))
        .join(' and '),
    )
    expect(new Set(frames).size).toBe(trades.length)
  })

  it('share at most three sections of their home pages', () => {
    for (const [at, one] of trades.entries())
      for (const other of trades.slice(at + 1)) {
        const shared = home(one).sections.filter(({ id }) =>
          home(other).sections.some((each) => each.id === id),
        )
        expect({
          one: one.id,
          other: other.id,
          shared: shared.length <= 3 || shared.map(({ id }) => id),
        }).toEqual({
          one: one.id,
          other: other.id,
          shared: true,
        })
      }
  })

  it('repeat no order of two neighbors in more than two of them', () => {
    const found = new Map<string, string[]>()
    for (const template of trades)
      for (const [at, id] of idsOf(template).entries()) {
        const next = idsOf(template)[at + 1]
        if (next !== undefined)
          found.set(`${id} ${next}`, [...(found.get(`${id} ${next}`) ?? []), template.id])
      }
    expect([...found].filter(([, ids]) => ids.length > 2)).toEqual([])
  })

  it('have themes of their own', () =>
    expect(new Set(trades.map(({ site }) => site.theme)).size).toBe(trades.length))
})
