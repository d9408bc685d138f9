import type { Kysely } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { SpentLimit } from '../../../platform/outbound/outcome.ts'
import { stillRefuses } from '../../model-calls/index.ts'
import { lockBulk, writeBulk, type BulkRow } from './bulk-view.ts'
import { pauseWritings } from './pause-writings.ts'

const dollars = (amount: number): string => `$${amount.toFixed(2)}`

/**
 * Returns the cost of everything generated for a bulk so far, in US dollars; texts without a known price are
 * left out.
 */
export const spentOf = async (db: Kysely<Database>, bulkId: string): Promise<number> => {
  const { spent } = await db
    .selectFrom('generationCards as card')
    .innerJoin('generations as generation', 'generation.id', 'card.generationId')
    .where('generation.bulkId', '=', bulkId)
    .select(({ fn }) => fn.sum<number | null>('card.cost').as('spent'))
    .executeTakeFirstOrThrow()
  return Number(spent ?? 0)
}

/** Returns the message for a bulk that reached its spending limit; null if it hasn't or has none. */
export const spentMessage = async (
  db: Kysely<Database>,
  { id, spendLimit }: Pick<BulkRow, 'id' | 'spendLimit'>,
): Promise<string | null> => {
  if (spendLimit === null) return null
  const spent = await spentOf(db, id)
  return spent < spendLimit
    ? null
    : `The spending limit of ${dollars(spendLimit)} was reached (${dollars(spent)} spent). Raise the limit to resume.`
}

/**
 * Pauses the bulk and its articles in progress once the spending limit is reached. Returns true if none of
 * its texts may start.
 */
export const pauseWhenSpent = async (
  { db }: Pick<AppContext, 'db'>,
  { id, accountId }: { readonly id: string; readonly accountId: string },
): Promise<boolean> => {
  const bulk = await db.selectFrom('articleBulks').selectAll().where('id', '=', id).executeTakeFirst()
  if (!bulk || (await spentMessage(db, bulk)) === null) return false
  return db.transaction().execute(async (transaction) => {
    const locked = await lockBulk(transaction, { id, accountId })
    const message = locked && (await spentMessage(transaction, locked))
    if (!message) return false
    if (locked.status === 'running') await writeBulk(transaction, locked, { status: 'paused', message })
    await pauseWritings(transaction, locked, 'text')
    await writeBulk(transaction, locked)
    return true
  })
}

interface MonthlyPause {
  readonly message: string
  readonly limit: SpentLimit
  readonly resumesAt: Date
}

/**
 * Pauses the bulk and its articles in progress, because the account's monthly AI limit is reached. It resumes
 * automatically when the limit is changed, or at `resumesAt`.
 */
export const pauseAtMonthlyLimit = (
  { db }: Pick<AppContext, 'db'>,
  bulk: { readonly id: string; readonly accountId: string },
  { message, limit, resumesAt }: MonthlyPause,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const locked = await lockBulk(transaction, bulk)
    if (!locked || !(await stillRefuses(transaction, bulk.accountId, limit))) return
    if (locked.status === 'running')
      await writeBulk(transaction, locked, {
        status: 'paused',
        message,
        resumesAt: resumesAt.toISOString(),
      })
    await pauseWritings(transaction, locked, 'text')
    await writeBulk(transaction, locked)
  })
