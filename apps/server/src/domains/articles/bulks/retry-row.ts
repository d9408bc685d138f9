import { generationRunKind } from '@web2/contract/articles'
import type { Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { writeArticleJob } from '../jobs.ts'
import { writeArticle } from '../editing/change-article.ts'
import { cardsOf, lockGeneration, writeCardRow, writeGeneration } from '../generation/generation-view.ts'
import { lockActiveRun, startRun } from '../../../platform/runs/start-run.ts'
import { usageReservation, type UsageReservation } from '../../billing/index.ts'
import { unpauseWritings } from './pause-writings.ts'
import { writeKeyword, type BulkKeyword, type BulkRow } from './bulk-view.ts'

/** An article that is written again, with the unit that the caller reserves at the end of its transaction. */
export interface RetriedRow {
  readonly reservation: UsageReservation | null
}

const withoutUnit: RetriedRow = { reservation: null }

/**
 * Regenerates a keyword's failed texts, or all texts if none failed. It needs a unit only if the first
 * attempt released its own. Returns undefined if there is no article; changes nothing while its run is being
 * stopped.
 */
export const retryRow = async (
  context: AppContext,
  transaction: Transaction<Database>,
  { accountId, createdBy }: BulkRow,
  row: BulkKeyword,
): Promise<RetriedRow | undefined> => {
  if (row.generationId === null) return undefined
  const generation = await lockGeneration(transaction, { id: row.generationId, accountId })
  if (!generation) return undefined
  await unpauseWritings(transaction, [generation.id])
  const known = await lockActiveRun(transaction, generationRunKind, generation.id)
  // steps planned in a run that is being stopped would never run, so the keyword waits for its end
  if (known?.cancelRequested) return withoutUnit
  if (known) {
    await context.jobs.enqueue(transaction, writeArticleJob, { runId: known.id }, { singletonKey: known.id })
    await writeKeyword(transaction, row, { status: 'writing', message: '', runId: known.id })
    return withoutUnit
  }
  const now = context.now()
  const cards = await cardsOf(transaction, generation.id)
  const failed = cards.filter(({ status }) => status === 'failed' || status === 'stopped')
  const rewritable = generation.plan === null ? cards : cards.filter(({ type }) => type === 'paragraph')
  const again = failed.length > 0 ? failed : rewritable
  const isCounted = cards.some(({ text }) => text.trim() !== '')
  const reservation = isCounted ? null : usageReservation({ accountId, resource: 'articles', amount: 1 }, now)
  const runId = await startRun(transaction, {
    accountId,
    userId: createdBy,
    kind: generationRunKind,
    subjectId: generation.id,
    message: `Regenerating “${generation.keyword}”`,
    steps: again.map(({ id }) => id),
    total: again.length,
    now,
  })
  if (runId === null) throw new Error('The generation is locked, so no other run can have begun')
  if (reservation)
    await transaction
      .updateTable('runItems')
      .set({ usageReservation: JSON.stringify(reservation) })
      .where('runId', '=', runId)
      .where('subjectId', '=', again[0]?.id ?? '')
      .execute()
  for (const card of again)
    await writeCardRow(transaction, card, {
      status: 'waiting',
      message: '',
      stopRequested: false,
      imageGenerationId: null,
    })
  await writeGeneration(transaction, generation, { status: 'queued', message: 'Queued' })
  if (generation.articleId !== null && !isCounted)
    await writeArticle(transaction, { accountId, userId: createdBy ?? '' }, generation.articleId, {
      status: 'generating',
    })
  await context.jobs.enqueue(transaction, writeArticleJob, { runId }, { singletonKey: runId })
  await writeKeyword(transaction, row, { status: 'writing', message: '', runId })
  return { reservation }
}
