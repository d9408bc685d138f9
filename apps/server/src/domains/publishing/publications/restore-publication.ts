import { requireAccountRow } from '../../../platform/db/account-row.ts'
import type { Publication } from '@web2/contract/publishing'
import { sql, type Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { refused } from '../../../platform/errors.ts'
import { StorageFailure } from '../../../platform/object-storage/storage-error.ts'
import type { Actor } from '../../../platform/actor.ts'
import { lockSite, storedAhead, type SiteRow } from '../../sites/index.ts'
import { readStoredPages, type ArchivedPage } from '../publication-store/stored-pages.ts'
import { publicationViews } from './publication-view.ts'
import { planPublication } from './request-publication.ts'

const unlessAway = async <T>(action: () => Promise<T>): Promise<T> => {
  try {
    return await action()
  } catch (error) {
    if (!(error instanceof StorageFailure)) throw error
    throw refused(
      'Earlier publications can’t be read right now, so nothing was changed. ' +
        'Try again in a few minutes.',
    )
  }
}

/** Restores the pages of a site; those that still exist keep their ids. */
const restorePages = async (
  transaction: Transaction<Database>,
  { id: siteId, accountId }: SiteRow,
  pages: AsyncIterable<ArchivedPage>,
): Promise<void> => {
  const ids: string[] = []
  for await (const { id, document, title, description, parentId = null, ...page } of pages) {
    ids.push(id)
    const kept = await storedAhead(accountId, document, { title, description })
    const content = { ...page, parentId, ...kept.stored({ title, description }) }
    await transaction
      .insertInto('sitePages')
      .values({ id, accountId, siteId, ...content })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({
          ...content,
          version: sql`site_pages.version + 1`,
          updatedAt: sql`greatest(clock_timestamp(), site_pages.updated_at + interval '1 millisecond')`,
        }),
      )
      .execute()
  }
  if (ids.length === 0) return
  await transaction
    .deleteFrom('sitePages')
    .where('siteId', '=', siteId)
    .where(sql<boolean>`id <> all(${ids}::uuid[])`)
    .execute()
}

/**
 * Publishes the files of an earlier publication again, byte for byte, to the targets it reached; with `pages`
 * it also restores the site's pages. Sections and business listings on pages stay as they are.
 */
export const restorePublication = async (
  context: AppContext,
  owner: Actor,
  wanted: { readonly publicationId: string; readonly pages: boolean },
): Promise<Publication> => {
  const key = { id: wanted.publicationId, accountId: owner.accountId }
  const earlier = await requireAccountRow(context.db, 'publications', key, 'publication')
  const { siteId } = earlier
  const [view] = await publicationViews(context.db, siteId, [earlier])
  if (!view?.restorable)
    throw refused('The files of this publication are no longer stored. Publish the current site instead.')
  const where = { siteId, publicationId: earlier.id }
  const pages = wanted.pages ? await unlessAway(() => readStoredPages(context.config, where)) : undefined
  if (wanted.pages && !pages)
    throw refused('The pages of this publication are no longer stored. Restore it without its pages.')
  const reached = earlier.targets.filter(({ status }) => status === 'done').map(({ targetId }) => targetId)
  return unlessAway(() =>
    context.db.transaction().execute(async (transaction) => {
      const site = await lockSite(transaction, { siteId, accountId: owner.accountId })
      if (pages) await restorePages(transaction, site, pages)
      const { runId } = await planPublication(context, transaction, owner, site, {
        targets: reached,
        restoredFrom: earlier.id,
        review: null,
      })
      const row = await transaction
        .selectFrom('publications')
        .selectAll()
        .where('runId', '=', runId ?? '')
        .executeTakeFirstOrThrow()
      const [restored] = await publicationViews(transaction, siteId, [row])
      if (!restored) throw new Error('A publication that was just planned has a view')
      return restored
    }),
  )
}
