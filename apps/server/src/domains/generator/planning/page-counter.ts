import type { EstimateBasis } from '@web2/contract/articles'
import { pageText, shownRules, textSet, type OverlapFinder } from '@web2/generator'
import { askedTexts, costOf, pageBytes, type AskedText, type Stackers } from './estimate-project.ts'
import { signatureBytes } from '../similarity/signature-bytes.ts'
import type { OpenProject } from '../projects/load-project.ts'
import type { NewPage } from '../pages/store-pages.ts'

/** Totals of a plan's pages, counted while they are named. */
export interface CountedPages {
  pages: number
  hubs: number
  homes: number
  texts: number
  writtenPages: number
  pictures: number
  cost: number | null
  bytes: number
  readonly asked: Map<string, AskedText>
  /** Positions of combination pages in the order passed to the finder. */
  readonly positions: number[]
}

export interface PageCounter {
  readonly counted: Readonly<CountedPages>
  /** Returns the page with its title and its text's signature. */
  count(page: NewPage): NewPage
}

/** Counts pages and passes their texts to a finder. */
export const pageCounter = (
  opened: OpenProject,
  stackers: Stackers,
  finder: Pick<OverlapFinder, 'add'>,
  basis: EstimateBasis,
): PageCounter => {
  const { maker, turbo } = opened
  const { rules } = turbo.definition
  const queries = textSet()
  const counted: CountedPages = {
    pages: 0,
    hubs: 0,
    homes: 0,
    texts: 0,
    writtenPages: 0,
    pictures: 0,
    cost: 0,
    bytes: 0,
    asked: new Map(),
    positions: [],
  }

  const countRules = (page: NewPage) => {
    let written = 0
    for (const rule of shownRules(rules, maker.valuesOf({ ...page, siteName: '' }))) {
      for (const asked of askedTexts(opened, stackers, rules.indexOf(rule))) {
        written += 1
        counted.asked.set(`${asked.generator.name} ${asked.generator.params.model}`, asked)
        const cost = costOf(asked, basis)
        counted.cost = counted.cost === null || cost === null ? null : counted.cost + cost
      }
      if (rule.picture && queries.add(`${rule.picture.source} ${page.terms.join(' ')}`)) counted.pictures += 1
    }
    counted.texts += written
    if (written > 0) counted.writtenPages += 1
  }

  return {
    counted,
    count: (page) => {
      counted.pages += 1
      if (page.kind === 'home') counted.homes += 1
      if (page.kind === 'hub') counted.hubs += 1
      if (page.kind !== 'page') return page
      counted.positions.push(page.position)
      const { document, values } = maker.fill({ ...page, siteName: '' })
      if (counted.positions.length === 1) counted.bytes = pageBytes(opened, values)
      countRules(page)
      const signature = finder.add(pageText(document, values))
      return {
        ...page,
        title: (values['g.title'] ?? '').slice(0, 500),
        signature: signature && signatureBytes(signature),
      }
    },
  }
}
