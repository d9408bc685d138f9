import { runTurboKind } from '@web2/contract/generator'
import type { Transaction } from 'kysely'
import type { AppContext } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { runTurboJob } from '../../jobs/run-turbo/run-turbo.job.ts'
import { findActiveRun } from '../runs/start-run.ts'

/** A site of a generation is published, or could not be: the generation goes on at once. */
export const resumeProject = async (
  { jobs }: Pick<AppContext, 'jobs'>,
  transaction: Transaction<Database>,
  turboId: string,
): Promise<void> => {
  const runId = await findActiveRun(transaction, runTurboKind, turboId)
  if (runId !== undefined) await jobs.enqueue(transaction, runTurboJob, { runId }, { singletonKey: runId })
}
