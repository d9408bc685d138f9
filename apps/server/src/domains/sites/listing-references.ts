import { shownPageName } from '@web2/contract/sites'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { recordEvent } from '../../platform/events/outbox/record-event.ts'
import type { ListingMerge, ListingReferenceKind } from '../listings/index.ts'
import { pageKind, sectionKind, type DocumentKind } from './documents/document-kinds.ts'
import { documentSummary, lightColumns } from './documents/document-view.ts'
import { emitSiteChanged } from './site-summary.ts'

const emitDocuments =
  (kind: DocumentKind): ListingReferenceKind['emitChanged'] =>
  async (transaction, accountId, ids) => {
    const rows = await transaction
      .selectFrom(kind.table)
      .select(lightColumns)
      .where('id', 'in', ids)
      .where('deletedAt', 'is', null)
      .execute()
    for (const row of rows)
      await recordEvent(transaction, {
        accountId,
        path: kind.path,
        name: 'patched',
        record: documentSummary(kind, row),
      })
  }

/** Sites, pages and sections that reference listings. */
export const siteListingReferences: readonly ListingReferenceKind[] = [
  {
    kind: 'site',
    table: 'sites',
    isSeen: sql`removed_at is null`,
    emitChanged: async (transaction, accountId, ids) => {
      for (const siteId of ids) await emitSiteChanged(transaction, { siteId, accountId }, 'patched')
    },
  },
  {
    kind: 'page',
    table: 'cloud_pages',
    isSeen: sql`deleted_at is null`,
    shownName: shownPageName,
    emitChanged: emitDocuments(pageKind),
  },
  {
    kind: 'section',
    table: 'cloud_modules',
    isSeen: sql`deleted_at is null`,
    emitChanged: emitDocuments(sectionKind),
  },
]

/** Compares what destinations show of the removed listing with the remaining one from now on. */
export const moveShownListing = async (
  transaction: Transaction<Database>,
  { accountId, from, to }: ListingMerge,
): Promise<void> => {
  await transaction
    .updateTable('siteTargets')
    .set({ shownNapId: to })
    .where('accountId', '=', accountId)
    .where('shownNapId', '=', from)
    .execute()
}
