import { createHash } from 'node:crypto'
import type { MappedPage } from '../sites/site-map-pages.ts'
import type { OpenProject } from '../projects/load-project.ts'
import type { TurboPageRow } from './page-view.ts'
import type { SiteMap } from '../sites/site-map.ts'

/** 128 bits as one short text of its own: a part of a longer one would keep that in memory too. */
const digest = (value: unknown): string =>
  createHash('shake128', { outputLength: 16 }).update(JSON.stringify(value)).digest('base64url')

/** Something of a listing stands on the page: a block of it, or one of its names in a text or a condition. */
const showsListing = (text: string): boolean => /"Business[A-Z]|nap\./.test(text)

/** What a page is made from, and the texts among it that may name pictures of the account. */
export interface PageInputs {
  readonly digest: string
  readonly texts: readonly string[]
}

interface PlacedPage {
  readonly row: TurboPageRow
  /** What was written and found for its rules. */
  readonly made: ReadonlyMap<number, string> | undefined
  readonly links: ReturnType<SiteMap['linksOf']> | undefined
  readonly trail: readonly MappedPage[]
  /** What it says of the pages below it. */
  readonly below: Readonly<Record<string, string>>
}

/**
 * Says what pages of a generation are made from: the rows that they show, what was written for them, the listing where
 * it is shown, the pages that they lead to, and the page and the texts that all share. Two times the same, two times
 * the same bytes at one place; the other way round it may say more than a page shows.
 */
export const inputsOf = (
  { turbo, open, maker }: OpenProject,
  siteName: string,
): ((page: PlacedPage) => PageInputs) => {
  const { title, description, rules, structure, email, lists } = turbo.definition
  const named = lists.map(({ name, column }, at) => [name, column, open.lists[at]?.columns])
  const shared = digest([turbo.document, title, description, rules, structure, email, named, siteName])
  const hasListing = showsListing(turbo.document) || showsListing(JSON.stringify([title, description, rules]))
  /** Pages that name others show what it takes to reach the business. */
  const isShownByHubs = open.edition > 1
  const listings = new Map<string | null, string>()
  const listingOf = (napId: string | null): string => {
    const had = listings.get(napId)
    if (had !== undefined) return had
    const facts = digest(maker.nap(napId))
    listings.set(napId, facts)
    return facts
  }
  const showsIts = ({ kind }: TurboPageRow) => hasListing || (isShownByHubs && kind !== 'page')
  const noindex = turbo.definition.brakes.noindex && turbo.listedAt === null
  return ({ row, made, links, trail, below }) => {
    const cells = open.lists.flatMap((list, at) => {
      const own = row.rows[at] ?? null
      if (own === null) return []
      const beside = Math.min(open.reach, list.size)
      return Array.from({ length: beside }, (_, after) => list.row((own + after) % list.size)).flat()
    })
    const written = [...(made ?? [])]
    return {
      digest: digest([
        shared,
        ...[row.kind, row.name, row.path, row.seed, row.rows.map((each) => each === null)],
        ...[cells, written, showsIts(row) ? listingOf(row.napId) : null],
        ...[links, trail.map(({ name, path }) => [name, path]), noindex],
        ...(isShownByHubs && row.kind !== 'page' ? [below, maker.business(row)] : []),
      ]),
      texts: [...cells, ...written.map(([, text]) => text)],
    }
  }
}
