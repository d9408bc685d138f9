import type { Contributions } from '../platform/context.ts'
import { textKeyTrials } from '../domains/accounts/settings/text-key-trials.ts'
import { resumeAfterLimit } from '../domains/articles/bulks/resume-due-bulks.ts'
import { searchKeyTrials } from '../domains/articles/web-search/key-trials.ts'
import { campaignListingReferences } from '../domains/campaigns/listing-references.ts'
import { campaignsOfProperties } from '../domains/campaigns/posts/cancel-posts-of-property.ts'
import { resumeProjectsAfterLimit } from '../domains/generator/projects/resume-due-projects.ts'
import { resumeProject } from '../domains/generator/publishing/resume-project.ts'
import { siteCalls } from '../domains/leads/calls/site-calls.ts'
import { answerTap } from '../domains/leads/calls/tap-host.ts'
import { leadForms } from '../domains/leads/forms/site-forms.ts'
import { answerVisitor } from '../domains/leads/visitor-pages/visitor-host.ts'
import { inheritChanges } from '../domains/listing-updates/inherit-changes.ts'
import { imageKeyTrials } from '../domains/media/key-trials.ts'
import { recordAccountFiles } from '../domains/operations/account-data/record-account-files.ts'
import { removeAccountFiles } from '../domains/operations/account-data/remove-account-files.ts'
import { answerPreview, withoutSecret } from '../domains/previews/host/preview-host.ts'
import { platformKeyTrials } from '../domains/properties/key-trials.ts'
import { sitePublisher } from '../domains/publishing/publications/site-publisher.ts'
import { moveShownListing, siteListingReferences } from '../domains/sites/listing-references.ts'
import { publishedListings } from '../domains/sites/published-listings.ts'
import { jobDefinitions } from './job-definitions.ts'

/** Implementations by higher domains that lower ones call. */
export const contributions: Contributions = {
  jobDefinitions,
  accountFiles: { record: recordAccountFiles, remove: removeAccountFiles },
  resumeAfterLimit: async (...args) => {
    await resumeAfterLimit(...args)
    await resumeProjectsAfterLimit(...args)
  },
  keyTrials: { ...textKeyTrials, ...imageKeyTrials, ...searchKeyTrials, ...platformKeyTrials },
  listingReferences: {
    kinds: [...siteListingReferences, campaignListingReferences],
    readers: ['generations', 'article_bulk_rows', 'working_copies', 'leads'],
    published: publishedListings,
    onMerge: [moveShownListing, inheritChanges],
  },
  propertyDependents: campaignsOfProperties,
  sitePublisher,
  generatedSites: {
    // the generator's code is loaded with its first site
    open: async (...args) =>
      (await import('../domains/generator/publishing/generated-site-reader.ts')).openGeneratedSite(...args),
    resume: resumeProject,
  },
  leadForms,
  siteCalls,
  callTaps: { answer: answerTap },
  previews: { answer: answerPreview, withoutSecret },
  visitorPages: { answer: answerVisitor },
}
