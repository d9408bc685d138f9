import { createHash } from 'node:crypto'
import type { MappedPage } from '../sites/site-map-pages.ts'
import type { OpenProject } from '../projects/load-project.ts'
import type { TurboPageRow } from './page-view.ts'
import type { SiteMap } from '../sites/site-map.ts'

/**
 * Returns a 128-bit digest as a string of its own, because a slice would keep the longer string in memory.
 */
const digest = (value: unknown): string =>
  createHash('shake128', { outputLength: 16 }).update(JSON.stringify(value)).digest('base64url')

/** Checks whether the page uses a listing: in a block, a text or a condition. */
const showsListing = (text: string): boolean => /"Business[A-Z]|nap\./.test(text)

/** A digest of the inputs of a page, and those of its texts that may name the account's images. */
export interface PageInputs {
  readonly digest: string
  readonly texts: readonly string[]
}

interface PlacedPage {
  readonly row: TurboPageRow
  /** Generated texts and found images by rule. */
  readonly made: ReadonlyMap<number, string> | undefined
  readonly links: ReturnType<SiteMap['linksOf']> | undefined
  readonly trail: readonly MappedPage[]
  /** Its values about the pages below. */
  readonly below: Readonly<Record<string, string>>
}

/**
 * Returns a function that digests the inputs of a page: its rows, generated texts, listing, links, and the
 * shared page and texts. Equal digests give equal bytes at one target; different digests may still do so.
 */
export const inputsOf = (
  { turbo, open, maker }: OpenProject,
  siteName: string,
): ((page: PlacedPage) => PageInputs) => {
  const { title, description, rules, structure, email, lists } = turbo.definition
  const named = lists.map(({ name, column }, at) => [name, column, open.lists[at]?.columns])
  const shared = digest([turbo.document, title, description, rules, structure, email, named, siteName])
  const hasListing = showsListing(turbo.document) || showsListing(JSON.stringify([title, description, rules]))
  /** Hub pages show contact details of the business. */
  const isShownByHubs = open.edition > 1
  const listings = new Map<string | null, string>()
  const listingOf = (napId: string | null): string => {
    const had = listings.get(napId)
    if (had !== undefined) return had
    const facts = digest(maker.nap(napId))
    listings.set(napId, facts)
    return facts
  }
  /** The logo is in the head of every page. */
  const logoOf = (napId: string | null): string | null => {
    const { logo, logoLight } = maker.nap(napId) ?? {}
    return logo || logoLight || null
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
        ...[cells, written, showsIts(row) ? listingOf(row.napId) : logoOf(row.napId)],
        ...[links, trail.map(({ name, path }) => [name, path]), noindex],
        ...(isShownByHubs && row.kind !== 'page' ? [below, maker.business(row)] : []),
      ]),
      texts: [...cells, ...written.map(([, text]) => text)],
    }
  }
}
