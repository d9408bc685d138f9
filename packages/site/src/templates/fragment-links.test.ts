import type { BindingData, NapData } from '@web2/builder'
import { describe, expect, it } from 'vitest'
import { barestListing, fullListing } from '../testing/section-pages.ts'
import { htmlOfGeneratorPage, htmlOfTradePage } from '../testing/trade-pages.ts'
import { trades } from './trades.ts'

const without = (...fields: readonly (keyof NapData)[]): BindingData => ({
  ...fullListing,
  nap: Object.fromEntries(
    Object.entries(fullListing.nap ?? {}).filter(([name]) => !fields.includes(name as keyof NapData)),
  ),
})
const address = ['country', 'address1', 'city', 'state', 'zip'] as const

const states: readonly (readonly [name: string, data: BindingData, keepSamples: boolean])[] = [
  ['every field', fullListing, false],
  ['every field, and its samples', fullListing, true],
  ['no phone', without('phone'), false],
  ['no email', { ...fullListing, email: '' }, false],
  ['no phone and no email', { ...without('phone'), email: '' }, false],
  ['no address', without(...address), false],
  ['no hours', without('weekdays'), false],
  ['a phone alone', { ...without(...address, 'weekdays', 'aboutUsBlurb'), email: '' }, false],
  ['hours alone', { ...without(...address, 'phone'), email: '' }, false],
  ['a name alone', barestListing, false],
  ['nothing', { site: { name: 'Harbor Works' }, navigation: fullListing.navigation ?? [] }, false],
]

const deadLinks = (html: string): string[] => {
  const ids = new Set(Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id]) => id))
  return Array.from(html.matchAll(/ href="#([^"]*)"/g), ([, id = '']) => id).filter((id) => !ids.has(id))
}

describe.each(trades.map((template) => [template.id, template] as const))('template %s', (_id, template) => {
  it.each(states)('has no link within a page that leads nowhere with %s', (_state, data, keepSamples) => {
    const options = { data, keepSamples }
    const pages = [
      ...template.pages.map(({ slug }, at) => [slug, htmlOfTradePage(template, at, options)] as const),
      ...template.forGenerator.map(
        (page) => [page.slug, htmlOfGeneratorPage(template, page, options)] as const,
      ),
    ]
    expect(pages.flatMap(([slug, { html }]) => deadLinks(html).map((id) => `${slug}: #${id}`))).toEqual([])
  })
})
