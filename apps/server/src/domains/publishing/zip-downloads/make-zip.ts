import type { Selectable } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { SiteDownloadsTable } from '../tables.ts'
import { isDiskFull } from '../../../platform/files/is-disk-full.ts'
import type { SiteRow } from '../../sites/index.ts'
import { largeFiles } from '../../../platform/object-storage/large-files.ts'
import { StorageFailure } from '../../../platform/object-storage/storage-error.ts'
import { attempt, putAsideSentence } from '../../../platform/jobs/attempt.ts'
import { changeRun } from '../../../platform/runs/change-run.ts'
import { trackProgress } from '../../../platform/runs/report-progress.ts'
import { withRunLock } from '../../../platform/runs/run-lock.ts'
import {
  markRunStarted,
  finishRun,
  isCancelled,
  openRun,
  type RunEnding,
  type RunRow,
} from '../../../platform/runs/run-lifecycle.ts'
import { writeZip } from './write-zip.ts'
import { zipFiles } from './zip-files.ts'
import { zipName } from './zip-file-name.ts'

interface Ending extends RunEnding {
  /** Size of the zip file in bytes. */
  readonly size?: number
}

const cancelled: Ending = { status: 'cancelled', message: 'The download was canceled.' }

const diskFull: Ending = {
  status: 'failed',
  message: 'The server’s disk is full. Free up space, then download the site again.',
}

const storeAway: Ending = {
  status: 'failed',
  message:
    'The zip file could not be stored. Download the site again in a moment, and contact your administrator if this keeps happening.',
}

const putAside: Ending = {
  status: 'failed',
  message: putAsideSentence('site', 'Review its pages, then download it again.'),
}

const end = async (
  { db, now }: AppContext,
  run: RunRow,
  download: Selectable<SiteDownloadsTable>,
  ending: Ending,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { size } = ending
    if (size !== undefined)
      await transaction.updateTable('siteDownloads').set({ size }).where('id', '=', download.id).execute()
    await finishRun(transaction, run, ending, now())
  })

/** Packs the site. Returns undefined if the process stops; the next worker starts over. */
const packed = async (
  context: AppContext,
  run: RunRow,
  site: SiteRow,
  { id, address }: Selectable<SiteDownloadsTable>,
  stopping: AbortSignal,
): Promise<Ending | undefined> => {
  const { db, config } = context
  const store = largeFiles(config)
  const name = zipName(id)
  const { files, pages, close } = await zipFiles(context, site, address)
  const message = `Packing ${pages === 1 ? '1 page' : `${pages} pages`}`
  const progress = trackProgress(async (done) => {
    // the number of files besides pages is known only after packing
    await changeRun(db, run, { done, total: Math.max(pages, done) })
    return isCancelled(db, run)
  })
  try {
    await changeRun(db, run, { done: 0, total: pages, message })
    const signal = AbortSignal.any([progress.signal, stopping])
    const size = await writeZip(store.pathOf(name), files, { at: progress.at, signal })
    await progress.end()
    if (size === null) return stopping.aborted ? undefined : cancelled
    await store.keep(name)
    return { status: 'done', message: 'Zip file ready', size }
  } catch (error) {
    if (isDiskFull(error)) return diskFull
    if (error instanceof StorageFailure) return storeAway
    throw error
  } finally {
    await progress.end()
    await close()
  }
}

/** Creates the zip file of a run. Safe to repeat after a worker was killed: it starts over. */
export const makeZip = async (context: AppContext, runId: string, stopping: AbortSignal): Promise<void> => {
  const { db, now } = context
  await withRunLock(db, runId, async () => {
    const run = await openRun(db, runId)
    const download =
      run && (await db.selectFrom('siteDownloads').selectAll().where('runId', '=', runId).executeTakeFirst())
    if (!run || !download) return
    const site = await db
      .selectFrom('sites')
      .selectAll()
      .where('id', '=', download.siteId)
      .where('removedAt', 'is', null)
      .executeTakeFirst()
    if (!site) return end(context, run, download, { status: 'failed', message: 'The site no longer exists.' })
    if (run.cancelRequested) return end(context, run, download, cancelled)
    await markRunStarted(db, run, now())
    const unit = { kind: 'zip-file', subjectId: download.id, accountId: run.accountId }
    const tried = await attempt(context, unit, () => packed(context, run, site, download, stopping))
    const ending = tried.kind === 'ended' ? tried.result : putAside
    if (ending) await end(context, run, download, ending)
  })
}
