import { messages } from '@web2/contract/core'
import type { PagePut, SitePageContent } from '@web2/contract/sites'
import { sql, type Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { nextUpdate } from '../../../platform/db/statements/sql-time.ts'
import { badInput, changedMeanwhile, notFound } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/actor.ts'
import { lockSite } from '../lock-site.ts'
import { requireEditablePages } from './require-editable-pages.ts'
import { pageContentView } from './page-content-view.ts'
import { textsOver } from './page-texts.ts'
import { oneReadAhead } from './parse-in-thread.ts'
import { readContent } from './read-content.ts'
import { textsOfPage } from './texts-of-page.ts'
import { emitSiteChanged } from '../site-summary.ts'
import { themeText } from '../theme/site-theme.ts'

/** Saves one page's content in the caller's transaction. */
export const writePage = async (
  transaction: Transaction<Database>,
  owner: Actor,
  siteId: string,
  put: PagePut,
): Promise<SitePageContent> => {
  const sent = readContent(put, 'document')
  const isWhole = put.document !== undefined && put.document !== null
  const name = put.name?.trim()
  if (name === '') throw badInput({ name: messages.pageNameEmpty })
  const where = { siteId, accountId: owner.accountId }
  const site = await lockSite(transaction, where)
  requireEditablePages(site)
  const page = await transaction
    .selectFrom('sitePages')
    .select(['updatedAt', 'title', 'description'])
    .where('id', '=', put._id)
    .where('siteId', '=', siteId)
    .where('accountId', '=', owner.accountId)
    .executeTakeFirst()
  if (!page) throw notFound('page')
  if (put.basedOn !== undefined && put.basedOn !== page.updatedAt)
    throw changedMeanwhile(
      'This page was changed elsewhere since you opened it. Reload it, or save to overwrite that change.',
    )
  const theme = site.theme ?? themeText(sent?.theme ?? null)
  const saved = await transaction
    .updateTable('sitePages')
    .set({
      ...(name === undefined ? {} : { name }),
      ...sent?.stored(textsOver(sent.head, isWhole ? undefined : page, {})),
      version: sql`version + 1`,
      updatedAt: nextUpdate,
    })
    .where('id', '=', put._id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await transaction
    .updateTable('sites')
    .set({ theme, updatedAt: sql`now()` })
    .where('id', '=', siteId)
    .execute()
  await emitSiteChanged(transaction, where, 'patched')
  return pageContentView(saved, theme)
}

/** Saves one page's content. Throws 409 if it was saved by another editor since it was loaded. */
export const putPage = async (
  { db }: AppContext,
  owner: Actor,
  siteId: string,
  put: PagePut,
): Promise<SitePageContent> => {
  const where = { siteId, accountId: owner.accountId }
  const before = ({ _id }: PagePut) => textsOfPage(db, where, _id)
  const ready = await oneReadAhead(owner.accountId, put, { field: 'document', before })
  return db.transaction().execute((transaction) => writePage(transaction, owner, siteId, ready))
}
