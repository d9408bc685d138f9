/* The exports that other domains use. */

export { liveDispatcher } from './live-check/live-dispatcher.ts'
export { pictureAssets } from './pictures/picture-needs.ts'
export { siteFolder, sitesInFolder } from './publication-store/folder-storage.ts'
export { storeRoot } from './publication-store/store-paths.ts'
export { passGate, recordedReview, requireAccepted } from './publications/publication-gate.ts'
export { publishKind } from './publications/publication.ts'
export { recordAccepted } from './publications/record-accepted.ts'
export { planPublication, requestPublication } from './publications/request-publication.ts'
export { reviewSite } from './publications/review-site.ts'
export { mediaAssets } from './render/media-assets.ts'
export { openSite } from './render/site-reader.ts'
export type { IsCached, PageBatch, ReaderContext, SiteReader } from './render/site-reading.ts'
