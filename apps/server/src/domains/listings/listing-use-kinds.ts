import type { NapUseKind } from '@web2/contract/listings'
import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { recordEvent } from '../../platform/events/outbox/record-event.ts'
import { lightColumns, documentSummary } from '../sites/documents/document-view.ts'
import { pageKind, sectionKind, type DocumentKind } from '../sites/documents/document-kinds.ts'
import { emitCampaignChanged } from '../campaigns/emit-campaign-changed.ts'
import { emitSiteChanged } from '../sites/site-summary.ts'

type Tell = (transaction: Transaction<Database>, accountId: string, ids: readonly string[]) => Promise<void>

/** Records that show a listing, all of one kind. */
export interface NapUses {
  readonly kind: NapUseKind
  /** It has the columns id, account_id, name and nap_id, which references naps with `on delete set null`. */
  readonly table: string
  /** Rows that people can see; the others may come back, and are moved along. */
  readonly isSeen: RawBuilder<unknown>
  /** Tells sockets that these records show another listing now. */
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
 * All that shows a listing: what its page names, and what shows another one after it was merged or replaced. A kind of
 * record that gets listings is named here, in the contract (`NapUseKind`), and with its address in the web app.
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

/** Tables whose rows read a listing while something is made with it: they follow it, and are named nowhere. */
export const napReaders: readonly string[] = ['generations', 'article_bulk_rows', 'working_copies']
