import type { Contributions } from '../../../platform/context.ts'
import { IssuesUnaccepted } from '../../../platform/errors.ts'
import { findActiveRun, startRun } from '../../../platform/runs/start-run.ts'
import { publishSiteJob } from '../jobs.ts'
import { publishKind } from './publication.ts'
import { requestPublication, retryPublication } from './request-publication.ts'

/** Publishing, for the domain of sites. */
export const sitePublisher: Contributions['sitePublisher'] = {
  publish: requestPublication,
  retry: retryPublication,

  publishStored: async (context, actor, site, clouds, options) => {
    try {
      return await requestPublication(context, actor, site._id, clouds, options)
    } catch (error) {
      if (!(error instanceof IssuesUnaccepted)) throw error
      throw new IssuesUnaccepted(`The site is saved but not published. ${error.message}`, {
        ...error.details,
        site,
      })
    }
  },

  isPublishing: async (transaction, siteId) =>
    (await findActiveRun(transaction, publishKind, siteId)) !== undefined,

  takeDown: async ({ now, jobs }, transaction, { accountId, userId }, site, targetIds) => {
    const runId = await startRun(transaction, {
      accountId,
      userId,
      kind: publishKind,
      subjectId: site.id,
      message: `Taking “${site.name}” offline`,
      steps: targetIds,
      now: now(),
    })
    if (runId) await jobs.enqueue(transaction, publishSiteJob, { runId }, { singletonKey: runId })
  },
}
