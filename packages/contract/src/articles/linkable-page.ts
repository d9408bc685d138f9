import { Type, type Static } from 'typebox'
import { Id } from '../core/record.ts'

/** Published page with the fields a link needs. */
export const PublishedPage = Type.Object({
  _id: Id,
  siteName: Type.String(),
  /** Name of the page in its site. */
  name: Type.String(),
  /** Its title for search engines; may be empty. */
  title: Type.String(),
  isDefault: Type.Boolean(),
  url: Type.String(),
})
export type PublishedPage = Static<typeof PublishedPage>

declare module '../core/resources.ts' {
  interface Resources {
    'published-pages': { record: PublishedPage }
  }
}
