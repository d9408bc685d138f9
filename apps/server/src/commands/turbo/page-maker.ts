import { fill, type BindingData, type BuilderDocument } from '@web2/builder'
import {
  isPageName,
  pageFiller,
  rowValues,
  type FilledPage,
  type PageRows,
  type ValueOf,
} from '@web2/generator'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { shownListing } from '../documents/shown-listing.ts'
import type { OpenDefinition } from './open-definition.ts'

type Nap = NonNullable<BindingData['nap']>

/** A page of a generation as it is made. */
export interface MadeFrom {
  readonly kind: 'home' | 'hub' | 'page'
  readonly rows: PageRows
  readonly name: string
  readonly seed: number
  readonly napId: string | null
  readonly siteName: string
}

/** Makes pages of an opened definition. */
export interface PageMaker {
  valuesOf(page: Pick<MadeFrom, 'rows' | 'napId' | 'siteName'>): ValueOf
  fill(page: MadeFrom, made?: ReadonlyMap<number, string>): FilledPage
  nap(napId: string | null): Nap | null
  /** The document of a page, its texts not filled. */
  frame(kind: MadeFrom['kind']): BuilderDocument
}

/** The listings that a definition names. */
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

/** Which listing a page shows; `position` counts the pages of combinations. */
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

/** Null while the definition has no page to be made from. */
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
    const nap = await shownListing(db, { accountId, napId })
    if (nap) naps.set(napId, nap)
  }
  const filler = pageFiller(source, definition.rules, texts)
  const year = now.getUTCFullYear()
  const valuesOf: PageMaker['valuesOf'] = ({ rows, napId, siteName }) => {
    const data: BindingData = {
      nap: naps.get(napId ?? '') ?? null,
      site: { name: siteName },
      email: definition.email,
      year,
    }
    return rowValues(lists, scope, rows, (name) =>
      isPageName(name) ? fill(`{${name}}`, data, () => undefined) : undefined,
    )
  }
  return {
    valuesOf,
    nap: (napId) => naps.get(napId ?? '') ?? null,
    frame: (kind) => (kind === 'page' ? source.page([]) : source.hub),
    fill: (page, made) => {
      const { kind, name, seed } = page
      return filler({ kind, name, seed, valueOf: valuesOf(page), ...(made && { made }) })
    },
  }
}
