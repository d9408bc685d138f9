import type { AppContext } from '../../platform/context.ts'
import { articleRunner } from './generation/worker/generation-worker.ts'
import type { JobHandler } from '../../platform/jobs/job-handler.ts'

/** Any run wakes the writer, which takes up what waits in the order that is fair to all accounts. */
export const handleWriteArticle: JobHandler<{ runId: string }> = (_run, { context, signal }) =>
  articleRunner(context).wake(signal)

export const whenArticlesIdle = (context: AppContext): Promise<void> => articleRunner(context).rest()
