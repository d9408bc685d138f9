import type { JobDefinition } from '../platform/jobs/job-definition.ts'
import { askResetJob } from '../domains/accounts/jobs.ts'
import { checkPropertyJob } from '../domains/properties/jobs.ts'
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
  checkPropertyJob,
  verifyPropertyJob,
  checkLinksJob,
  checkAssistedPostJob,
]
