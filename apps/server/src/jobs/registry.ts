import type { AppContext } from '../context.ts'
import type { JobHandler } from './handler.ts'
import { askResetJob } from './ask-reset/ask-reset.job.ts'
import { checkPropertyJob, type PropertyToCheck } from './check-property/check-property.job.ts'
import { checkLinksJob } from './check-links/check-links.job.ts'
import { generateImagesJob } from './generate-images/generate-images.job.ts'
import { importSiteJob } from './import-site/import-site.job.ts'
import { mailRegistrationJob } from './mail-registration/mail-registration.job.ts'
import { planTurboJob } from './plan-turbo/plan-turbo.job.ts'
import { pollFeedJob } from './poll-feed/poll-feed.job.ts'
import { publishSiteJob } from './publish-site/publish-site.job.ts'
import { runTurboJob } from './run-turbo/run-turbo.job.ts'
import { sendMailJob } from './send-mail/send-mail.job.ts'
import { checkAssistedPostJob } from './check-assisted-post/check-assisted-post.job.ts'
import { updateListingJob } from './update-listing/update-listing.job.ts'
import { verifyPropertyJob } from './verify-property/verify-property.job.ts'
import { writeArticleJob } from './write-article/write-article.job.ts'
import { writeBulkJob } from './write-bulk/write-bulk.job.ts'
import { zipSiteJob } from './zip-site/zip-site.job.ts'
import type { JobDefinition } from './queue.ts'

export interface RegisteredJob<Payload extends object> {
  readonly job: JobDefinition<Payload>
  /** Jobs of this kind at work at once in one process. */
  readonly concurrency: number
  /** Jobs that are taken from the queue at once; one unless given. */
  readonly batch?: number
  /** Loaded with the first job of its kind. */
  readonly load: () => Promise<JobHandler<Payload>>
  /** Of handlers whose work goes on after they have answered: resolves when it is over. */
  readonly rest?: (context: AppContext) => Promise<void>
}

/** Runs that the worker can do; only it imports this file. A run's kind is the name of its job. */
export const registry: readonly RegisteredJob<{ runId: string }>[] = [
  {
    job: publishSiteJob,
    concurrency: 2,
    load: async () => (await import('./publish-site/publish-site.handler.ts')).handlePublishSite,
  },
  {
    job: zipSiteJob,
    concurrency: 1,
    load: async () => (await import('./zip-site/zip-site.handler.ts')).handleZipSite,
  },
  {
    job: importSiteJob,
    concurrency: 1,
    load: async () => (await import('./import-site/import-site.handler.ts')).handleImportSite,
  },
  {
    job: writeArticleJob,
    concurrency: 1,
    batch: 200,
    load: async () => (await import('./write-article/write-article.handler.ts')).handleWriteArticle,
    rest: async (context) =>
      (await import('./write-article/write-article.handler.ts')).whenArticlesIdle(context),
  },
  {
    job: writeBulkJob,
    concurrency: 2,
    load: async () => (await import('./write-bulk/write-bulk.handler.ts')).handleWriteBulk,
  },
  {
    job: planTurboJob,
    concurrency: 1,
    load: async () => (await import('./plan-turbo/plan-turbo.handler.ts')).handlePlanTurbo,
  },
  {
    job: runTurboJob,
    concurrency: 2,
    load: async () => (await import('./run-turbo/run-turbo.handler.ts')).handleRunTurbo,
  },
  {
    job: updateListingJob,
    concurrency: 2,
    load: async () => (await import('./update-listing/update-listing.handler.ts')).handleUpdateListing,
  },
  {
    job: generateImagesJob,
    // they wait for somebody else nearly all of their time
    concurrency: 8,
    load: async () => (await import('./generate-images/generate-images.handler.ts')).handleGenerateImages,
  },
]

/** Looks at feeds: each is due again by its own clock, so it has no run. */
export const feedJob: RegisteredJob<{ feedId: string }> = {
  job: pollFeedJob,
  concurrency: 2,
  load: async () => (await import('./poll-feed/poll-feed.handler.ts')).handlePollFeed,
}

/** Mails links for new passwords: whoever asked for one does not wait for it. */
export const resetJob: RegisteredJob<{ email: string }> = {
  job: askResetJob,
  concurrency: 1,
  load: async () => (await import('./ask-reset/ask-reset.handler.ts')).handleAskReset,
}

/** Mails what a registration leads to: whoever registers does not wait for it. */
export const registrationJob: RegisteredJob<{ registrationId: string }> = {
  job: mailRegistrationJob,
  concurrency: 1,
  load: async () => (await import('./mail-registration/mail-registration.handler.ts')).handleMailRegistration,
}

/** Sends mail: each is due again by its own clock, so it has no run. */
export const mailJob: RegisteredJob<{ mailId: string }> = {
  job: sendMailJob,
  concurrency: 2,
  load: async () => (await import('./send-mail/send-mail.handler.ts')).handleSendMail,
}

/** Looks at connections of properties: each is due again by its own clock. */
export const propertyJob: RegisteredJob<PropertyToCheck> = {
  job: checkPropertyJob,
  concurrency: 4,
  load: async () => (await import('./check-property/check-property.handler.ts')).handleCheckProperty,
}

/** Goes on with verifications: each waits for people by its own clock, so it has no run. */
export const verificationJob: RegisteredJob<{ verificationId: string }> = {
  job: verifyPropertyJob,
  concurrency: 4,
  load: async () => (await import('./verify-property/verify-property.handler.ts')).handleVerifyProperty,
}

/** Looks at links: each is due again by its own clock. */
export const linksJob: RegisteredJob<{ accountId: string }> = {
  job: checkLinksJob,
  concurrency: 2,
  load: async () => (await import('./check-links/check-links.handler.ts')).handleCheckLinks,
}

/** Looks at posts that people made by hand: each is due again by its own clock. */
export const assistedPostJob: RegisteredJob<{ postId: string }> = {
  job: checkAssistedPostJob,
  concurrency: 2,
  load: async () =>
    (await import('./check-assisted-post/check-assisted-post.handler.ts')).handleCheckAssistedPost,
}
