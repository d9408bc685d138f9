import { expect, it } from 'vitest'
import { fullListing } from '../../testing/section-pages.ts'
import { htmlOfTradePage } from '../../testing/trade-pages.ts'
import { trades } from '../trades.ts'

it.each(trades.map((template) => [template.id, template] as const))(
  'paths of the drawings of %s are written without faults, which browsers log as errors',
  (_id, template) => {
    const htmls = template.pages.map((_page, at) => htmlOfTradePage(template, at, { data: fullListing }).html)
    expect(htmls.flatMap((html) => html.match(/ d="[^"]*(?:--|NaN|undefined)[^"]*"/g) ?? [])).toEqual([])
  },
)
