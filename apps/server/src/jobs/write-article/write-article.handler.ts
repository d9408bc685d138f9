import type { AppContext } from '../../context.ts'
import { articleWriter } from '../../commands/generations/article-writer.ts'
import type { JobHandler } from '../handler.ts'

/** Any run wakes the writer, which takes up what waits in the order that is fair to all accounts. */
export const handleWriteArticle: JobHandler<{ runId: string }> = (_run, { context, signal }) =>
  articleWriter(context).wake(signal)

export const articlesAtRest = (context: AppContext): Promise<void> => articleWriter(context).rest()
