import { Type, type Static } from 'typebox'
import { propertyTypes } from './property-kinds.ts'
import { Id, nullable, recordFields } from '../core/record.ts'

export const scrapeStatuses = ['pending', 'scraped', 'failed'] as const
export type ScrapeStatus = (typeof scrapeStatuses)[number]

/**
 * One place of a property that takes posts: a Tumblr blog, a site of a WordPress.com account, the site itself where a
 * property has only one. It is what campaigns name as their targets.
 */
export const SubProperty = Type.Object({
  ...recordFields,
  propertyId: Id,
  propertyType: Type.Enum(propertyTypes),
  name: Type.String(),
  /** Where its interface is; what the connector calls. */
  url: Type.String(),
  /** Where readers open it. */
  webUrl: Type.String(),
  /** scraped: found, and still there when it was last looked for. */
  scrapeStatus: Type.Enum(scrapeStatuses),
  /** Whether the connected user may upload images there; null where the platform does not say, or takes none. */
  takesImages: nullable(Type.Boolean()),
})
export type SubProperty = Static<typeof SubProperty>
