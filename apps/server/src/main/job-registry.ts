import { askResetJob } from '../domains/accounts/jobs.ts'
import { checkPropertyJob, type PropertyToCheck } from '../domains/properties/jobs.ts'
import { checkLinksJob } from '../domains/links/jobs.ts'
import { generateImagesJob } from '../domains/media/jobs.ts'
import { importSiteJob } from '../domains/sites/jobs.ts'
import { mailRegistrationJob } from '../domains/accounts/mail-registration.job.ts'
import { planTurboJob } from '../domains/generator/jobs.ts'
import { pollFeedJob } from '../domains/feeds/jobs.ts'
import { publishSiteJob } from '../domains/publishing/jobs.ts'
import { runTurboJob } from '../domains/generator/run-turbo.job.ts'
import { sendMailJob } from '../domains/notifications/jobs.ts'
import { checkAssistedPostJob } from '../domains/campaigns/jobs.ts'
import { updateListingJob } from '../domains/listing-updates/jobs.ts'
import { verifyPropertyJob } from '../domains/properties/verify-property.job.ts'
import { writeArticleJob } from '../domains/articles/jobs.ts'
import { writeBulkJob } from '../domains/articles/write-bulk.job.ts'
import { zipSiteJob } from '../domains/publishing/zip-site.job.ts'
import type { RegisteredJob } from '../platform/jobs/registered-job.ts'

/** Runs that the worker can do; only it imports this file. A run's kind is the name of its job. */
export const registry: readonly RegisteredJob<{ runId: string }>[] = [
  {
    job: publishSiteJob,
    concurrency: 2,
    load: async () => (await import('../domains/publishing/job-handlers.ts')).handlePublishSite,
  },
  {
    job: zipSiteJob,
    concurrency: 1,
    load: async () => (await import('../domains/publishing/zip-site.handler.ts')).handleZipSite,
  },
  {
    job: importSiteJob,
    concurrency: 1,
    load: async () => (await import('../domains/sites/job-handlers.ts')).handleImportSite,
  },
  {
    job: writeArticleJob,
    concurrency: 1,
    batch: 200,
    load: async () => (await import('../domains/articles/job-handlers.ts')).handleWriteArticle,
    rest: async (context) => (await import('../domains/articles/job-handlers.ts')).whenArticlesIdle(context),
  },
  {
    job: writeBulkJob,
    concurrency: 2,
    load: async () => (await import('../domains/articles/write-bulk.handler.ts')).handleWriteBulk,
  },
  {
    job: planTurboJob,
    concurrency: 1,
    load: async () => (await import('../domains/generator/job-handlers.ts')).handlePlanTurbo,
  },
  {
    job: runTurboJob,
    concurrency: 2,
    load: async () => (await import('../domains/generator/run-turbo.handler.ts')).handleRunTurbo,
  },
  {
    job: updateListingJob,
    concurrency: 2,
    load: async () => (await import('../domains/listing-updates/job-handlers.ts')).handleUpdateListing,
  },
  {
    job: generateImagesJob,
    // they wait for somebody else nearly all of their time
    concurrency: 8,
    load: async () => (await import('../domains/media/job-handlers.ts')).handleGenerateImages,
  },
]

/** Looks at feeds: each is due again by its own clock, so it has no run. */
export const feedJob: RegisteredJob<{ feedId: string }> = {
  job: pollFeedJob,
  concurrency: 2,
  load: async () => (await import('../domains/feeds/job-handlers.ts')).handlePollFeed,
}

/** Mails links for new passwords: whoever asked for one does not wait for it. */
export const resetJob: RegisteredJob<{ email: string }> = {
  job: askResetJob,
  concurrency: 1,
  load: async () => (await import('../domains/accounts/job-handlers.ts')).handleAskReset,
}

/** Mails what a registration leads to: whoever registers does not wait for it. */
export const registrationJob: RegisteredJob<{ registrationId: string }> = {
  job: mailRegistrationJob,
  concurrency: 1,
  load: async () => (await import('../domains/accounts/mail-registration.handler.ts')).handleMailRegistration,
}

/** Sends mail: each is due again by its own clock, so it has no run. */
export const mailJob: RegisteredJob<{ mailId: string }> = {
  job: sendMailJob,
  concurrency: 2,
  load: async () => (await import('../domains/notifications/job-handlers.ts')).handleSendMail,
}

/** Looks at connections of properties: each is due again by its own clock. */
export const propertyJob: RegisteredJob<PropertyToCheck> = {
  job: checkPropertyJob,
  concurrency: 4,
  load: async () => (await import('../domains/properties/job-handlers.ts')).handleCheckProperty,
}

/** Goes on with verifications: each waits for people by its own clock, so it has no run. */
export const verificationJob: RegisteredJob<{ verificationId: string }> = {
  job: verifyPropertyJob,
  concurrency: 4,
  load: async () => (await import('../domains/properties/verify-property.handler.ts')).handleVerifyProperty,
}

/** Looks at links: each is due again by its own clock. */
export const linksJob: RegisteredJob<{ accountId: string }> = {
  job: checkLinksJob,
  concurrency: 2,
  load: async () => (await import('../domains/links/job-handlers.ts')).handleCheckLinks,
}

/** Looks at posts that people made by hand: each is due again by its own clock. */
export const assistedPostJob: RegisteredJob<{ postId: string }> = {
  job: checkAssistedPostJob,
  concurrency: 2,
  load: async () => (await import('../domains/campaigns/job-handlers.ts')).handleCheckAssistedPost,
}
