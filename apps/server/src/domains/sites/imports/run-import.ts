import type { Selectable } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { SiteImportsTable } from '../tables.ts'
import { isPublicError } from '../../../platform/errors.ts'
import { isDiskFull } from '../../../platform/files/is-disk-full.ts'
import { ZipUnreadable } from '../../../platform/zip/read-zip.ts'
import { largeFiles } from '../../../platform/object-storage/large-files.ts'
import { LimitExceeded } from '../../../platform/threads/limit-exceeded.ts'
import { attempt, putAsideSentence } from '../../../platform/jobs/attempt.ts'
import { changeRun } from '../../../platform/runs/change-run.ts'
import { trackProgress } from '../../../platform/runs/report-progress.ts'
import { withRunLock } from '../../../platform/runs/run-lock.ts'
import {
  markRunStarted,
  finishRun,
  openRun,
  type RunEnding,
  type RunRow,
} from '../../../platform/runs/run-lifecycle.ts'
import { importName } from './import-files.ts'
import { makeSite } from './create-imported-site.ts'

const putAside = putAsideSentence(
  'file',
  'Try again with fewer pages, or ask your administrator to check the server log.',
)

/** Returns why an import failed as a message, or undefined if a retry may succeed. */
export const sentenceOf = (error: unknown): string | undefined => {
  if (error instanceof ZipUnreadable || error instanceof LimitExceeded) return error.message
  if (isDiskFull(error)) return 'The server’s disk is full. Free up space, then import the site again.'
  if (!isPublicError(error)) return undefined
  const { errors } = error as { errors?: Record<string, string> }
  return Object.values(errors ?? {})[0] ?? error.message
}

const work = async (
  context: AppContext,
  run: RunRow,
  wanted: Selectable<SiteImportsTable>,
): Promise<string> => {
  const { db, config } = context
  const path = await largeFiles(config).fetch(importName(wanted.id))
  if (path === undefined)
    throw new ZipUnreadable('The uploaded file no longer exists. Import the site again.')
  const owner = { accountId: wanted.accountId, userId: wanted.createdBy }
  let done = 0
  const progress = trackProgress(async (count) => {
    await changeRun(db, run, { done: count })
    return false
  })
  try {
    const site = await makeSite(context, owner, wanted, path, {
      begin: (total) =>
        changeRun(db, run, { total, message: `Reading ${total === 1 ? '1 file' : `${total} files`}` }),
      step: () => progress.at(++done),
      made: async (transaction, { _id: siteId }, report) => {
        await transaction
          .updateTable('siteImports')
          .set({ siteId, report: JSON.stringify(report) })
          .where('id', '=', wanted.id)
          .execute()
      },
    })
    return `“${site.name}” imported`
  } finally {
    await progress.end()
  }
}

const outcome = async (
  context: AppContext,
  run: RunRow,
  wanted: Selectable<SiteImportsTable>,
): Promise<RunEnding> => {
  if (wanted.siteId !== null) return { status: 'done', message: 'Site imported' }
  const { id: subjectId, accountId } = wanted
  const tried = await attempt(context, { kind: 'site-import', subjectId, accountId }, () =>
    work(context, run, wanted).then(
      (message): RunEnding => ({ status: 'done', message }),
      (error: unknown): RunEnding => {
        const message = sentenceOf(error)
        if (message === undefined) throw error
        return { status: 'failed', message }
      },
    ),
  )
  return tried.kind === 'ended' ? tried.result : { status: 'failed', message: putAside }
}

/** Imports the upload of a run. After a kill it starts over, unless the site already exists. */
export const runImport = async (context: AppContext, runId: string): Promise<void> => {
  const { db, config, now } = context
  await withRunLock(db, runId, async () => {
    const run = await openRun(db, runId)
    const wanted =
      run && (await db.selectFrom('siteImports').selectAll().where('runId', '=', runId).executeTakeFirst())
    if (!run || !wanted) return
    await markRunStarted(db, run, now())
    const ending = await outcome(context, run, wanted)
    await db.transaction().execute((transaction) => finishRun(transaction, run, ending, now()))
    await largeFiles(config).drop(importName(wanted.id))
  })
}
