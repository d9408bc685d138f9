import { describe, expect, it } from 'vitest'
import { htmlFaults } from '../../testing/html-faults.ts'
import { barestListing, fullListing } from '../../testing/section-pages.ts'
import { htmlOfGeneratorPage } from '../../testing/trade-pages.ts'
import type { TradeTemplate } from './trade-template.ts'
import { trades } from '../trades.ts'

const pages = trades.flatMap((template) =>
  template.forGenerator.map((page) => [template.id, page.slug, template, page] as const),
)
const short = { ...fullListing, nap: { businessName: 'Harbor Works', city: 'Tacoma' } }

const bodyOf = (html: string): string => html.slice(html.indexOf('<body'))
const textOf = (html: string): string => bodyOf(html).replaceAll(/<[^>]+>/g, '|')
const uses = (text: string, word: string): number => text.split(word).length - 1

describe.each(pages)('template %s, page %s for the generator', (_id, slug, template, page) => {
  const full = htmlOfGeneratorPage(template, page, { data: fullListing })
  const bare = htmlOfGeneratorPage(template, page, { data: barestListing })
  const both = [full, bare]

  it('has no placeholder left, no empty elements and no errors', () => {
    for (const { html, warnings } of both) {
      expect(warnings.filter(({ severity }) => severity === 'error')).toEqual([])
      expect(html.slice(html.indexOf('<title'))).not.toMatch(/\{\w+[.}]|\[\[|\]\]/)
      expect(bodyOf(html)).not.toMatch(/<(h[1-6]|p|a|li|ul|ol|dl|dt|dd|form|table)(?: [^>]*)?>\s*<\/\1>/)
      expect(bodyOf(html)).not.toMatch(/(?:href|action)="(?:tel:|mailto:|#)?"/)
      expect(textOf(html)).not.toMatch(/ {2}| [.,;]|\( ?\)/)
    }
  })

  it('has one main heading, skips no level, and is valid HTML', () => {
    for (const { html } of both) {
      const levels = [...bodyOf(html).matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level))
      expect(levels.filter((level) => level === 1)).toHaveLength(1)
      for (const [at, level] of levels.entries())
        if (at > 0) expect(level - levels[at - 1]!).toBeLessThanOrEqual(1)
      expect(htmlFaults(html)).toEqual([])
    }
  })

  it('names its service and its place in heading, title and texts', () => {
    const { html } = htmlOfGeneratorPage(template, page, { data: short })
    const heading = slug === 'place' ? / in Tacoma$/ : /^Water heater repair in Tacoma$/
    expect(/<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1]).toMatch(heading)
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
    expect(title).toMatch(/^.{10,60}$/)
    expect(title).toContain('Tacoma')
    expect(/<meta name="description" content="([^"]*)"/.exec(html)?.[1]).toMatch(/^.{70,160}$/)
    // the listing's own city is elsewhere in these texts only where it is an address
    const typed = JSON.stringify(template.site.forGenerator.find((each) => each.slug === slug)?.sections)
    expect(uses(typed, '{city}')).toBeGreaterThanOrEqual(4)
    expect(uses(typed, '{nap.city}')).toBe(0)
    if (slug !== 'place') expect(uses(typed, '{service}')).toBeGreaterThanOrEqual(4)
  })

  it('needs no other page: links lead to itself, to the first page, to the phone, to mail and to maps', () => {
    for (const { html } of both) {
      // the first page of a project lists its services
      const hrefs = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href!)
      expect(
        hrefs.filter((href) => !/^(?:\/|\/services|#[\w-]+|tel:.+|mailto:.+|https:.+)$/.test(href)),
      ).toEqual([])
    }
    // a listing without phone, address and hours has nothing to show there
    expect(uses(full.html, 'id="contact"')).toBe(1)
  })

  it('is no page of a new site', () => {
    expect(template.pages.map((each) => each.slug)).not.toContain(slug)
    expect(page.parent).toBeUndefined()
  })

  it('claims nothing that only its owner can say, and keeps to plain words', () => {
    expect(textOf(full.html)).not.toMatch(
      /24\/7|trusted by|family-owned|certified|award|#1|years of experience|satisfaction|lorem|guarantee|passionate|solutions|look no further|one-stop|welcome to|quality you can|!/i,
    )
  })
})

describe.each(trades.map((template) => [template.id, template] as const))('template %s', (_id, template) => {
  const services = ({ pages: own }: TradeTemplate) => own.filter(({ isService }) => isService)

  it('has a page of any service in a place, which names none of its services', () => {
    const [page] = template.forGenerator
    expect(page).toMatchObject({ slug: 'service-in-place', isService: true })
    const values = { service: 'Quux', city: 'Tacoma' }
    const text = textOf(htmlOfGeneratorPage(template, page!, { data: short }, values).html)
    const named = services(template).filter(({ name }) => new RegExp(`\\b${name}\\b`, 'i').test(text))
    expect(named.map(({ name }) => name)).toEqual([])
  })

  it('has a page of a place, which lists its services', () => {
    const [, page] = template.forGenerator
    expect(page).toMatchObject({ slug: 'place' })
    const text = textOf(htmlOfGeneratorPage(template, page!, { data: short }).html)
    for (const { name } of services(template)) expect(text).toContain(name)
  })
})
