import type { JobDefinition } from '../platform/jobs/job-definition.ts'
import { askResetJob, mailRegistrationJob } from '../domains/accounts/jobs.ts'
import { checkPropertyJob, verifyPropertyJob } from '../domains/properties/jobs.ts'
import { checkLinksJob } from '../domains/links/jobs.ts'
import { announceLeadJob, sendLeadDigestJob } from '../domains/leads/jobs.ts'
import { draftProfileJob } from '../domains/listings/jobs.ts'
import { generateImagesJob } from '../domains/media/jobs.ts'
import { importSiteJob } from '../domains/sites/jobs.ts'
import { planTurboJob, runTurboJob } from '../domains/generator/jobs.ts'
import { pollFeedJob } from '../domains/feeds/jobs.ts'
import { publishSiteJob, zipSiteJob } from '../domains/publishing/jobs.ts'
import { sendMailJob } from '../domains/notifications/jobs.ts'
import { checkAssistedPostJob, readArticlesJob } from '../domains/campaigns/jobs.ts'
import { updateListingJob } from '../domains/listing-updates/jobs.ts'
import { writeArticleJob, writeBulkJob } from '../domains/articles/jobs.ts'

/** All jobs, for enqueueing. Handlers are in job-registry.ts, for the worker. */
export const jobDefinitions: readonly JobDefinition<object>[] = [
  publishSiteJob,
  zipSiteJob,
  importSiteJob,
  writeArticleJob,
  writeBulkJob,
  planTurboJob,
  runTurboJob,
  updateListingJob,
  pollFeedJob,
  generateImagesJob,
  askResetJob,
  mailRegistrationJob,
  sendMailJob,
  sendLeadDigestJob,
  announceLeadJob,
  checkPropertyJob,
  verifyPropertyJob,
  checkLinksJob,
  draftProfileJob,
  checkAssistedPostJob,
  readArticlesJob,
]
