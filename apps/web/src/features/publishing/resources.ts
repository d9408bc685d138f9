import type {
  Publication,
  PublicationPlan,
  PublicationPlanCreate,
  PublicationRestore,
  SiteDownload,
  SiteDownloadCreate,
  SiteDownloadStarted,
  PublicationReview,
} from '@web2/contract/publishing'
import { apiClient } from '../../lib/api/client.ts'
import { resource } from '../../lib/api/resource.ts'

/** The history of a site, by `siteId`; creating one restores an earlier publication. */
export const publications = resource<Publication, PublicationRestore>('publications')

const planService = async () => (await apiClient()).service('publication-plans')

/** Plans a publication at each destination without changing anything. */
export const planPublication = async (wanted: PublicationPlanCreate): Promise<PublicationPlan> =>
  (await planService()).create(wanted)

/** Reviews of a site or site project by id; read only. */
export const publicationReviews = resource<PublicationReview>('publication-reviews')

const downloadService = async () => (await apiClient()).service('download-sites')

/** Asks for a zip file of a site. */
export const startDownload = async (wanted: SiteDownloadCreate): Promise<SiteDownloadStarted> =>
  (await downloadService()).create(wanted)

/** How far the zip file of a site is, by the id of its download. */
export const siteDownloads = resource<SiteDownload>('third-party-services')
