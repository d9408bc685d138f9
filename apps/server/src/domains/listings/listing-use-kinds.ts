import type { NapUseKind } from '@web2/contract/listings'
import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { recordEvent } from '../../platform/events/outbox/record-event.ts'
import { lightColumns, documentSummary } from '../sites/documents/document-view.ts'
import { pageKind, sectionKind, type DocumentKind } from '../sites/documents/document-kinds.ts'
import { emitCampaignChanged } from '../campaigns/emit-campaign-changed.ts'
import { emitSiteChanged } from '../sites/site-summary.ts'

type Tell = (transaction: Transaction<Database>, accountId: string, ids: readonly string[]) => Promise<void>

/** Records of one kind that can reference a listing. */
export interface NapUses {
  readonly kind: NapUseKind
  /**
   * Table with the columns id, account_id, name and nap_id, which references naps with `on delete set null`.
   */
  readonly table: string
  /** Rows that users can see; the others may be restored and are updated too. */
  readonly isSeen: RawBuilder<unknown>
  /** Emits events that these records now reference another listing. */
  readonly tell: Tell
}

const documents =
  (kind: DocumentKind): Tell =>
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

/**
 * Kinds of records that reference a listing: its page names them, and merging or replacing updates them. Add
 * new kinds here, in the contract (`NapUseKind`) and with their URL in the web app.
 */
export const listingReferenceKinds: readonly NapUses[] = [
  {
    kind: 'site',
    table: 'sites',
    isSeen: sql`removed_at is null`,
    tell: async (transaction, accountId, ids) => {
      for (const siteId of ids) await emitSiteChanged(transaction, { siteId, accountId }, 'patched')
    },
  },
  { kind: 'page', table: 'cloud_pages', isSeen: sql`deleted_at is null`, tell: documents(pageKind) },
  { kind: 'section', table: 'cloud_modules', isSeen: sql`deleted_at is null`, tell: documents(sectionKind) },
  {
    kind: 'campaign',
    table: 'campaigns',
    isSeen: sql`true`,
    tell: async (transaction, accountId, ids) => {
      for (const id of ids) await emitCampaignChanged(transaction, accountId, id)
    },
  },
]

/** Tables whose rows read a listing while something is generated: references follow, but are not listed. */
export const napReaders: readonly string[] = ['generations', 'article_bulk_rows', 'working_copies']
