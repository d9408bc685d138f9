import type { ImageGeneration } from '@web2/contract/media'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { recordEvent } from '../../../platform/events/outbox/record-event.ts'
import type { ImageGenerationsTable } from '../tables.ts'

export type GenerationRow = Selectable<ImageGenerationsTable>

export const generationsPath = 'image-generations'

/** Returns a row in API form. */
export const generationView = (row: GenerationRow): ImageGeneration => ({
  _id: row.id,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  createdBy: row.createdBy,
  generator: row.generator,
  model: row.model,
  prompt: row.prompt,
  aspectRatio: row.aspectRatio,
  quality: row.quality,
  status: row.status,
  progress: row.progress,
  message: row.message,
  waitingFor: row.waitingFor,
  images: row.images,
  cost: row.cost,
})

/** Emits an event for an image generation in the given transaction. */
export const emitImageGenerationChanged = (
  transaction: Kysely<Database>,
  row: GenerationRow,
  name: 'created' | 'patched',
): Promise<void> =>
  recordEvent(transaction, {
    accountId: row.accountId,
    path: generationsPath,
    name,
    record: generationView(row),
  })
