import { switchedOffNote } from '@web2/contract/ai'
import {
  imageGeneratorFacts,
  usedImageModel,
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
import { openImageGenerator } from './open-image-generator.ts'

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
  { generator, prompt, model, aspectRatio }: ImageGenerationCreate,
  note?: NoteRequest,
): Promise<ImageGeneration> => {
  const opened = await openImageGenerator(context, accountId, generator)
  if (!opened.ok) throw keyMissing(opened.reason)
  const { count, models } = imageGeneratorFacts[generator]
  const [proposed] = models
  const known = models.find(({ id }) => id === model) ?? proposed
  const now = context.now()
  const used = usedImageModel(model ?? proposed?.id ?? generator, now.toISOString().slice(0, 10))
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
        model: used.model,
        message: switchedOffNote(used),
        prompt,
        aspectRatio: aspectRatio ?? known?.aspectRatios[0] ?? '1:1',
        taskId: null,
        cost: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await note?.(transaction, id)
    await emitImageGenerationChanged(transaction, row, 'created')
    await context.jobs.enqueue(transaction, generateImagesJob, { runId }, { singletonKey: runId })
    return generationView(row)
  })
}
