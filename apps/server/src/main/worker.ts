import { setPriority } from 'node:os'
import type { AppContext } from '../platform/context.ts'
import { purgeAccountFiles } from '../domains/operations/account-data/remove-account-files.ts'
import { giveBackAttempts } from '../platform/jobs/attempt.ts'
import { purgeBillingEvents } from '../domains/billing/handle-billing-event.ts'
import { accountsToRead } from '../domains/campaigns/checks/article-facts/accounts-to-read.ts'
import { startCampaignRunner } from '../domains/campaigns/runner/campaign-runner.ts'
import { handleClockRollback } from '../domains/operations/handle-clock-rollback.ts'
import { purgeCopies } from '../domains/sites/working-copies/discard-copy.ts'
import { mergeCountChanges } from '../domains/dashboard/fold-counts.ts'
import { purgeDeleted } from '../domains/sites/documents/purge-deleted-documents.ts'
import { purgeLeadFiles } from '../domains/leads/files/purge-lead-files.ts'
import { purgeDownloads } from '../domains/publishing/zip-downloads/purge-downloads.ts'
import { purgeOldLeads } from '../domains/leads/privacy/purge-old-leads.ts'
import { purgeImports } from '../domains/sites/imports/purge-imports.ts'
import { purgeRemovedMedia } from '../domains/media/library/media-removals.ts'
import { purgeMails } from '../domains/notifications/mail/purge-mails.ts'
import { purgeExpiredRecords } from '../domains/operations/retention/purge-expired-records.ts'
import { bookAbandonedCalls } from '../domains/model-calls/ledger/book-abandoned-calls.ts'
import { resumeDueBulks } from '../domains/articles/bulks/resume-due-bulks.ts'
import { resumeDueProjects } from '../domains/generator/projects/resume-due-projects.ts'
import { purgeUnreferencedContents } from '../domains/publishing/publications/purge-hosted-files.ts'
import { purgePublications } from '../domains/publishing/publications/purge-publications.ts'
import { purgeDeliveries } from '../domains/notifications/webhooks/purge-deliveries.ts'
import { startWebhookRunner } from '../domains/notifications/webhooks/webhook-runner.ts'
import { startBoss } from '../platform/jobs/start-pg-boss.ts'
import { wakeDueLinks } from '../domains/links/wake-due-links.ts'
import {
  articlesJob,
  assistedPostJob,
  dueWork,
  feedJob,
  leadAnnouncementJob,
  leadDigestJob,
  linksJob,
  mailJob,
  profileJob,
  propertyJob,
  registry,
  registrationJob,
  resetJob,
  verificationJob,
} from './job-registry.ts'
import type { RegisteredJob } from '../platform/jobs/registered-job.ts'
import { subscribeWorker } from '../platform/jobs/subscribe-worker.ts'
import { enqueueDueWork } from '../platform/jobs/enqueue-due-work.ts'
import { enqueueDueRuns } from '../platform/runs/wake-due-runs.ts'

export interface Worker {
  /**
   * Stops claiming jobs, aborts running ones, and waits for them. Interrupted attempts count as lost only
   * after a crash.
   */
  stop(how?: { readonly isCrash?: boolean }): Promise<void>
}

/** Ms between sweeps for orphaned runs and due feeds. */
const sweepInterval = 5_000
/** Ms between collecting links of new publications, checking due links and reading changed articles. */
const collectInterval = 60_000
/** Ms between purges of records past their retention period. */
const purgeInterval = 10 * 60_000
const bucketInterval = 6 * 3_600_000
const stopTimeout = 30_000
/** Nice value of a separate worker process. */
const backgroundNiceValue = 5

/** Works on jobs until stopped. Resumes runs of killed workers at once. */
export const startWorker = async (
  context: AppContext,
  onError: (error: Error) => void = (error) => process.emitWarning(error),
): Promise<Worker> => {
  // if the API has a separate process, it takes priority over jobs
  if (!context.config.roles.has('web')) setPriority(backgroundNiceValue)
  const boss = await startBoss(context.db, { worksAt: context.databaseUrl, onError })
  const stopping = new AbortController()

  const at = { context, signal: stopping.signal }
  const workOn = <Payload extends object>(job: RegisteredJob<Payload>) => subscribeWorker(boss, job, at)
  for (const registered of registry) await workOn(registered)
  await workOn(feedJob)
  await workOn(verificationJob)
  await workOn(assistedPostJob)
  await workOn(mailJob)
  await workOn(leadDigestJob)
  await workOn(leadAnnouncementJob)
  await workOn(resetJob)
  await workOn(registrationJob)
  await workOn(propertyJob)
  await workOn(linksJob)
  await workOn(profileJob)
  await workOn(articlesJob)

  const kinds = registry.map(({ job }) => job)
  const sweep = async () => {
    await handleClockRollback(context).catch(onError)
    await enqueueDueRuns(context, kinds).catch(onError)
    for (const work of dueWork) await enqueueDueWork(context, work).catch(onError)
    await bookAbandonedCalls(context).catch(onError)
    await resumeDueBulks(context).catch(onError)
    await resumeDueProjects(context).catch(onError)
    await mergeCountChanges(context.db).catch(onError)
  }
  let sweeping = sweep()
  const timer = setInterval(() => {
    sweeping = sweeping.then(sweep)
  }, sweepInterval)
  const collect = async () => {
    await wakeDueLinks(context).catch(onError)
    await enqueueDueWork(context, accountsToRead).catch(onError)
  }
  let collecting = collect()
  const collectTimer = setInterval(() => {
    collecting = collecting.then(collect)
  }, collectInterval)
  const purge = async () => {
    for (const purgeOne of [
      purgeDeleted,
      purgeCopies,
      purgeDownloads,
      purgeLeadFiles,
      purgeImports,
      purgeRemovedMedia,
      purgeAccountFiles,
      purgeOldLeads,
      purgeExpiredRecords,
      purgeBillingEvents,
      purgeMails,
      purgeDeliveries,
    ])
      await purgeOne(context).catch(onError)
  }
  // lists a bucket, on every worker, so it runs rarely
  let nextLook = 0
  const purgePublished = async () => {
    if (context.now().getTime() < nextLook) return
    if (context.config.storage) nextLook = context.now().getTime() + bucketInterval
    for (const purgeOne of [purgePublications, purgeUnreferencedContents])
      await purgeOne(context).catch(onError)
  }
  let purging = purge().then(purgePublished)
  const purgeTimer = setInterval(() => {
    purging = purging.then(purge).then(purgePublished)
  }, purgeInterval)
  await sweeping
  const campaigns = startCampaignRunner(context, { onError })
  const webhooks = startWebhookRunner(context, { onError })

  return {
    stop: async ({ isCrash = false } = {}) => {
      // first, because the remaining time is unknown
      if (!isCrash) await giveBackAttempts(context.db).catch(onError)
      clearInterval(timer)
      clearInterval(purgeTimer)
      clearInterval(collectTimer)
      stopping.abort()
      await sweeping
      await collecting
      await purging
      await campaigns.stop()
      await webhooks.stop()
      await boss.stop({ close: false, graceful: true, timeout: stopTimeout })
      for (const { rest } of registry) await rest?.(context)
    },
  }
}
