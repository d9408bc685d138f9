import { Type, type Static } from 'typebox'
import { propertyTypes } from './property-kinds.ts'
import { Id, nullable, recordFields } from '../core/record.ts'

export const scrapeStatuses = ['pending', 'scraped', 'failed'] as const
export type ScrapeStatus = (typeof scrapeStatuses)[number]

/**
 * Blog inside a property that takes posts: a Tumblr blog, a site of a WordPress.com account, or the property
 * itself if it has only one. Campaigns name it as their target.
 */
export const SubProperty = Type.Object({
  ...recordFields,
  propertyId: Id,
  propertyType: Type.Enum(propertyTypes),
  name: Type.String(),
  /** API URL that the connector calls. */
  url: Type.String(),
  /** Public URL. */
  webUrl: Type.String(),
  /** scraped: found, and still present at the latest check. */
  scrapeStatus: Type.Enum(scrapeStatuses),
  /** Whether the connected user may upload images there; null if the platform doesn't say, or takes none. */
  takesImages: nullable(Type.Boolean()),
})
export type SubProperty = Static<typeof SubProperty>

declare module '../core/resources.ts' {
  interface Resources {
    'sub-properties': { record: SubProperty }
  }
}
