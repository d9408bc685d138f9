import { lockAccountRow, requireAccountRow } from '../../../platform/db/account-row.ts'
import type { ArticleBulkRow, ArticleBulkRowPatch } from '@web2/contract/articles'
import type { AppContext } from '../../../platform/context.ts'
import { notFound, refused } from '../../../platform/errors.ts'
import type { Caller } from '../../../platform/auth/caller.ts'
import { keywordView, lockBulk, writeBulk, writeKeyword, type BulkKeyword } from './bulk-view.ts'
import { resumeBulk } from './change-bulk.ts'

type Owner = Pick<Caller, 'accountId' | 'userId'>

const again = { status: 'waiting', message: '', endedAt: null, similarity: null, similarTo: null } as const

const requireAllowed = ({ status }: BulkKeyword, action: ArticleBulkRowPatch['action']): void => {
  if (action === 'keep' && status !== 'review') throw refused('This article doesn’t need review.')
  if (action === 'retry' && status !== 'failed' && status !== 'review')
    throw refused('Only failed articles and articles that need review can be regenerated.')
}

/**
 * Regenerates one article, or keeps it despite its similarity to another. Throws 404 for a row of another
 * account.
 */
export const changeBulkRow = (
  context: AppContext,
  { accountId, userId }: Owner,
  id: string,
  { action }: ArticleBulkRowPatch,
): Promise<ArticleBulkRow> =>
  context.db.transaction().execute(async (transaction) => {
    const known = await requireAccountRow(transaction, 'articleBulkRows', { id, accountId }, 'article')
    const bulk = await lockBulk(transaction, { id: known.bulkId, accountId })
    if (!bulk) throw notFound('article')
    const row = await lockAccountRow(transaction, 'articleBulkRows', known, 'article')
    requireAllowed(row, action)
    const changed = await writeKeyword(transaction, row, action === 'keep' ? { status: 'written' } : again)
    if (action === 'retry' && bulk.status !== 'paused') await resumeBulk(context, transaction, bulk, userId)
    else await writeBulk(transaction, bulk)
    return keywordView(changed)
  })
