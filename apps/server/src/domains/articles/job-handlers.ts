import type { AppContext } from '../../platform/context.ts'
import { articleRunner } from './generation/worker/generation-worker.ts'
import type { JobHandler } from '../../platform/jobs/job-handler.ts'
import { runBulk } from './bulks/run-bulk.ts'

export const handleWriteBulk: JobHandler<{ runId: string }> = ({ runId }, { context, signal }) =>
  runBulk(context, runId, signal)

/** Wakes the article worker for any run; it picks waiting runs fairly across accounts. */
export const handleWriteArticle: JobHandler<{ runId: string }> = (_run, { context, signal }) =>
  articleRunner(context).wake(signal)

export const whenArticlesIdle = (context: AppContext): Promise<void> => articleRunner(context).rest()
