import type { PublicationPlanCreate, SiteDownloadCreate } from '@web2/contract/publishing'
import { resource } from '../../lib/api/resource.ts'

/** The history of a site, by `siteId`; creating one restores an earlier publication. */
export const publications = resource('publications')

/** Plans a publication at each destination without changing anything. */
export const planPublication = (wanted: PublicationPlanCreate) => resource('publication-plans').create(wanted)

/** Reviews of a site or site project by id; read only. */
export const publicationReviews = resource('publication-reviews')

/** Asks for a zip file of a site. */
export const startDownload = (wanted: SiteDownloadCreate) => resource('download-sites').create(wanted)

/** How far the zip file of a site is, by the id of its download. */
export const siteDownloads = resource('third-party-services')
