import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { ImageGenerator, ImageJobStatus } from '../providers/image-generation/image-maker.ts'
import type { Outcome } from '../../../platform/outbound/outcome.ts'
import { MediaRefusal } from '../library/media-path.ts'
import { mediaView } from '../library/media-view.ts'
import { changeStep } from '../../../platform/runs/change-step.ts'
import { withRunLock } from '../../../platform/runs/run-lock.ts'
import { markRunStarted, isCancelled, openRun, type RunRow } from '../../../platform/runs/run-lifecycle.ts'
import { endGeneration, type GenerationEnd } from './finish-image-generation.ts'
import { emitImageGenerationChanged, type GenerationRow } from './image-generation-view.ts'
import { openImageGenerator } from './open-image-generator.ts'
import { storePictures } from './store-images.ts'

/** Ms between two polls of a service, and until the task is given up. */
const lookInterval = 3_000
const longest = 20 * 60_000
/** Consecutive polls that may fail, because a gateway restart is no failed image. */
const mostFailures = 5

const cancelled: GenerationEnd = { status: 'cancelled', message: 'The image generation was canceled.' }
const failed = (message: string): GenerationEnd => ({ status: 'failed', message })

const interrupted = failed(
  'The server stopped during image generation, and the service may have charged for it. Generate the image again.',
)

interface Work {
  readonly context: AppContext
  readonly run: RunRow
  readonly generation: GenerationRow
  readonly stopping: AbortSignal
  readonly interval: number
}

/** Stores the progress and emits an event. */
const note = ({ context: { db }, generation }: Work, part: { taskId?: string; progress: number }) =>
  db.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable('imageGenerations')
      .set({ ...part, status: 'running', updatedAt: sql`now()` })
      .where('id', '=', generation.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await emitImageGenerationChanged(transaction, row, 'patched')
  })

const stored = async ({ context, generation }: Work, made: Extract<ImageJobStatus, { state: 'done' }>) => {
  try {
    const images = await storePictures(context, generation, made)
    return { status: 'done', message: generation.message, images, cost: made.cost } satisfies GenerationEnd
  } catch (error) {
    if (error instanceof MediaRefusal) return failed(error.message)
    throw error
  }
}

const asksAgain = (answer: Outcome<ImageJobStatus>): boolean =>
  !answer.ok && ['retryable', 'rate-limited'].includes(answer.failure.kind)

/** Polls until the task has ended. Returns undefined if the process stops; the next worker continues. */
const pollUntilFinished = async (
  work: Work,
  maker: ImageGenerator,
  taskId: string,
): Promise<GenerationEnd | undefined> => {
  const { context, run, stopping, interval } = work
  const since = new Date(work.generation.createdAt).getTime()
  let failures = 0
  let told = -1
  for (;;) {
    if (stopping.aborted) return undefined
    if (await isCancelled(context.db, run)) return cancelled
    const answer = await maker.look!(taskId)
    failures = asksAgain(answer) ? failures + 1 : 0
    if (!answer.ok && (failures === 0 || failures >= mostFailures)) return failed(answer.failure.message)
    if (answer.ok && answer.value.state === 'done') return stored(work, answer.value)
    if (answer.ok && answer.value.state === 'underway' && answer.value.progress !== told) {
      told = answer.value.progress
      await note(work, { taskId, progress: told })
    }
    if (context.now().getTime() - since > longest)
      return failed('The images were not ready within 20 minutes. Try again later.')
    await pause(interval, undefined, { signal: stopping }).catch((error: unknown) => {
      if (!stopping.aborted) throw error
    })
  }
}

const begun = async (work: Work, maker: ImageGenerator): Promise<GenerationEnd | undefined> => {
  const { prompt, model, aspectRatio } = work.generation
  const answer = await maker.begin({ prompt, model, aspectRatio })
  if (!answer.ok) return failed(answer.failure.message)
  if (answer.value.state === 'done') return stored(work, answer.value)
  const { taskId, progress } = answer.value
  await note(work, { taskId, progress })
  return pollUntilFinished(work, maker, taskId)
}

/**
 * Returns images already stored for this generation, after a worker was killed between storing and ending it.
 */
const keptBefore = async ({ context: { db }, generation }: Work): Promise<GenerationEnd | undefined> => {
  const lines = await db
    .selectFrom('imageRights as line')
    .innerJoin('mediaFiles as file', 'file.id', 'line.mediaFileId')
    .selectAll('file')
    .select('line.cost')
    .where('line.accountId', '=', generation.accountId)
    .where('line.source', '=', generation.generator)
    .where('line.sourceId', 'like', `${generation.id}/%`)
    .orderBy('line.sourceId')
    .execute()
  if (lines.length === 0) return undefined
  const images = lines.map((line) => {
    const { url, thumb, width, height } = mediaView(line)
    return { url, thumb, width, height }
  })
  const cost = lines.reduce<number | null>(
    (sum, line) => (line.cost === null ? sum : (sum ?? 0) + line.cost),
    null,
  )
  return { status: 'done', message: generation.message, images, cost }
}

const worked = async (work: Work, wasAtWork: boolean): Promise<GenerationEnd | undefined> => {
  const { context, generation } = work
  const opened = await openImageGenerator(context, generation.accountId, generation.generator)
  if (!opened.ok) return failed(opened.reason)
  if (generation.taskId !== null) return pollUntilFinished(work, opened.maker, generation.taskId)
  // a second request would make, and charge for, a second image
  if (wasAtWork) return (await keptBefore(work)) ?? interrupted
  return begun(work, opened.maker)
}

/**
 * Makes the images of a run. Safe to repeat after a worker was killed: polls tasks that a service already
 * runs and never requests one twice.
 */
export const runImageGeneration = async (
  context: AppContext,
  runId: string,
  stopping: AbortSignal,
  interval = lookInterval,
): Promise<void> => {
  const { db, now } = context
  await withRunLock(db, runId, async () => {
    const run = await openRun(db, runId)
    const generation =
      run &&
      (await db.selectFrom('imageGenerations').selectAll().where('runId', '=', runId).executeTakeFirst())
    if (!run || !generation) return
    if (run.cancelRequested) return endGeneration(context, run, generation, cancelled)
    const step = await db
      .selectFrom('runItems')
      .select(['id', 'working'])
      .where('runId', '=', runId)
      .executeTakeFirstOrThrow()
    await markRunStarted(db, run, now())
    await changeStep(db, { run, step }, { working: true }, { message: 'Generating' })
    const work = { context, run, generation, stopping, interval }
    await note(work, { progress: generation.progress })
    const end = await worked(work, step.working)
    if (end) await endGeneration(context, run, generation, end)
  })
}
