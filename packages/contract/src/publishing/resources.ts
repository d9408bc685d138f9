import type { ThirdPartyRequest } from '../media/image-generation.ts'
import type { PublicationReview } from './publication-issue.ts'
import type {
  Publication,
  PublicationPlan,
  PublicationPlanCreate,
  PublicationRestore,
} from './publication.ts'
import type { SiteDownload, SiteDownloadCreate, SiteDownloadStarted } from './site-download.ts'

export interface PublishingResources {
  'download-sites': { create: SiteDownloadCreate; created: SiteDownloadStarted }
  'publication-plans': { create: PublicationPlanCreate; created: PublicationPlan }
  'publication-reviews': { record: PublicationReview }
  publications: { record: Publication; create: PublicationRestore }
  'third-party-services': { record: SiteDownload; create: ThirdPartyRequest; created: object }
}
