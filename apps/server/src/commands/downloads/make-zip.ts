import type { Selectable } from 'kysely'
import type { RunStatus } from '@web2/contract'
import type { AppContext } from '../../context.ts'
import type { SiteDownloadsTable } from '../../db/tables/downloads.ts'
import type { RunRow, SiteRow } from '../publish/publication.ts'
import { changeRun } from '../runs/change-run.ts'
import { trackProgress } from '../runs/progress.ts'
import { withRunLock } from '../runs/run-lock.ts'
import { writeZip } from './write-zip.ts'
import { zipFiles } from './zip-files.ts'
import { zipPath } from './zip-place.ts'

interface Ending {
  readonly status: Extract<RunStatus, 'done' | 'failed' | 'cancelled'>
  readonly message: string
  readonly size?: number
}

const isDiskFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')

const diskFull: Ending = {
  status: 'failed',
  message: 'The disk of this installation is full. Make room on it, then download the site again.',
}

const end = async (
  { db, now }: AppContext,
  run: RunRow,
  download: Selectable<SiteDownloadsTable>,
  { status, message, size }: Ending,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    if (size !== undefined)
      await transaction.updateTable('siteDownloads').set({ size }).where('id', '=', download.id).execute()
    await transaction
      .updateTable('runItems')
      .set({ status, message, working: false })
      .where('runId', '=', run.id)
      .execute()
    await changeRun(transaction, run, { status, message, endedAt: now().toISOString() })
  })

/** Packs the site; undefined when the process stops and the next one begins anew. */
const packed = async (
  context: AppContext,
  run: RunRow,
  site: SiteRow,
  path: string,
  stopping: AbortSignal,
): Promise<Ending | undefined> => {
  const { db } = context
  const cancelling = new AbortController()
  const total = [...(await zipFiles(context, site))].length
  await changeRun(db, run, {
    done: 0,
    total,
    message: `Packing ${total === 1 ? '1 file' : `${total} files`}`,
  })
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
    const signal = AbortSignal.any([cancelling.signal, stopping])
    const size = await writeZip(path, await zipFiles(context, site), { at: progress.at, signal })
    await progress.end()
    if (size !== null) return { status: 'done', message: 'The zip file is ready.', size }
    return stopping.aborted ? undefined : { status: 'cancelled', message: 'The download was cancelled.' }
  } catch (error) {
    if (isDiskFull(error)) return diskFull
    throw error
  } finally {
    await progress.end()
  }
}

/** Makes the zip file of a run. Safe to call again after a worker was killed: it begins anew. */
export const makeZip = async (context: AppContext, runId: string, stopping: AbortSignal): Promise<void> => {
  const { db, now, config } = context
  await withRunLock(db, runId, async () => {
    const run = await db
      .selectFrom('runs')
      .selectAll()
      .where('id', '=', runId)
      .where('status', 'in', ['queued', 'running'])
      .executeTakeFirst()
    const download =
      run && (await db.selectFrom('siteDownloads').selectAll().where('runId', '=', runId).executeTakeFirst())
    if (!run || !download) return
    const site = await db
      .selectFrom('sites')
      .selectAll()
      .where('id', '=', download.siteId)
      .where('removedAt', 'is', null)
      .executeTakeFirst()
    if (!site)
      return end(context, run, download, { status: 'failed', message: 'The site does not exist any more.' })
    if (run.cancelRequested)
      return end(context, run, download, { status: 'cancelled', message: 'The download was cancelled.' })
    await changeRun(db, run, { status: 'running', startedAt: run.startedAt ?? now().toISOString() })
    const ending = await packed(context, run, site, zipPath(config.dataDir, download.id), stopping)
    if (ending) await end(context, run, download, ending)
  })
}
