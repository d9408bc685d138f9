import type { ImageGeneration } from '@web2/contract/media'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { recordEvent } from '../../../platform/events/outbox/record-event.ts'
import type { ImageGenerationsTable } from '../images-tables.ts'

export type GenerationRow = Selectable<ImageGenerationsTable>

export const generationsPath = 'image-generations'

/** A row as the API answers it. */
export const generationView = (row: GenerationRow): ImageGeneration => ({
  _id: row.id,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  createdBy: row.createdBy,
  generator: row.generator,
  model: row.model,
  prompt: row.prompt,
  aspectRatio: row.aspectRatio,
  status: row.status,
  progress: row.progress,
  message: row.message,
  images: row.images,
  cost: row.cost,
})

/** Tells the account's sockets of a generation, in the transaction given. */
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
