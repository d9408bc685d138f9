/* The exports that other domains use. */

export { markProblem } from './connection/mark-problem.ts'
export { openConnection, type OpenedConnection } from './connection/open-connection.ts'
export type { PageFacts } from './providers/assisted/page-facts.ts'
export { readPage } from './providers/assisted/read-page.ts'
export { isSameSite } from './providers/assisted/same-site.ts'
export type {
  BlogLibrary,
  BlogPicture,
  PostContent,
  PostImprint,
  PostingApi,
  PostManagementApi,
  PostPicture,
  RemotePost,
  RemoteSubProperty,
} from './providers/connector.ts'
export { cutSlug } from './providers/protocols/chosen-slug.ts'
export { imagesIn, withImageAddresses, withoutImages } from './providers/protocols/html-images.ts'
export type { PropertyDependents, RemovedProperty } from './remove-properties.ts'
