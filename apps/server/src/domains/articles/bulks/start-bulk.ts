import {
  cleanKeywords,
  keywordWarnings,
  type ArticleBulk,
  type ArticleBulkStart,
  type ArticleBulkBegun,
} from '@web2/contract/articles'
import type { Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { recordEvent } from '../../../platform/events/outbox/record-event.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { badInput, usageExhausted } from '../../../platform/errors.ts'
import type { Caller } from '../../../platform/auth/caller.ts'
import { requireCategoryInAccount } from '../categories/require-own-category.ts'
import { plannedCards } from '../generation/plan-generation.ts'
import { requireProviderKeys } from '../generation/require-keys.ts'
import { monthlyUsage } from '../../billing/index.ts'
import { bulkView, writeBulk } from './bulk-view.ts'
import { enqueueBulk } from './wake-bulk.ts'

type Owner = Pick<Caller, 'accountId' | 'userId'>

const rowsAtOnce = 1_000

/** Throws 400 for listings that don't exist or belong to another account. */
const requireOwnNaps = async (
  transaction: Transaction<Database>,
  { accountId }: Owner,
  napIds: readonly string[],
): Promise<void> => {
  if (napIds.length === 0) return
  const known = await transaction
    .selectFrom('naps')
    .select('id')
    .where('accountId', '=', accountId)
    .where('id', 'in', [...napIds])
    .execute()
  if (known.length < new Set(napIds).size)
    throw badInput({ napIds: 'One of these listings no longer exists. Choose again.' })
}

const insertRows = async (
  transaction: Transaction<Database>,
  { accountId, userId }: Owner,
  { bulkId, keywords, napIds }: { bulkId: string; keywords: readonly string[]; napIds: readonly string[] },
): Promise<void> => {
  const rows = keywords.map((keyword, position) => ({
    id: uuidV7(),
    accountId,
    createdBy: userId,
    bulkId,
    position,
    keyword,
    napId: napIds.length === 0 ? null : (napIds[position % napIds.length] ?? null),
  }))
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await transaction
      .insertInto('articleBulkRows')
      .values(rows.slice(from, from + rowsAtOnce))
      .execute()
}

const articlesLeft = async ({ db, now }: AppContext, accountId: string): Promise<number> => {
  const usage = await monthlyUsage(db, accountId, now())
  const { allowed, used, reserved } = usage.find(({ resource }) => resource === 'articles') ?? {
    allowed: 0,
    used: 0,
    reserved: 0,
  }
  return allowed - used - reserved
}

const insertBulk = async (
  context: AppContext,
  transaction: Transaction<Database>,
  owner: Owner,
  { start, keywords }: { readonly start: ArticleBulkStart; readonly keywords: readonly string[] },
): Promise<ArticleBulk> => {
  const { accountId, userId } = owner
  const {
    startId = null,
    cards,
    stacker,
    plan,
    writtenBy = '',
    categoryId = null,
    napIds = [],
    napAtEnd = false,
  } = start
  const { atOnce = null, spendLimit = null } = start
  await requireCategoryInAccount(transaction, accountId, categoryId)
  await requireOwnNaps(transaction, owner, napIds)
  const name = start.name ?? keywords[0]?.slice(0, 120) ?? ''
  const inserted = await transaction
    .insertInto('articleBulks')
    .values({
      id: uuidV7(),
      accountId,
      createdBy: userId,
      startId,
      name,
      writtenBy,
      cards: cards ? JSON.stringify(cards) : null,
      stacker: stacker ? JSON.stringify(stacker) : null,
      plan: plan ? JSON.stringify(plan) : null,
      categoryId,
      napAtEnd,
      atOnce,
      spendLimit,
      total: keywords.length,
      waiting: keywords.length,
      resumedAt: context.now().toISOString(),
      endedAt: null,
    })
    .onConflict((conflict) => conflict.columns(['accountId', 'startId']).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!inserted) {
    const known = await transaction
      .selectFrom('articleBulks')
      .selectAll()
      .where('accountId', '=', accountId)
      .where('startId', '=', startId)
      .executeTakeFirstOrThrow()
    return bulkView(known)
  }
  await insertRows(transaction, owner, { bulkId: inserted.id, keywords, napIds })
  await recordEvent(transaction, {
    accountId,
    path: 'article-bulk-generator',
    name: 'created',
    record: bulkView(inserted),
  })
  const row = await writeBulk(transaction, inserted)
  await enqueueBulk(context, transaction, row, userId)
  return bulkView(row)
}

/**
 * Starts a bulk with an article per keyword; unreadable keywords are skipped and reported. Throws 400 for
 * invalid input, 409 if a key is missing, and 402 if no article is left this month. A bulk larger than the
 * remaining units pauses once they are used up.
 */
export const startBulk = async (
  context: AppContext,
  owner: Owner,
  start: ArticleBulkStart,
): Promise<ArticleBulkBegun> => {
  const plan = plannedCards(start)
  const clean = cleanKeywords(start.keywords)
  const { keywords } = clean
  if (keywords.length === 0) throw badInput({ keywords: 'Enter at least one keyword.' })
  await requireProviderKeys(context, owner.accountId, plan)
  if ((await articlesLeft(context, owner.accountId)) <= 0) throw usageExhausted()
  const begun = await context.db
    .transaction()
    .execute((transaction) => insertBulk(context, transaction, owner, { start, keywords }))
  const warnings = keywordWarnings(clean)
  return warnings.length === 0 ? begun : { ...begun, warnings }
}
