import { findAccountRow } from '../../../platform/db/account-row.ts'
import { generationRunKind, type GenerationStart } from '@web2/contract/articles'
import type { Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { recordEvent } from '../../../platform/events/outbox/record-event.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { badInput } from '../../../platform/errors.ts'
import { writeArticleJob } from '../jobs.ts'
import type { Caller } from '../../../platform/auth/caller.ts'
import { insertArticle } from '../editing/create-article.ts'
import { startRun } from '../../../platform/runs/start-run.ts'
import { holdUsage, requireUsage, usageReservation, type UsageReservation } from '../../billing/index.ts'
import { generationView, type GenerationRow } from './generation-view.ts'
import { insertCards } from './insert-cards.ts'
import type { NewCard } from './new-card.ts'
import { insertSources, planOrder } from './plan/plan-order.ts'

type Owner = Pick<Caller, 'accountId' | 'userId'>

export interface PlannedGeneration {
  readonly start: GenerationStart
  readonly plan: readonly NewCard[]
  /** The bulk it belongs to. */
  readonly bulkId?: string
}

export interface InsertedGeneration {
  readonly row: GenerationRow
  readonly runId: string
}

const requireOwnNap = async (transaction: Transaction<Database>, accountId: string, napId: string) => {
  const known = await findAccountRow(transaction, 'naps', { id: napId, accountId }, { columns: ['id'] })
  if (!known) throw badInput({ napId: 'This listing no longer exists. Choose another one.' })
}

/** Inserts an article in state 'generating'. Returns it with the unit to reserve for it. */
const beginArticle = async (
  transaction: Transaction<Database>,
  owner: Owner,
  { start: { keyword, categoryId, cards }, bulkId }: PlannedGeneration,
  now: Date,
) => {
  const { accountId } = owner
  const reservation = usageReservation({ accountId, resource: 'articles', amount: 1 }, now)
  const article = await insertArticle(transaction, owner, {
    title: keyword,
    keyword,
    categoryId: categoryId ?? null,
    ...(cards && { generator: cards }),
    status: 'generating',
    source: bulkId === undefined ? 'ai' : 'bulk',
  })
  return { reservation, article }
}

/** A generation whose article's unit the caller reserves at the end of its transaction. */
export interface UnreservedGeneration extends InsertedGeneration {
  readonly reservation: UsageReservation | null
}

/** Does what `insertGeneration` does, except that the caller reserves the unit, last in its transaction. */
export const insertUnreserved = async (
  { jobs, now: clock }: Pick<AppContext, 'jobs' | 'now'>,
  transaction: Transaction<Database>,
  owner: Owner,
  planned: PlannedGeneration,
): Promise<UnreservedGeneration> => {
  const { start, plan, bulkId } = planned
  const { accountId, userId } = owner
  const id = uuidV7()
  const now = clock()
  if (start.napId) await requireOwnNap(transaction, accountId, start.napId)
  const order = start.plan && (await planOrder(transaction, accountId, start, bulkId !== undefined))
  // a stacker's result becomes an article only on request, unless it is part of a bulk; a planned one with its sections
  const begun =
    start.cards || bulkId !== undefined ? await beginArticle(transaction, owner, planned, now) : undefined
  const row = await transaction
    .insertInto('generations')
    .values({
      id,
      accountId,
      createdBy: userId,
      kind: start.stacker ? 'stacker' : 'article',
      plan: order ? JSON.stringify(order) : null,
      name: start.name ?? '',
      keyword: start.keyword,
      articleId: begun?.article._id ?? null,
      articleRevision: begun?.article.revision ?? null,
      napId: start.napId ?? null,
      napAtEnd: start.napAtEnd ?? false,
      bulkId: bulkId ?? null,
      variables: JSON.stringify(start.stacker?.variables ?? []),
      message: 'Queued',
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await insertCards(transaction, row, plan)
  if (start.plan?.sources) await insertSources(transaction, owner, id, start.plan.sources, now)
  const runId = await startRun(transaction, {
    accountId,
    userId,
    kind: generationRunKind,
    subjectId: id,
    message: `Generating “${start.keyword}”`,
    steps: plan.map((card) => card.id),
    total: plan.length,
    now,
  })
  if (runId === null) throw new Error('A new generation can’t be running already')
  if (begun)
    await transaction
      .updateTable('runItems')
      .set({ usageReservation: JSON.stringify(begun.reservation) })
      .where('runId', '=', runId)
      .where('subjectId', '=', plan[0]?.id ?? '')
      .execute()
  const record = generationView(row)
  await recordEvent(transaction, { accountId, path: 'generations', name: 'created', record })
  // refused now rather than after a brief and an outline were paid
  if (!begun && start.plan)
    await requireUsage(transaction, usageReservation({ accountId, resource: 'articles', amount: 1 }, now))
  await jobs.enqueue(transaction, writeArticleJob, { runId }, { singletonKey: runId })
  return { row, runId, reservation: begun?.reservation ?? null }
}

/**
 * Plans the texts of a generation and wakes a worker, within the caller's transaction. Throws 402 if the
 * month is used up and 400 if a listing or category doesn't exist.
 */
export const insertGeneration = async (
  context: Pick<AppContext, 'jobs' | 'now'>,
  transaction: Transaction<Database>,
  owner: Owner,
  planned: PlannedGeneration,
): Promise<InsertedGeneration> => {
  const { reservation, ...inserted } = await insertUnreserved(context, transaction, owner, planned)
  // last, because all articles of the account wait for its counter
  if (reservation) await holdUsage(transaction, reservation)
  return inserted
}
