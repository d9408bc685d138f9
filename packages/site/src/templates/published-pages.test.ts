import { describe, expect, it } from 'vitest'
import { htmlFaults } from '../testing/html-faults.ts'
import { barestListing, fullListing } from '../testing/section-pages.ts'
import { htmlOfTradePage } from '../testing/trade-pages.ts'
import { trades } from './trades.ts'

const pages = trades.flatMap((template) =>
  template.pages.map((page, at) => [template.id, page.slug, template, at] as const),
)

describe.each(pages)('template %s, page %s', (_id, _slug, template, at) => {
  const full = htmlOfTradePage(template, at, { data: fullListing }).html

  it('is valid HTML for a full and for the barest listing', () => {
    expect(htmlFaults(full)).toEqual([])
    expect(htmlFaults(htmlOfTradePage(template, at, { data: barestListing }).html)).toEqual([])
  })

  it('has no scripts', () => {
    expect(full).not.toMatch(/<script(?! type="application\/ld\+json")|\son[a-z]+=|javascript:/i)
  })
})
