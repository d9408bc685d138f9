import { setTimeout as delay } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import { renderSite } from '@web2/site'
import type { Database } from '../../db/database.ts'
import { isPublicError } from '../../errors.ts'
import type { Cloud } from '../../providers/clouds/cloud.ts'
import type { CloudFailure } from '../../providers/clouds/failure.ts'
import { changeRun } from '../runs/change-run.ts'
import { trackProgress } from '../runs/progress.ts'
import { loadRenderSite } from './load-render-site.ts'
import { openTarget, placeOf } from './open-target.ts'
import type { TargetStep } from './publication.ts'
import { reserveStep, settleStep } from './step-usage.ts'
import { keepManifest, loadManifest } from './stored-manifest.ts'
import { pagesToSend, planUpload, sendings, type UploadPlan } from './upload-plan.ts'
import { upload, type UploadEnd } from './upload.ts'

export type TargetEnd =
  | { readonly kind: 'done'; readonly url: string }
  | { readonly kind: 'cancelled' }
  /** The process stops; the next one goes on. */
  | { readonly kind: 'interrupted' }
  | { readonly kind: 'failed'; readonly failure: CloudFailure }

/** Address of the primary target's folder, when this target is a copy of another one. */
const primaryBase = async (db: Kysely<Database>, { target }: TargetStep): Promise<string | undefined> => {
  const primary = await db
    .selectFrom('siteTargets')
    .select(['id', 'url'])
    .where('siteId', '=', target.siteId)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (!primary?.url || primary.id === target.id) return undefined
  return primary.url.replace(/index\.html$/, '')
}

/** What happens at this target, with its number where there are several. */
const inTurn = ({ turn, turns }: TargetStep, what: string): string =>
  turns === 1 ? what.charAt(0).toUpperCase() + what.slice(1) : `Place ${turn} of ${turns}: ${what}`

const planFor = async (db: Kysely<Database>, cloud: Cloud, turn: TargetStep): Promise<UploadPlan> => {
  const manifest = await loadManifest(db, turn.target.id)
  if (turn.site.removedAt !== null) return planUpload([], manifest)
  const { site, nap } = await loadRenderSite(turn.context, turn.site)
  const files = renderSite(site, {
    nap,
    year: turn.context.now().getUTCFullYear(),
    directoryIndex: cloud.directoryIndexAt(placeOf(turn.target)),
    baseUrl: cloud.publicUrl(placeOf(turn.target), 'index.html').replace(/index\.html$/, ''),
    primaryBaseUrl: await primaryBase(db, turn),
  })
  return planUpload(files, manifest)
}

/** Aborts with either of two signals; resolves early instead of throwing. */
const pause = async (milliseconds: number, signal: AbortSignal): Promise<void> => {
  try {
    await delay(milliseconds, undefined, { signal })
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

/** Counts of this attempt join those of attempts before it in the same run. */
const storeCounts = (db: Kysely<Database>, { target }: TargetStep, plan: UploadPlan, end: UploadEnd) =>
  db
    .updateTable('siteTargets')
    .set({
      uploaded: sql`uploaded + ${end.value.sent}`,
      deleted: sql`deleted + ${end.value.deleted}`,
      unchanged: plan.unchanged,
      updatedAt: sql`now()`,
    })
    .where('id', '=', target.id)
    .execute()

const send = async (
  pinned: Kysely<Database>,
  cloud: Cloud,
  turn: TargetStep,
  stopping: AbortSignal,
): Promise<TargetEnd> => {
  const { context, run, step, target } = turn
  const { db } = context
  const place = placeOf(target)
  const prepared = turn.site.removedAt === null ? await cloud.prepare(place) : { ok: true as const }
  if (!prepared.ok) return { kind: 'failed', failure: prepared.failure }

  const plan = await planFor(db, cloud, turn)
  const pages = pagesToSend(plan)
  const reservation = await reserveStep(db, step, { accountId: run.accountId, pages, now: context.now() })
  const total = sendings(plan) + plan.stale.length
  const what = total === 0 ? 'nothing has changed' : `sending ${total === 1 ? '1 file' : `${total} files`}`
  await changeRun(db, run, { done: 0, total, message: inTurn(turn, what) })

  const cancelling = new AbortController()
  const progress = trackProgress(
    async (done) => {
      await changeRun(db, run, { done })
      return db
        .selectFrom('runs')
        .select('cancelRequested')
        .where('id', '=', run.id)
        .executeTakeFirstOrThrow()
    },
    () => cancelling.abort(),
  )
  try {
    const end = await upload(cloud, place, plan, {
      manifest: keepManifest(pinned, target.id, () => cancelling.abort()),
      progress: progress.at,
      signal: AbortSignal.any([cancelling.signal, stopping]),
      wait: pause,
      random: Math.random,
    })
    await progress.end()
    await db.transaction().execute(async (transaction) => {
      await storeCounts(transaction, turn, plan, end)
      if (end.ok || !stopping.aborted)
        await settleStep(transaction, step, reservation, pages - end.value.pages)
    })
    if (end.ok) return { kind: 'done', url: cloud.publicUrl(place, 'index.html') }
    if (end.cancelled) return { kind: stopping.aborted ? 'interrupted' : 'cancelled' }
    return { kind: 'failed', failure: end.failure }
  } finally {
    await progress.end()
  }
}

/** One target's turn: prepare, plan, set usage aside, send, settle. `pinned` is the connection that holds the lock. */
export const publishTarget = async (
  pinned: Kysely<Database>,
  turn: TargetStep,
  stopping: AbortSignal,
): Promise<TargetEnd> => {
  const opened = await openTarget(turn.context, turn.target)
  if (!opened.ok) return { kind: 'failed', failure: opened.failure }
  try {
    return await send(pinned, opened.value, turn, stopping)
  } catch (error) {
    // a refusal in people's words, such as a month's allowance that is used up
    if (isPublicError(error))
      return { kind: 'failed', failure: { kind: 'bad-content', message: error.message } }
    throw error
  } finally {
    await opened.value.close()
  }
}
