import { setTimeout as delay } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { isPublicError } from '../../../platform/errors.ts'
import { bucketFailure, type Cloud } from '../../clouds/index.ts'
import type { ServiceFailure } from '../../../platform/outbound/outcome.ts'
import { StorageFailure } from '../../../platform/object-storage/storage-error.ts'
import { changeStep } from '../../../platform/runs/change-step.ts'
import { trackProgress } from '../../../platform/runs/report-progress.ts'
import { isCancelled } from '../../../platform/runs/run-lifecycle.ts'
import { openTarget, placeOf } from './open-target.ts'
import { uploadMessage } from './progress-message.ts'
import { planTargetUpload } from './plan-attempt.ts'
import type { TargetStep } from '../publications/publication.ts'
import { reserveStep, settleStep } from './reserve-page-units.ts'
import { openManifestWriter } from './stored-manifest.ts'
import { newPagesOf, fileUploads, type UploadPlan } from './upload-plan.ts'
import { upload, type UploadEnd } from './upload.ts'

export type TargetEnd =
  | { readonly kind: 'done'; readonly url: string }
  | { readonly kind: 'cancelled' }
  /** The process stops; the next worker continues. */
  | { readonly kind: 'interrupted' }
  | { readonly kind: 'failed'; readonly failure: ServiceFailure }

/** Waits until the time has passed or the signal aborts; never rejects. */
const pause = async (milliseconds: number, signal: AbortSignal): Promise<void> => {
  try {
    await delay(milliseconds, undefined, { signal })
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

/** Adds this attempt's counts to those of earlier attempts in the same run. */
const storeCounts = (db: Kysely<Database>, { target }: TargetStep, plan: UploadPlan, end: UploadEnd) =>
  db
    .updateTable('siteTargets')
    .set({
      uploaded: sql`uploaded + ${end.value.sent}`,
      deleted: sql`deleted + ${end.value.deleted}`,
      unchanged: plan.unchanged,
      pages: plan.totals.pages,
      objects: plan.totals.objects,
      bytes: plan.totals.bytes,
      updatedAt: sql`now()`,
    })
    .where('id', '=', target.id)
    .execute()

const send = async (
  pinned: Kysely<Database>,
  cloud: Cloud,
  turn: TargetStep,
  plan: UploadPlan,
  stopping: AbortSignal,
): Promise<TargetEnd> => {
  const { context, run, step, target } = turn
  const { db } = context
  const place = placeOf(target)
  const pages = newPagesOf(plan)
  const reservation = await reserveStep(db, step, { accountId: run.accountId, pages, now: context.now() })
  const total = fileUploads(plan) + plan.stale.length
  const messageAt = (sentPages: number) => uploadMessage(turn, { total, newPages: pages, sentPages })
  const message = messageAt(0)
  await changeStep(db, turn, { done: 0, total, message }, { done: 0, total, message })

  let sentPages = 0
  const progress = trackProgress(async (done) => {
    const now = { done, message: messageAt(sentPages) }
    await changeStep(db, turn, now, now)
    return isCancelled(db, run)
  })
  try {
    const end = await upload(cloud, place, plan, {
      manifest: openManifestWriter(pinned, target.id, progress.cancel),
      progress: (done, newPages) => {
        sentPages = newPages
        progress.at(done)
      },
      signal: AbortSignal.any([progress.signal, stopping]),
      wait: pause,
      random: Math.random,
    })
    await progress.end()
    await db.transaction().execute(async (transaction) => {
      await storeCounts(transaction, turn, plan, end)
      if (end.ok || !stopping.aborted)
        await settleStep(transaction, step, reservation, pages - end.value.newPages)
    })
    if (end.ok) return { kind: 'done', url: cloud.publicUrl(place, 'index.html') }
    if (end.cancelled) return { kind: stopping.aborted ? 'interrupted' : 'cancelled' }
    return { kind: 'failed', failure: end.failure }
  } finally {
    await progress.end()
  }
}

const planAndSend = async (
  pinned: Kysely<Database>,
  cloud: Cloud,
  turn: TargetStep,
  stopping: AbortSignal,
): Promise<TargetEnd> => {
  const prepared =
    turn.site.removedAt === null ? await cloud.prepare(placeOf(turn.target)) : { ok: true as const }
  if (!prepared.ok) return { kind: 'failed', failure: prepared.failure }
  const planned = await planTargetUpload(turn.context.db, cloud, turn)
  if (!planned.ok) return { kind: 'failed', failure: planned.failure }
  try {
    return await send(pinned, cloud, turn, planned.value.plan, stopping)
  } finally {
    await planned.value.close()
  }
}

/**
 * Performs one target's step: prepare, plan, reserve usage, upload, settle. `pinned` is the dedicated
 * connection that holds the lock.
 */
export const publishTarget = async (
  pinned: Kysely<Database>,
  turn: TargetStep,
  stopping: AbortSignal,
): Promise<TargetEnd> => {
  // on the lock's connection, so that a worker that lost it can't switch a site another one publishes by now
  const opened = await openTarget({ ...turn.context, db: pinned }, turn.target)
  if (!opened.ok) return { kind: 'failed', failure: opened.failure }
  try {
    return await planAndSend(pinned, opened.value, turn, stopping)
  } catch (error) {
    // an error message for users, such as used-up units
    if (isPublicError(error))
      return { kind: 'failed', failure: { kind: 'bad-content', message: error.message } }
    if (error instanceof StorageFailure) return { kind: 'failed', failure: bucketFailure(error) }
    throw error
  } finally {
    await opened.value.close()
  }
}
