import { Type, type Static } from 'typebox'
import { nullable, text } from './record.ts'

/** A page as it is being worked on, before it is saved. */
export const CachedPage = Type.Object(
  {
    /** Of the page, or any name for one that is not saved yet. */
    _id: text(80, 1),
    name: Type.Optional(text(120)),
    slug: Type.Optional(text(80)),
    parentId: Type.Optional(nullable(text(80))),
    html: Type.Optional(Type.String()),
    document: Type.Optional(Type.Unknown()),
    isDuplicated: Type.Optional(Type.Boolean()),
    /** It was there before the site was opened for editing. */
    disabled: Type.Optional(Type.Boolean()),
    /** updatedAt of the stored page that it was made from. */
    basedOn: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
)
export type CachedPage = Static<typeof CachedPage>

/** PUT and PATCH /cached-data/:id. PUT replaces what was cached; PATCH changes these pages and leaves the others. */
export const CachedDataChange = Type.Object(
  { pages: Type.Array(CachedPage, { maxItems: 1_000 }) },
  { additionalProperties: false },
)
export type CachedDataChange = Static<typeof CachedDataChange>

/** What a user has not saved yet of a site; nobody else sees it. The id is the site's, or one the client makes up. */
export interface CachedData {
  _id: string
  createdAt: string
  updatedAt: string
  pages: CachedPage[]
}
