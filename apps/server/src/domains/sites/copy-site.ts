import type { Site, SiteCreate } from '@web2/contract/sites'
import { sql, type Selectable, type Transaction } from 'kysely'
import type { AppContext } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import type { SitesTable } from './tables.ts'
import { isUuid, uuidV7 } from '../../platform/db/uuid-v7.ts'
import { badInput, notFound, refused } from '../../platform/errors.ts'
import { newIndexNowKey } from './index-now-key.ts'
import { slugTaken } from './create-site.ts'
import type { Actor } from '../../platform/actor.ts'
import { freeHostSlug } from './host-slug.ts'
import { lockSite } from './lock-site.ts'
import { requireListingInAccount } from './require-own-listing.ts'
import { hasErrors, nameErrors } from './pages/page-fields.ts'
import { maybeSiteRow, emitSiteChanged } from './site-summary.ts'
import { maybeSite } from './site-view.ts'

const longestName = 120
const longestSlug = 80

/** `green-acre-copy`, or the first of `green-acre-copy-2`, `-3` … that no site of the account has. */
const freeRootSlug = async (
  transaction: Transaction<Database>,
  accountId: string,
  rootSlug: string,
): Promise<string> => {
  const rows = await transaction
    .selectFrom('sites')
    .select('rootSlug')
    .where('accountId', '=', accountId)
    .where('removedAt', 'is', null)
    .execute()
  const used = new Set(rows.map((row) => row.rootSlug))
  for (let copy = 1; ; copy += 1) {
    const end = copy === 1 ? '-copy' : `-copy-${copy}`
    const slug = `${rootSlug.slice(0, longestSlug - end.length).replace(/-$/, '')}${end}`
    if (!used.has(slug)) return slug
  }
}

/** Copies pages within the database: together they may be larger than what the server holds at once. */
const copyPages = async (
  transaction: Transaction<Database>,
  { from, to, accountId }: { readonly from: string; readonly to: string; readonly accountId: string },
): Promise<void> => {
  const pages = await transaction
    .selectFrom('sitePages')
    .select('id')
    .where('siteId', '=', from)
    .orderBy('id')
    .execute()
  const before = pages.map(({ id }) => id)
  const after = pages.map(() => uuidV7())
  await sql`
    with ids as (select * from unnest(${before}::uuid[], ${after}::uuid[]) as ids (before, after))
    insert into site_pages (id, account_id, site_id, name, slug, parent_id, position, is_default, in_navigation,
      title, description, document, html)
    select ids.after, ${accountId}, ${to}, name, slug, parents.after, position, is_default, in_navigation,
      title, description, document, html
    from site_pages
      join ids on ids.before = site_pages.id
      left join ids as parents on parents.before = site_pages.parent_id`.execute(transaction)
}

const insertCopy = async (
  transaction: Transaction<Database>,
  owner: Actor,
  from: Selectable<SitesTable>,
  data: SiteCreate,
): Promise<string> => {
  const { accountId } = owner
  const rootSlug = data.rootSlug?.trim() ?? (await freeRootSlug(transaction, accountId, from.rootSlug))
  const name = data.siteName?.trim() ?? `Copy of ${from.name}`.slice(0, longestName)
  const errors = nameErrors({ name, rootSlug })
  if (hasErrors(errors)) throw badInput(errors)
  const site = await transaction
    .insertInto('sites')
    .values({
      id: uuidV7(),
      accountId,
      createdBy: owner.userId,
      name,
      rootSlug,
      hostSlug: await freeHostSlug(transaction, rootSlug),
      napId: data.napId === undefined ? from.napId : data.napId,
      email: data.email?.trim() ?? from.email,
      siteLink: null,
      runId: null,
      removedAt: null,
      headerId: from.headerId,
      footerId: from.footerId,
      indexNowKey: from.indexNowKey === null ? null : newIndexNowKey(),
    })
    .onConflict((conflict) =>
      conflict.columns(['accountId', 'rootSlug']).where('removedAt', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  if (!site) throw slugTaken()
  return site.id
}

/**
 * A draft with the pages and settings of another site of the account; names that the request brings win. Where the
 * original is published stays with the original. 409 for a site whose pages the turbo generator makes.
 */
export const copySite = async (context: AppContext, owner: Actor, data: SiteCreate): Promise<Site> => {
  const { copyOf = '', pages = [], templateId } = data
  if (pages.length > 0 || templateId !== undefined)
    throw badInput({ copyOf: 'A copy has the pages of its original. Leave out pages and templateId.' })
  const { accountId } = owner
  return context.db.transaction().execute(async (transaction) => {
    const where = { siteId: copyOf, accountId }
    const found = isUuid(copyOf) ? await maybeSiteRow(transaction, where) : undefined
    if (!found) throw notFound('site')
    await requireListingInAccount(transaction, accountId, data.napId === undefined ? found.napId : data.napId)
    const from = { ...(await lockSite(transaction, where)), napId: found.napId }
    if (from.turboId !== null)
      throw refused(
        'The turbo generator makes the pages of this site, so it cannot be duplicated by itself. Duplicate its generation instead.',
      )
    const siteId = await insertCopy(transaction, owner, from, data)
    await copyPages(transaction, { from: from.id, to: siteId, accountId })
    const made = { siteId, accountId }
    await emitSiteChanged(transaction, made, 'created')
    const site = await maybeSite(transaction, made)
    if (!site) throw new Error('A site that was just copied is not there')
    return site
  })
}
