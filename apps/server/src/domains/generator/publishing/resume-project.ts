import { runTurboKind } from '@web2/contract/generator'
import type { Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { runTurboJob } from '../jobs.ts'
import { findActiveRun } from '../../../platform/runs/start-run.ts'

/** Resumes a project immediately after one project of its sites was published or failed. */
export const resumeProject = async (
  { jobs }: Pick<AppContext, 'jobs'>,
  transaction: Transaction<Database>,
  turboId: string,
): Promise<void> => {
  const runId = await findActiveRun(transaction, runTurboKind, turboId)
  if (runId !== undefined) await jobs.enqueue(transaction, runTurboJob, { runId }, { singletonKey: runId })
}
