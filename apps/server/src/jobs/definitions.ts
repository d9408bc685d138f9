import type { JobDefinition } from './queue.ts'
import { askResetJob } from './ask-reset/ask-reset.job.ts'
import { checkPropertyJob } from './check-property/check-property.job.ts'
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

/** Every job there is, for those who enqueue. Handlers are in registry.ts, for the worker. */
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
