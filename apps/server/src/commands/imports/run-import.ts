import { rm } from 'node:fs/promises'
import type { Selectable } from 'kysely'
import type { AppContext } from '../../context.ts'
import type { SiteImportsTable } from '../../db/tables/imports.ts'
import { isPublicError } from '../../errors.ts'
import { ZipUnreadable } from '../../providers/zip/read-zip.ts'
import type { RunRow } from '../publish/publication.ts'
import { changeRun } from '../runs/change-run.ts'
import { trackProgress } from '../runs/progress.ts'
import { withRunLock } from '../runs/run-lock.ts'
import { importPath } from './import-place.ts'
import { makeSite } from './make-site.ts'

const end = async (
  { db, now }: AppContext,
  run: RunRow,
  status: 'done' | 'failed',
  message: string,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await transaction.updateTable('runItems').set({ status, message }).where('runId', '=', run.id).execute()
    await changeRun(transaction, run, { status, message, endedAt: now().toISOString() })
  })

const sentenceOf = (error: unknown): string | undefined => {
  if (error instanceof ZipUnreadable) return error.message
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
  const owner = { accountId: wanted.accountId, userId: wanted.createdBy }
  let done = 0
  const progress = trackProgress(
    async (count) => {
      await changeRun(db, run, { done: count })
      return { cancelRequested: false }
    },
    () => undefined,
  )
  try {
    const { site, report } = await makeSite(context, owner, wanted, importPath(config.dataDir, wanted.id), {
      begin: (total) =>
        changeRun(db, run, { total, message: `Reading ${total === 1 ? '1 file' : `${total} files`}` }),
      step: () => progress.at(++done),
    })
    await progress.end()
    await db
      .updateTable('siteImports')
      .set({ siteId: site._id, report: JSON.stringify(report) })
      .where('id', '=', wanted.id)
      .execute()
    return `“${site.name}” is imported.`
  } finally {
    await progress.end()
  }
}

/** Imports what was uploaded for a run. After a kill it begins anew, unless the site is there already. */
export const runImport = async (context: AppContext, runId: string): Promise<void> => {
  const { db, config, now } = context
  await withRunLock(db, runId, async () => {
    const run = await db
      .selectFrom('runs')
      .selectAll()
      .where('id', '=', runId)
      .where('status', 'in', ['queued', 'running'])
      .executeTakeFirst()
    const wanted =
      run && (await db.selectFrom('siteImports').selectAll().where('runId', '=', runId).executeTakeFirst())
    if (!run || !wanted) return
    await changeRun(db, run, { status: 'running', startedAt: run.startedAt ?? now().toISOString() })
    try {
      const message = wanted.siteId === null ? await work(context, run, wanted) : 'The site is imported.'
      await end(context, run, 'done', message)
    } catch (error) {
      const sentence = sentenceOf(error)
      if (sentence === undefined) throw error
      await end(context, run, 'failed', sentence)
    }
    await rm(importPath(config.dataDir, wanted.id), { force: true })
  })
}
