import type { GeneratedImage } from '@web2/contract/media'
import { sql } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import { finishRun, type RunRow } from '../../../platform/runs/run-lifecycle.ts'
import { commitUsage } from '../../billing/index.ts'
import { emitImageGenerationChanged, type GenerationRow } from './image-generation-view.ts'

export interface GenerationEnd {
  readonly status: 'done' | 'failed' | 'cancelled'
  /** Reason of a failure; for a success, a note if another model made the image, else empty. */
  readonly message: string
  readonly images?: readonly GeneratedImage[]
  readonly cost?: number | null
}

/**
 * Ends an image generation and its run together. Units of delivered images count as used; the rest of the
 * reservation is released.
 */
export const endGeneration = (
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  run: RunRow,
  generation: GenerationRow,
  { status, message, images = [], cost = null }: GenerationEnd,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
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
        cost,
        progress: status === 'done' ? 100 : generation.progress,
        updatedAt: sql`now()`,
      })
      .where('id', '=', generation.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await emitImageGenerationChanged(transaction, row, 'patched')
    await finishRun(transaction, run, { status, message: message || 'Images ready' }, now())
  })
