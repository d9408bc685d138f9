import { callsAt, type CallCounting, type CallsAt } from '@web2/contract/sites'
import type { Kysely } from 'kysely'
import type { Config } from '../../platform/config/config.ts'
import type { Database } from '../../platform/db/database.ts'
import { emitSiteChanged, type SiteOfAccount } from './site-summary.ts'

/** Targets marked at once. */
const atOnce = 1_000

interface PublishedCalls {
  readonly cloud: string
  readonly url: string | null
  readonly shownCalls: string | null
  readonly shownTrackingNumber: string | null
  readonly countCalls: CallCounting
  readonly trackingNumber: string
  readonly napId: string | null
  readonly turboId: string | null
}

/** Settings of the installation that counted phone links depend on. */
type CallConfig = Pick<Config, 'publicUrl'>

/**
 * Returns what a destination records about its pages: how they count, and the id of the key that signed their tokens,
 * because tokens are refused once that key is lost.
 */
export const countedAs = (at: CallsAt, keyId: string): string => (at === 'none' ? at : `${at}#${keyId}`)

/** Returns whether the pages of a destination differ from the settings of their site. */
const areMoved = (
  { cloud, url, shownCalls, shownTrackingNumber, ...site }: PublishedCalls,
  { publicUrl }: CallConfig,
  keyIds: readonly string[],
): boolean => {
  // a site without a listing shows no number in its place
  const hasListing = site.napId !== null || site.turboId !== null
  if ((shownTrackingNumber ?? '') !== (hasListing ? site.trackingNumber : '')) return true
  if (url === null || shownCalls === '') return false
  const wanted = callsAt(site.countCalls, { cloud, baseUrl: url }, publicUrl)
  // pages from before calls were counted begin to count with their next publication, which nothing has to remind of
  if (shownCalls === null) return wanted !== 'none' && wanted !== 'script'
  return wanted === 'none'
    ? shownCalls !== wanted
    : !keyIds.some((id) => shownCalls === countedAs(wanted, id))
}

/**
 * Marks the targets whose pages show another phone number, or count calls otherwise, than the settings of their site
 * say, or whose tokens are of a lost APP_SECRET: all of them at a start, because PUBLIC_URL and the secret may have
 * changed, or those of one site.
 */
export const markMovedCalls = async (
  db: Kysely<Database>,
  config: CallConfig,
  siteId?: string,
): Promise<void> => {
  const keys = await db.selectFrom('leadFormKeys').select('id').execute()
  const keyIds = keys.map(({ id }) => id)
  for (let last = '00000000-0000-0000-0000-000000000000'; ;) {
    const rows = await db
      .selectFrom('siteTargets as target')
      .innerJoin('sites as site', 'site.id', 'target.siteId')
      .select(['target.id', 'target.cloud', 'target.url', 'target.callsMoved'])
      .select(['target.shownCalls', 'target.shownTrackingNumber'])
      .select(['site.countCalls', 'site.trackingNumber', 'site.napId', 'site.turboId'])
      .where('target.publishedAt', 'is not', null)
      .where('target.id', '>', last)
      .$if(siteId !== undefined, (query) => query.where('target.siteId', '=', siteId!))
      .orderBy('target.id')
      .limit(atOnce)
      .execute()
    for (const callsMoved of [true, false]) {
      const ids = rows
        .filter((row) => areMoved(row, config, keyIds) === callsMoved && row.callsMoved !== callsMoved)
        .map(({ id }) => id)
      if (ids.length > 0)
        await db.updateTable('siteTargets').set({ callsMoved }).where('id', 'in', ids).execute()
    }
    if (rows.length < atOnce) break
    last = rows.at(-1)!.id
  }
}

/** Changes how a site counts calls and the number that it shows. Its published pages are then out of date. */
export const changeSiteCalls = async (
  transaction: Kysely<Database>,
  config: CallConfig,
  site: SiteOfAccount,
  calls: { readonly countCalls: CallCounting; readonly trackingNumber: string },
): Promise<void> => {
  await transaction
    .updateTable('sites')
    .set(calls)
    .where('id', '=', site.siteId)
    .where('accountId', '=', site.accountId)
    .execute()
  await markMovedCalls(transaction, config, site.siteId)
  await emitSiteChanged(transaction, site, 'patched')
}
