import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { isUuid, uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { changedMeanwhile, siteChangedMeanwhile } from '../../../platform/errors.ts'
import type { AddedPage, PageDiff } from '../pages/page-diff.ts'
import { pageOfText, type ReadPage } from '../pages/page-texts.ts'
import type { PagesAhead } from '../pages/parse-in-thread.ts'
import type { ThemeText } from '../theme/site-theme.ts'
import { copyState, type CopyKey } from './copy-state.ts'
import { lockedTheme, savedTheme } from './copy-theme.ts'
import { tellCopy } from './tell-copy.ts'

interface SiteKey {
  readonly siteId: string
  readonly accountId: string
}

const pageOf = (db: Kysely<Database>, { accountId, key }: CopyKey, pageId: string) =>
  db
    .selectFrom('workingPages')
    .select(['document', 'isEdit', 'name', 'knownName', 'baseHash'])
    .where('accountId', '=', accountId)
    .where('key', '=', key)
    .where('pageId', '=', pageId)
    .executeTakeFirst()

/** Working copy during a save of its pages into the site. */
export interface CopyBeingSaved {
  /** Returns the site id of an added page, which equals its id in the copy. */
  readonly idOf: (sent: AddedPage) => string
  readonly addedPage: (sent: AddedPage) => Promise<ReadPage>
  /**
   * Returns undefined for a page whose content is saved already. Throws 409 if the site's content changed
   * since.
   */
  readonly updatedPage: (pageId: string) => Promise<ReadPage | undefined>
  /** Returns the theme that the site gets. Throws 409 if it changed since. */
  readonly theme: (ofSite: ThemeText) => ThemeText
}

/** Locks a site's working copy until the transaction ends. */
export const copyBeingSaved = async (
  transaction: Transaction<Database>,
  { siteId, accountId }: SiteKey,
  ahead: PagesAhead,
  overwrite: readonly string[] = [],
): Promise<CopyBeingSaved> => {
  const read = (text: string) => ahead.get(text) ?? pageOfText(text)
  const where = { accountId, key: siteId }
  const theme = await lockedTheme(transaction, where)
  const candidates = await transaction
    .selectFrom('workingPages')
    .select('pageId')
    .where('accountId', '=', accountId)
    .where('key', '=', siteId)
    .where(sql<boolean>`not exists (select from site_pages where id::text = page_id)`)
    .execute()
  const free = new Set(candidates.map(({ pageId }) => pageId))
  return {
    theme: (ofSite) => savedTheme(ofSite, theme, overwrite),
    idOf: ({ _id }) => (_id !== undefined && isUuid(_id) && free.has(_id) ? _id : uuidV7()),
    addedPage: async ({ _id = '', name = '' }) => {
      const page = await pageOf(transaction, where, _id)
      if (page?.document == null) throw changedMeanwhile(`Someone else saved or deleted the page “${name}”.`)
      return read(page.document)
    },
    updatedPage: async (pageId) => {
      const page = await pageOf(transaction, where, pageId)
      if (page?.document == null) return undefined
      const saved = await transaction
        .selectFrom('sitePages')
        .select('name')
        .select(sql<string>`md5(document)`.as('hash'))
        .where('id', '=', pageId)
        .executeTakeFirst()
      if (saved && saved.hash !== page.baseHash && !overwrite.includes(pageId))
        throw siteChangedMeanwhile(
          pageId,
          `The page “${saved.name}” was changed since you started editing it.`,
        )
      return read(page.document)
    },
  }
}

/**
 * Removes everything from a site's working copy that equals the site, after a save or a change in the site
 * itself. Runs in the transaction that changed the site.
 */
export const settleCopy = async (
  transaction: Transaction<Database>,
  { siteId, accountId }: SiteKey,
  { added = [], updated = [] }: PageDiff = {},
): Promise<void> => {
  const where = { accountId, key: siteId }
  const state = await copyState(transaction, where)
  if (!state.copy) return
  const taken = added.flatMap(({ cached, _id }) => (cached && _id !== undefined ? [_id] : []))
  if (taken.length > 0)
    await sql`
      delete from working_pages where account_id = ${accountId} and key = ${siteId}
        and page_id = any(${taken}::text[]) and not is_edit`.execute(transaction)
  const written = updated.flatMap(({ cached, _id }) => (cached ? [_id] : []))
  await sql`
    update working_pages set
      name = nullif(working_pages.name, page.name),
      slug = nullif(working_pages.slug, page.slug),
      in_navigation = nullif(working_pages.in_navigation, page.in_navigation),
      is_home = working_pages.is_home and not page.is_default,
      parent_id = case when page.same_place then null else working_pages.parent_id end,
      position = case when page.same_place then null else working_pages.position end,
      document = case when page.same_content then null else working_pages.document end,
      base_hash = case when page.same_content then null else base_hash end,
      saved_as = case when page.same_content then ${sql.raw(isoOf('page.updated_at'))} else saved_as end
    from (
      select its.*,
        its.position = changed.position and its.parent_id::text is not distinct from changed.parent_id as same_place,
        its.document = changed.document or changed.page_id = any(${written}::text[]) as same_content
      from working_pages changed join site_pages its on its.id::text = changed.page_id
      where changed.account_id = ${accountId} and changed.key = ${siteId} and its.site_id = ${siteId}
    ) page
    where working_pages.account_id = ${accountId} and working_pages.key = ${siteId}
      and working_pages.page_id = page.id::text`.execute(transaction)
  // also a deletion mark of a page that is gone
  await sql`
    delete from working_pages where account_id = ${accountId} and key = ${siteId} and is_edit
      and (is_deleted or document is null)
      and not exists (select from site_pages page where page.id::text = working_pages.page_id)`.execute(
    transaction,
  )
  await sql`
    update working_copies set revision = revision + 1, updated_at = clock_timestamp(),
      theme = case when working_copies.theme is distinct from site.theme then working_copies.theme end,
      theme_base = case when working_copies.theme is distinct from site.theme then theme_base end
    from sites site
    where working_copies.account_id = ${accountId} and working_copies.key = ${siteId} and site.id = ${siteId}`.execute(
    transaction,
  )
  await tellCopy(transaction, await copyState(transaction, where))
}

/** Formats a timestamp as the database driver does. */
const isoOf = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Returns the content of a page in a new site's working copy, or undefined. */
export const cachedContent = async (
  db: Kysely<Database>,
  { accountId, key, pageId }: { accountId: string; key: string | undefined; pageId: string | undefined },
): Promise<ReadPage | undefined> => {
  if (key === undefined || pageId === undefined) return undefined
  const page = await pageOf(db, { accountId, key }, pageId)
  return page?.document == null ? undefined : pageOfText(page.document)
}

/** Returns the theme of a new site's working copy; undefined without such a copy. */
export const cachedTheme = async (
  db: Kysely<Database>,
  { accountId, key }: { accountId: string; key: string | undefined },
): Promise<ThemeText | undefined> => {
  if (key === undefined) return undefined
  const copy = await db
    .selectFrom('workingCopies')
    .select('theme')
    .where('accountId', '=', accountId)
    .where('key', '=', key)
    .executeTakeFirst()
  return copy?.theme
}

/** Deletes a working copy. */
export const dropCopy = async (db: Kysely<Database>, { accountId, key }: CopyKey): Promise<void> => {
  await db.deleteFrom('workingCopies').where('accountId', '=', accountId).where('key', '=', key).execute()
}
