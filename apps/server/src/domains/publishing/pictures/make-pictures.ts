import type { Kysely } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { changeRun } from '../../../platform/runs/change-run.ts'
import { trackProgress } from '../../../platform/runs/report-progress.ts'
import { isCancelled, type RunRow } from '../../../platform/runs/run-lifecycle.ts'
import { makePictureFiles, missingWidths } from '../../media/index.ts'
import type { SiteRow } from '../../sites/index.ts'
import { neededImages } from './picture-needs.ts'
import { openSite } from '../render/site-reader.ts'

/** Returns the images of a site whose files are still to be made. */
const missingPictures = async (
  context: AppContext,
  site: SiteRow,
): Promise<Awaited<ReturnType<typeof missingWidths>>> => {
  const reader = await openSite(context, site)
  try {
    const needed = await neededImages(context.db, site.accountId, reader)
    return await missingWidths(context, site.accountId, needed)
  } finally {
    await reader.close()
  }
}

const messageAt = (done: number, total: number): string =>
  `Making faster images: ${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`

/**
 * Makes the files of a site's images before its pages are sent. Whatever can't be made is left out, so a
 * publication never fails for it. Ends early if the run is canceled or the process stops.
 */
export const makePictures = async (
  context: AppContext,
  { run, site }: { readonly run: RunRow; readonly site: SiteRow },
  stopping: AbortSignal,
): Promise<void> => {
  if (!site.fasterImages || site.removedAt !== null) return
  const missing = await missingPictures(context, site)
  const total = missing.reduce((sum, { widths }) => sum + widths.length, 0)
  if (total === 0) return
  const report = async (db: Kysely<Database>, done: number) => {
    await changeRun(db, run, { message: messageAt(done, total) })
    return isCancelled(db, run)
  }
  const progress = trackProgress((done) => report(context.db, done))
  let done = 0
  try {
    await makePictureFiles(context, site.accountId, missing, {
      signal: AbortSignal.any([progress.signal, stopping]),
      onDone: () => progress.at((done += 1)),
    })
  } finally {
    await progress.end()
  }
  await changeRun(context.db, run, { message: '' })
}
