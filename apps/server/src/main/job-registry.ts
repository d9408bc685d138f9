import { askResetJob, mailRegistrationJob } from '../domains/accounts/jobs.ts'
import {
  checkPropertyJob,
  duePropertyChecks,
  dueVerifications,
  type PropertyToCheck,
  verifyPropertyJob,
} from '../domains/properties/jobs.ts'
import { checkLinksJob } from '../domains/links/jobs.ts'
import { dueAnnouncements } from '../domains/leads/announce/due-announcements.ts'
import { dueLeadDigests } from '../domains/leads/announce/due-digests.ts'
import { announceLeadJob, sendLeadDigestJob } from '../domains/leads/jobs.ts'
import { draftProfileJob, dueDrafts } from '../domains/listings/jobs.ts'
import { generateImagesJob } from '../domains/media/jobs.ts'
import { importSiteJob } from '../domains/sites/jobs.ts'
import { planTurboJob, runTurboJob } from '../domains/generator/jobs.ts'
import { dueFeeds, pollFeedJob } from '../domains/feeds/jobs.ts'
import { publishSiteJob, zipSiteJob } from '../domains/publishing/jobs.ts'
import { dueMails, sendMailJob } from '../domains/notifications/jobs.ts'
import { checkAssistedPostJob, dueAssistedPosts, readArticlesJob } from '../domains/campaigns/jobs.ts'
import { updateListingJob } from '../domains/listing-updates/jobs.ts'
import { writeArticleJob, writeBulkJob } from '../domains/articles/jobs.ts'
import type { DueWork } from '../platform/jobs/enqueue-due-work.ts'
import type { RegisteredJob } from '../platform/jobs/registered-job.ts'

/** Runs that the worker can execute; only it imports this file. A run's kind is the name of its job. */
export const registry: readonly RegisteredJob<{ runId: string }>[] = [
  {
    job: publishSiteJob,
    concurrency: 2,
    load: async () => (await import('../domains/publishing/job-handlers.ts')).handlePublishSite,
  },
  {
    job: zipSiteJob,
    concurrency: 1,
    load: async () => (await import('../domains/publishing/job-handlers.ts')).handleZipSite,
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
    load: async () => (await import('../domains/articles/job-handlers.ts')).handleWriteBulk,
  },
  {
    job: planTurboJob,
    concurrency: 1,
    load: async () => (await import('../domains/generator/job-handlers.ts')).handlePlanTurbo,
  },
  {
    job: runTurboJob,
    concurrency: 2,
    load: async () => (await import('../domains/generator/job-handlers.ts')).handleRunTurbo,
  },
  {
    job: updateListingJob,
    concurrency: 2,
    load: async () => (await import('../domains/listing-updates/job-handlers.ts')).handleUpdateListing,
  },
  {
    job: generateImagesJob,
    // they wait for external services nearly all of the time
    concurrency: 8,
    load: async () => (await import('../domains/media/job-handlers.ts')).handleGenerateImages,
  },
]

/** Polls feeds, each by its own due time instead of a run. */
export const feedJob: RegisteredJob<{ feedId: string }> = {
  job: pollFeedJob,
  concurrency: 2,
  load: async () => (await import('../domains/feeds/job-handlers.ts')).handlePollFeed,
}

/** Emails password-reset links, so that the request does not wait for it. */
export const resetJob: RegisteredJob<{ email: string }> = {
  job: askResetJob,
  concurrency: 1,
  load: async () => (await import('../domains/accounts/job-handlers.ts')).handleAskReset,
}

/** Emails the result of a registration, so that the request does not wait for it. */
export const registrationJob: RegisteredJob<{ registrationId: string }> = {
  job: mailRegistrationJob,
  concurrency: 1,
  load: async () => (await import('../domains/accounts/job-handlers.ts')).handleMailRegistration,
}

/** Sends emails, each by its own due time instead of a run. */
export const mailJob: RegisteredJob<{ mailId: string }> = {
  job: sendMailJob,
  concurrency: 2,
  load: async () => (await import('../domains/notifications/job-handlers.ts')).handleSendMail,
}

/** Sends daily emails about leads, each by its own due time. */
export const leadDigestJob: RegisteredJob<{ siteId: string }> = {
  job: sendLeadDigestJob,
  concurrency: 1,
  load: async () => (await import('../domains/leads/job-handlers.ts')).handleSendLeadDigest,
}

/** Announces leads that could not be announced at once. */
export const leadAnnouncementJob: RegisteredJob<{ leadId: string }> = {
  job: announceLeadJob,
  concurrency: 2,
  load: async () => (await import('../domains/leads/job-handlers.ts')).handleAnnounceLead,
}

/** Checks connections of properties, each by its own due time. */
export const propertyJob: RegisteredJob<PropertyToCheck> = {
  job: checkPropertyJob,
  concurrency: 4,
  load: async () => (await import('../domains/properties/job-handlers.ts')).handleCheckProperty,
}

/** Advances verifications, each by its own due time instead of a run. */
export const verificationJob: RegisteredJob<{ verificationId: string }> = {
  job: verifyPropertyJob,
  concurrency: 4,
  load: async () => (await import('../domains/properties/job-handlers.ts')).handleVerifyProperty,
}

/** Checks links, each by its own due time. */
export const linksJob: RegisteredJob<{ accountId: string }> = {
  job: checkLinksJob,
  concurrency: 2,
  load: async () => (await import('../domains/links/job-handlers.ts')).handleCheckLinks,
}

/** Drafts business profiles, each by its own due time instead of a run. */
export const profileJob: RegisteredJob<{ draftId: string }> = {
  job: draftProfileJob,
  // they wait for websites and models nearly all of the time
  concurrency: 4,
  load: async () => (await import('../domains/listings/job-handlers.ts')).handleDraftProfile,
}

/** Checks assisted posts, each by its own due time. */
export const assistedPostJob: RegisteredJob<{ postId: string }> = {
  job: checkAssistedPostJob,
  concurrency: 2,
  load: async () => (await import('../domains/campaigns/job-handlers.ts')).handleCheckAssistedPost,
}

/** Reads articles ahead of the checks of campaigns. */
export const articlesJob: RegisteredJob<{ accountId: string }> = {
  job: readArticlesJob,
  concurrency: 1,
  load: async () => (await import('../domains/campaigns/job-handlers.ts')).handleReadArticles,
}

/** Work by the clock that each sweep looks for. */
export const dueWork: readonly DueWork<object>[] = [
  dueFeeds,
  dueVerifications,
  dueAssistedPosts,
  dueDrafts,
  dueMails,
  duePropertyChecks,
  dueLeadDigests,
  dueAnnouncements,
]
