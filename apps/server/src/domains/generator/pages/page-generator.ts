import { fill, type BindingData, type BuilderDocument } from '@web2/builder'
import {
  businessName,
  isPageName,
  pageFiller,
  rowValues,
  type FilledPage,
  type PageRows,
  type ValueOf,
} from '@web2/generator'
import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { listingForPage } from '../../sites/index.ts'
import type { OpenDefinition } from '../planning/load-definition.ts'

type Nap = NonNullable<BindingData['nap']>

/** The input for one page of a project. */
export interface MadeFrom {
  readonly kind: 'home' | 'hub' | 'page'
  /** The list of a hub page. */
  readonly hubList: number | null
  readonly rows: PageRows
  readonly name: string
  readonly seed: number
  readonly napId: string | null
  readonly siteName: string
  /** Phone number that the site shows in place of the listing's; empty or absent for the listing's. */
  readonly trackingNumber?: string
  /** Values about the pages below the first page or a hub page. */
  readonly below?: Readonly<Record<string, string>>
}

/** Fills the pages of an opened definition. */
export interface PageMaker {
  valuesOf(page: Pick<MadeFrom, 'rows' | 'napId' | 'siteName' | 'trackingNumber' | 'below'>): ValueOf
  fill(page: MadeFrom, made?: ReadonlyMap<number, string>): FilledPage
  nap(napId: string | null): Nap | null
  /**
   * Returns the business name for a first page or hub page; null if its pages belong to several businesses.
   */
  business(page: Pick<MadeFrom, 'rows' | 'napId'>): string | null
  /** Returns the document of a page without its texts filled in. */
  frame(page: Pick<MadeFrom, 'kind' | 'hubList' | 'rows' | 'napId'>): BuilderDocument
}

/** Returns the ids of the listings in a definition. */
export const listingIds = ({ listing }: Pick<OpenDefinition['definition'], 'listing'>): string[] => {
  if (!listing) return []
  if (listing.by === 'one') return [listing.napId]
  if (listing.by === 'turns') return [...new Set(listing.napIds)]
  return [
    ...new Set([
      ...listing.naps.map(({ napId }) => napId),
      ...(listing.otherwise ? [listing.otherwise] : []),
    ]),
  ]
}

/** Returns the listing a page shows; `position` counts the pages of combinations. */
export const listingOf = (
  { definition: { listing } }: Pick<OpenDefinition, 'definition'>,
  valueOf: ValueOf,
  position: number,
): string | null => {
  if (!listing) return null
  if (listing.by === 'one') return listing.napId
  if (listing.by === 'turns') return listing.napIds[position % listing.napIds.length] ?? null
  const value = valueOf(listing.name, 1).trim().toLowerCase()
  const own = listing.naps.find((each) => each.value.trim().toLowerCase() === value)
  return own?.napId ?? listing.otherwise ?? null
}

/** Returns null if the definition has no source page. */
export const pageMaker = async (
  db: Kysely<Database>,
  accountId: string,
  open: OpenDefinition,
  now: Date,
): Promise<PageMaker | null> => {
  const { definition, source, lists, scope, texts } = open
  if (!source) return null
  const naps = new Map<string, Nap>()
  for (const napId of listingIds(definition)) {
    const nap = await listingForPage(db, { accountId, napId })
    if (nap) naps.set(napId, nap)
  }
  let ownFrame: BuilderDocument | undefined
  const filler = pageFiller(source, definition.rules, texts, { texts: open.hubTexts, sitePer: open.sitePer })
  const year = now.getUTCFullYear()
  const { listing } = definition
  const names = new Set([...naps.values()].map(({ businessName }) => businessName))
  const business: PageMaker['business'] = ({ rows, napId }) => {
    const nap = naps.get(napId ?? '')
    const decided = listing?.by === 'value' ? scope.find(listing.name) : undefined
    const isOwn = names.size === 1 || (decided !== undefined && (rows[decided.list] ?? null) !== null)
    return (isOwn && nap?.businessName) || null
  }
  const valuesOf: PageMaker['valuesOf'] = ({ rows, napId, siteName, trackingNumber, below }) => {
    const nap = naps.get(napId ?? '') ?? null
    const data: BindingData = {
      nap: nap && trackingNumber ? { ...nap, phone: trackingNumber } : nap,
      site: { name: siteName },
      email: definition.email,
      year,
    }
    return rowValues(lists, scope, rows, (name) => {
      if (isPageName(name)) return fill(`{${name}}`, data, () => undefined)
      if (!below || scope.find(name)) return undefined
      if (name.toLowerCase() === businessName) return business({ rows, napId }) ?? siteName
      return below[name.toLowerCase()]
    })
  }
  /** first pages and hub pages show contact details if all of their pages belong to one business */
  const hasContact = (page: Pick<MadeFrom, 'kind' | 'rows' | 'napId'>) =>
    page.kind !== 'page' && business(page) !== null
  return {
    valuesOf,
    nap: (napId) => naps.get(napId ?? '') ?? null,
    business,
    frame: (page) =>
      page.kind === 'page'
        ? (ownFrame ??= source.page([]))
        : filler({ ...page, name: '', seed: 0, valueOf: valuesOf({ ...page, siteName: '' }) }).document,
    fill: (page, made) => {
      const { kind, name, seed, hubList } = page
      const valueOf = valuesOf(kind === 'page' ? page : { ...page, below: page.below ?? {} })
      return filler({
        ...{ kind, name, seed, hubList, valueOf },
        contact: hasContact(page),
        ...(made && { made }),
      })
    },
  }
}
