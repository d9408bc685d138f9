import { indexPublishedLinks } from './collect-links.ts'
import type { AppContext } from '../../platform/context.ts'
import { enqueueDueWork } from '../../platform/jobs/enqueue-due-work.ts'
import { dueLinks } from './jobs.ts'

/** Collects the links of new publications and enqueues a job for every account with due links. */
export const wakeDueLinks = async (context: AppContext): Promise<void> => {
  await indexPublishedLinks(context)
  await enqueueDueWork(context, dueLinks)
}
