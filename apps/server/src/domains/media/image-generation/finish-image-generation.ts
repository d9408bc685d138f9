import type { GeneratedImage } from '@web2/contract/media'
import { sql } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { SpentLimit } from '../../../platform/outbound/outcome.ts'
import { finishRun, type RunRow } from '../../../platform/runs/run-lifecycle.ts'
import { commitUsage } from '../../billing/index.ts'
import { bookPaidCall, costOfPaidCall, warnAboutLimits } from '../../model-calls/index.ts'
import { emitImageGenerationChanged, type GenerationRow } from './image-generation-view.ts'

export interface GenerationEnd {
  readonly status: 'done' | 'failed' | 'cancelled'
  /** Reason of a failure; for a success, a note if another model made the image, else empty. */
  readonly message: string
  readonly images?: readonly GeneratedImage[]
  /** The service charges for it, or may, whether its images arrived or not. */
  readonly isPaid: boolean
  /** US dollars by the service; absent or null if it reported none. */
  readonly cost?: number | null
  /** The account's monthly limit that left no room for it. */
  readonly refusedBy?: SpentLimit
}

/**
 * Ends an image generation, its run and its paid call together, so that it is counted once, no
 * matter which worker ends it. Units of delivered images count as used; the rest of the reservation is released.
 */
export const endGeneration = async (
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  run: RunRow,
  generation: GenerationRow,
  { status, message, images = [], isPaid, cost = null, refusedBy }: GenerationEnd,
): Promise<void> => {
  const call = { id: generation.id, isPaid, cost }
  const limits = await db.transaction().execute(async (transaction) => {
    const item = await transaction
      .selectFrom('runItems')
      .select(['id', 'usageReservation'])
      .where('runId', '=', run.id)
      .executeTakeFirst()
    if (item?.usageReservation) {
      const { amount } = item.usageReservation
      await commitUsage(transaction, item.usageReservation, Math.min(amount, images.length))
      await transaction
        .updateTable('runItems')
        .set({ usageReservation: null })
        .where('id', '=', item.id)
        .execute()
    }
    const row = await transaction
      .updateTable('imageGenerations')
      .set({
        status,
        message,
        images: JSON.stringify(images),
        // lost images count as their estimate
        cost: status === 'done' ? cost : await costOfPaidCall(transaction, call),
        waitingFor: '',
        refusedBy: refusedBy ? JSON.stringify(refusedBy) : null,
        progress: status === 'done' ? 100 : generation.progress,
        updatedAt: sql`now()`,
      })
      .where('id', '=', generation.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await emitImageGenerationChanged(transaction, row, 'patched')
    await finishRun(transaction, run, { status, message: message || 'Images ready' }, now())
    // last, because it locks what all calls of the account count in
    return bookPaidCall(transaction, call, now())
  })
  await warnAboutLimits({ db, now }, limits)
}
