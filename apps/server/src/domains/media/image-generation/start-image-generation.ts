import {
  closestRatio,
  imageGeneratorFacts,
  imageModelOf,
  type ImageGeneration,
  type ImageGenerationCreate,
} from '@web2/contract/media'
import type { Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { keyMissing } from '../../../platform/errors.ts'
import { generateImagesJob } from '../jobs.ts'
import { startRun } from '../../../platform/runs/start-run.ts'
import { reserveUsage } from '../../billing/index.ts'
import { generationView, emitImageGenerationChanged } from './image-generation-view.ts'
import { resolveImageGenerator } from './open-image-generator.ts'

interface Owner {
  readonly accountId: string
  readonly userId: string
}

/** Callback in the transaction of the request, so that both are stored or neither. */
type NoteRequest = (transaction: Transaction<Database>, generationId: string) => Promise<void>

/**
 * Starts an image generation: reserves units of the month and enqueues a job. Throws 409 with the catalog's
 * message if a key is missing, 402 if the month's units are used up.
 */
export const startImageGeneration = async (
  context: AppContext,
  { accountId, userId }: Owner,
  { generator: wanted, prompt, model: wantedModel, aspectRatio, quality }: ImageGenerationCreate,
  note?: NoteRequest,
): Promise<ImageGeneration> => {
  const resolved = await resolveImageGenerator(context, accountId, { generator: wanted, model: wantedModel })
  if (!resolved.ok) throw keyMissing(resolved.reason)
  const { generator, model, note: message } = resolved
  const { count, qualities } = imageGeneratorFacts[generator]
  const known = imageModelOf(generator, model)
  const now = context.now()
  return context.db.transaction().execute(async (transaction) => {
    const id = uuidV7()
    const reservation = await reserveUsage(transaction, { accountId, resource: 'images', amount: count }, now)
    const runId = await startRun(transaction, {
      accountId,
      userId,
      kind: generateImagesJob.name,
      subjectId: id,
      message: 'Queued',
      steps: [id],
      now,
    })
    if (runId === null) throw new Error('A generation that was just made has a run already')
    await transaction
      .updateTable('runItems')
      .set({ usageReservation: JSON.stringify(reservation) })
      .where('runId', '=', runId)
      .execute()
    const row = await transaction
      .insertInto('imageGenerations')
      .values({
        id,
        accountId,
        createdBy: userId,
        runId,
        generator,
        model,
        message,
        prompt,
        // pages show the image in this shape, so it is one that the model has
        aspectRatio: closestRatio(known, aspectRatio ?? known.aspectRatios[0] ?? '1:1'),
        quality: quality !== undefined && qualities?.includes(quality) ? quality : null,
        taskId: null,
        cost: null,
        refusedBy: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await note?.(transaction, id)
    await emitImageGenerationChanged(transaction, row, 'created')
    await context.jobs.enqueue(transaction, generateImagesJob, { runId }, { singletonKey: runId })
    return generationView(row)
  })
}
