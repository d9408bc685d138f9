import type { ListingPlace, ListingReplacement } from '@web2/contract/listing-updates'
import type { NapData } from '@web2/contract/listings'
import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { listingState } from '../../listings/index.ts'
import type { ChangedListing } from '../changed-listing.ts'
import { sitesShowing } from './document-references.ts'

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (!Array.isArray(value)) return ''
  return value
    .map(
      (each: { name?: string; date?: string; value?: string }) =>
        `${each.name ?? each.date ?? ''}: ${each.value ?? ''}`,
    )
    .join(', ')
}

const replacementOf = (field: keyof NapData, shown: Partial<NapData>, now: NapData): ListingReplacement => ({
  _id: `data:${field}`,
  part: 'data',
  field,
  before: textOf(shown[field]),
  after: textOf(now[field]),
  lead: '',
  tail: '',
  isLink: false,
})

/** Returns published sites that show one of these pages or sections, which contain old data. */
export const sitesWithOldPages = async (
  db: Kysely<Database>,
  { accountId }: ChangedListing,
  pages: readonly ListingPlace[],
): Promise<ListingPlace[]> =>
  (await sitesShowing(db, accountId, pages)).map(({ id, name, url }) => ({
    kind: 'site',
    _id: id,
    name,
    where: '',
    siteId: id,
    url,
    canUpdate: true,
    note: 'It will be published again with the pages you update.',
    basedOn: '',
    replacements: [],
  }))

/** Returns published sites that show this listing with outdated data. */
export const outdatedSites = async (
  db: Kysely<Database>,
  { accountId, napId, nap }: ChangedListing,
): Promise<ListingPlace[]> => {
  const rows = await db
    .selectFrom('siteTargets as target')
    .innerJoin('sites as site', 'site.id', 'target.siteId')
    .select(['site.id', 'site.name', 'site.status', 'site.napId'])
    .select(['target.url', 'target.shownNapId', 'target.shownListing'])
    .where('target.accountId', '=', accountId)
    .where('site.removedAt', 'is', null)
    .where('target.publishedAt', 'is not', null)
    .where('site.napId', '=', napId)
    .orderBy('site.name')
    .orderBy('target.createdAt')
    .execute()
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((targets): ListingPlace[] => {
    const behind = targets.filter(({ napId: usedId, shownNapId: shownId, shownListing: shown }) => {
      const { state } = listingState(napId, nap, { usedId, shownId, shown })
      return state === 'changed' || state === 'missing'
    })
    const [first] = behind
    if (!first) return []
    const shown = first.shownListing ?? {}
    const { changed } = listingState(napId, nap, { usedId: napId, shownId: napId, shown })
    const isPublishing = first.status === 'to_publish' || first.status === 'publishing'
    return [
      {
        kind: 'site',
        _id: first.id,
        name: first.name,
        where: '',
        siteId: first.id,
        url: first.url,
        canUpdate: !isPublishing,
        note: isPublishing ? 'This site is being published.' : '',
        basedOn: '',
        replacements: changed.map((field) => replacementOf(field, shown, nap)),
      },
    ]
  })
}
