import type { ArticleBulk, ArticleBulkPatch } from '@web2/contract/articles'
import type { Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { badInput, notFound, refused } from '../../../platform/errors.ts'
import type { Caller } from '../../../platform/auth/caller.ts'
import { bulkView, lockBulk, writeBulk, type BulkRow } from './bulk-view.ts'
import { spentMessage } from './bulk-spending.ts'
import { cancelRows } from './cancel-bulk.ts'
import { goOnWriting, pauseWritings } from './pause-writings.ts'
import { enqueueBulk } from './wake-bulk.ts'

type Owner = Pick<Caller, 'accountId' | 'userId'>

const isOpen = ({ status }: BulkRow) => status === 'running' || status === 'paused'

/** Resumes or restarts a bulk. Throws 409 if its spending limit is reached. */
export const resumeBulk = async (
  context: AppContext,
  transaction: Transaction<Database>,
  bulk: BulkRow,
  userId: string | null,
): Promise<BulkRow> => {
  const spent = await spentMessage(transaction, bulk)
  if (spent !== null) throw refused(spent)
  await goOnWriting(context, transaction, bulk)
  const row = await writeBulk(transaction, bulk, {
    status: 'running',
    message: '',
    resumedAt: context.now().toISOString(),
    resumesAt: null,
    endedAt: null,
  })
  await enqueueBulk(context, transaction, row, userId)
  return row
}

/** Returns all failed keywords to waiting. */
const planFailed = (transaction: Transaction<Database>, bulkId: string) =>
  transaction
    .updateTable('articleBulkRows')
    .set({ status: 'waiting', message: '', endedAt: null })
    .where('bulkId', '=', bulkId)
    .where('status', '=', 'failed')
    .execute()

const changed = async (
  context: AppContext,
  transaction: Transaction<Database>,
  { bulk, userId, change }: { bulk: BulkRow; userId: string; change: ArticleBulkPatch },
): Promise<BulkRow> => {
  switch (change.action) {
    case undefined:
      await enqueueBulk(context, transaction, bulk, userId)
      return bulk
    case 'pause':
      if (bulk.status !== 'running') throw refused('Only a running bulk can be paused.')
      await pauseWritings(transaction, bulk, change.stopAt ?? 'text')
      return writeBulk(transaction, bulk, { status: 'paused', message: '' })
    case 'resume':
      if (bulk.status !== 'paused') throw refused('Only a paused bulk can be resumed.')
      return resumeBulk(context, transaction, bulk, userId)
    case 'cancel': {
      if (!isOpen(bulk)) throw refused('This bulk has already ended.')
      const row = await cancelRows(context, transaction, bulk)
      await enqueueBulk(context, transaction, row, userId)
      return row
    }
    case 'retry': {
      if (bulk.failed === 0) throw refused('This bulk has no failed articles.')
      await planFailed(transaction, bulk.id)
      // a paused bulk stays paused until the user resumes all of it
      return bulk.status === 'paused'
        ? writeBulk(transaction, bulk)
        : resumeBulk(context, transaction, bulk, userId)
    }
  }
}

/** Recounts in a transaction of its own, so that the counts are right even if the change is then refused. */
const recount = ({ db }: AppContext, owner: Pick<BulkRow, 'id' | 'accountId'>): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const bulk = await lockBulk(transaction, owner)
    if (bulk) await writeBulk(transaction, bulk)
  })

/** Sets how many articles are generated at once and the spending limit. Throws 409 if the bulk has ended. */
const paced = (
  transaction: Transaction<Database>,
  bulk: BulkRow,
  { atOnce, spendLimit }: ArticleBulkPatch,
): Promise<BulkRow> => {
  if (!isOpen(bulk)) throw refused('This bulk has already ended.')
  return writeBulk(transaction, bulk, {
    ...(atOnce !== undefined && { atOnce }),
    ...(spendLimit !== undefined && { spendLimit }),
  })
}

/**
 * Pauses, resumes or cancels a bulk, retries its failed articles, or changes its limits. Throws 404 for a
 * bulk of another account.
 */
export const changeBulk = async (
  context: AppContext,
  { accountId, userId }: Owner,
  id: string,
  change: ArticleBulkPatch,
): Promise<ArticleBulk> => {
  const { action, stopAt, ...pace } = change
  if (stopAt !== undefined && action !== 'pause') throw badInput({ stopAt: 'Use this only with a pause.' })
  const hasPace = Object.keys(pace).length > 0
  if (action === undefined && !hasPace) throw badInput({ action: 'Specify what to do with the bulk.' })
  await recount(context, { id, accountId })
  return context.db.transaction().execute(async (transaction) => {
    const known = await lockBulk(transaction, { id, accountId })
    if (!known) throw notFound('bulk')
    const bulk = hasPace ? await paced(transaction, known, change) : known
    return bulkView(await changed(context, transaction, { bulk, userId, change }))
  })
}
