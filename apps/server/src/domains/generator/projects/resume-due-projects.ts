import { sql } from 'kysely'
import type { AppContext, Contributions } from '../../../platform/context.ts'
import { lockProject, updateProject } from './project-view.ts'

/** Projects per sweep; the rest follows with the next one. */
const atOnce = 50

/**
 * Resumes site projects that the account's monthly AI limit stopped, once the month has ended or the limit was changed.
 * Each continues where it stopped, with the texts that it has.
 */
export const resumeDueProjects = async (context: AppContext): Promise<void> => {
  const { db, now } = context
  const due = await db
    .selectFrom('turbos')
    .select(['id', 'accountId'])
    .where('resumesAt', '<=', now().toISOString())
    .orderBy('resumesAt')
    .limit(atOnce)
    .execute()
  if (due.length === 0) return
  // the generator's code is loaded with its first use
  const { resumeStopped } = await import('./run-project-action.ts')
  for (const project of due)
    await db.transaction().execute(async (transaction) => {
      const locked = await lockProject(transaction, project)
      if (!locked?.resumesAt) return
      if (locked.status === 'stopped') await resumeStopped(context, transaction, locked, locked.createdBy)
      else await updateProject(transaction, locked, { resumesAt: null })
    })
}

/** Lets site projects that wait for the monthly AI limit try again; the next sweep finds them due. */
export const resumeProjectsAfterLimit: Contributions['resumeAfterLimit'] = async (
  transaction,
  { accountId, now },
) => {
  await sql`
    update turbos set resumes_at = ${now.toISOString()}
    where account_id = ${accountId} and resumes_at is not null`.execute(transaction)
}
