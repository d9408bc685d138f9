import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type {
  ImageGenerator,
  ImageJobStatus,
  WantedImage,
} from '../providers/image-generation/image-maker.ts'
import type { Outcome, ServiceFailure } from '../../../platform/outbound/outcome.ts'
import { MediaRefusal } from '../library/media-path.ts'
import { mediaView } from '../library/media-view.ts'
import { readImagePrices } from '../../ai/index.ts'
import { changeStep } from '../../../platform/runs/change-step.ts'
import { withRunLock } from '../../../platform/runs/run-lock.ts'
import { markRunStarted, isCancelled, openRun, type RunRow } from '../../../platform/runs/run-lifecycle.ts'
import { endGeneration, type GenerationEnd } from './finish-image-generation.ts'
import { emitImageGenerationChanged, type GenerationRow } from './image-generation-view.ts'
import { reserveImages } from './image-costs.ts'
import { openOwnService } from './open-image-generator.ts'
import { storePictures } from './store-images.ts'

/** Ms between two polls of a service, and until the task is given up. */
const lookInterval = 3_000
const longest = 20 * 60_000
/** Consecutive polls that may fail, because a gateway restart is no failed image. */
const mostFailures = 5

/** Ms after which a request without room under a limit is tried again, if the limit names no time. */
const shortWait = 2_000

const cancelled = (isPaid: boolean): GenerationEnd => ({
  status: 'cancelled',
  message: 'The image generation was canceled.',
  isPaid,
})
const failed = (message: string): GenerationEnd => ({ status: 'failed', message, isPaid: false })
/** A failure after which the service charges for the image, or may. */
const lost = (message: string, cost: number | null = null): GenerationEnd => ({
  ...{ status: 'failed', message, isPaid: true, cost },
})

const interrupted = lost(
  'The server stopped during image generation, and the service may have charged for it. Generate the image again.',
)

/** The end of a call that failed; paid if the service may have done the work. */
const endOfFailure = ({ message, mayCost }: ServiceFailure): GenerationEnd =>
  mayCost ? lost(message) : failed(message)

interface Work {
  readonly context: AppContext
  readonly run: RunRow
  readonly generation: GenerationRow
  readonly stopping: AbortSignal
  readonly interval: number
}

const wantedOf = async ({
  context: { db },
  generation: { prompt, model, aspectRatio, quality },
}: Work): Promise<WantedImage> => ({
  ...{ prompt, model, aspectRatio, quality },
  prices: await readImagePrices(db),
})

/** Stores the progress and emits an event. */
const note = (
  { context: { db }, generation }: Work,
  part: { taskId?: string; progress?: number; waitingFor?: string },
) =>
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
    const { message } = generation
    return { status: 'done', message, images, isPaid: true, cost: made.cost } satisfies GenerationEnd
  } catch (error) {
    if (error instanceof MediaRefusal) return lost(error.message, made.cost)
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
  since: Date,
): Promise<GenerationEnd | undefined> => {
  const { context, run, stopping, interval } = work
  const wanted = await wantedOf(work)
  let failures = 0
  let told = -1
  for (;;) {
    if (stopping.aborted) return undefined
    if (await isCancelled(context.db, run)) return cancelled(true)
    const answer = await maker.look!(taskId, wanted)
    failures = asksAgain(answer) ? failures + 1 : 0
    if (!answer.ok && (failures === 0 || failures >= mostFailures)) return endOfFailure(answer.failure)
    if (answer.ok && answer.value.state === 'done') return stored(work, answer.value)
    if (answer.ok && answer.value.state === 'underway' && answer.value.progress !== told) {
      told = answer.value.progress
      await note(work, { taskId, progress: told })
    }
    if (context.now().getTime() - since.getTime() > longest)
      return lost('The images were not ready within 20 minutes. Try again later.')
    await pause(interval, undefined, { signal: stopping }).catch((error: unknown) => {
      if (!stopping.aborted) throw error
    })
  }
}

const begun = async (work: Work, maker: ImageGenerator): Promise<GenerationEnd | undefined> => {
  const answer = await maker.begin(await wantedOf(work))
  if (!answer.ok) return endOfFailure(answer.failure)
  if (answer.value.state === 'done') return stored(work, answer.value)
  const { taskId, progress } = answer.value
  await note(work, { taskId, progress })
  // a request may have waited for a limit before
  return pollUntilFinished(work, maker, taskId, work.context.now())
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
  return { status: 'done', message: generation.message, images, isPaid: true, cost }
}

/** Lets a request wait that has no room under a limit while other calls run. Ends it if only a higher limit helps. */
const refused = async (
  work: Work,
  step: { readonly id: string },
  { message, limit, retryAfter = shortWait }: ServiceFailure,
): Promise<GenerationEnd | undefined> => {
  if (limit) return { ...failed(message), refusedBy: limit }
  const { context, run } = work
  const dueAt = new Date(context.now().getTime() + retryAfter).toISOString()
  if (work.generation.waitingFor !== message) await note(work, { waitingFor: message })
  await changeStep(context.db, { run, step }, { dueAt }, { message })
  return undefined
}

const worked = async (
  work: Work,
  step: { readonly id: string; readonly working: boolean },
): Promise<GenerationEnd | undefined> => {
  const { context, run, generation } = work
  const opened = await openOwnService(context, generation.accountId, generation.generator)
  if (!opened.ok) return step.working ? lost(opened.reason) : failed(opened.reason)
  const { taskId, createdAt } = generation
  if (taskId !== null) return pollUntilFinished(work, opened.maker, taskId, new Date(createdAt))
  // a second request would make, and charge for, a second image
  if (step.working) return (await keptBefore(work)) ?? interrupted
  const entry = await reserveImages(context, generation)
  if (!entry.ok) return refused(work, step, entry.failure)
  await changeStep(context.db, { run, step }, { working: true }, { message: 'Generating' })
  await note(work, { progress: generation.progress, waitingFor: '' })
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
    const step = await db
      .selectFrom('runItems')
      .select(['id', 'working'])
      .where('runId', '=', runId)
      .executeTakeFirstOrThrow()
    if (run.cancelRequested) return endGeneration(context, run, generation, cancelled(step.working))
    await markRunStarted(db, run, now())
    const work = { context, run, generation, stopping, interval }
    const end = await worked(work, step)
    if (end) await endGeneration(context, run, generation, end)
  })
}
