import { Type, type Static } from 'typebox'
import { Id, nullable, recordFields, text, Timestamp } from '../core/record.ts'

/** ready: to be pasted by a person. lost: it was there, and is not any more. */
export const assistedPostStatuses = ['ready', 'published', 'lost'] as const

/** An article that a person posts by hand, where a platform has no interface for it. */
export const AssistedPost = Type.Object({
  ...recordFields,
  articleId: nullable(Id),
  /** Null once the place was deleted. */
  subPropertyId: nullable(Id),
  /** The planned post of a campaign that it stands for. */
  campaignJobId: nullable(Id),
  title: Type.String(),
  placeName: Type.String(),
  placeUrl: Type.String(),
  status: Type.Enum(assistedPostStatuses),
  /** URL for readers; empty until the user enters it. */
  url: Type.String(),
  /** Description of the problem and its fix; empty if there is none. */
  problem: Type.String(),
  checkedAt: nullable(Timestamp),
})
export type AssistedPost = Static<typeof AssistedPost>

/** Content to paste, with the facts that are verified afterwards. */
export interface AssistedPostContent extends AssistedPost {
  readonly html: string
  readonly text: string
  /** To be put in by hand; `caption` is what stands below one, a credit for instance. */
  readonly pictures: readonly { readonly url: string; readonly alt: string; readonly caption: string }[]
  readonly links: readonly { readonly url: string; readonly rel: string }[]
}

/** An article for a place, or a planned post of a campaign that waits. Asked again, it answers the same post. */
export const AssistedPostCreate = Type.Object(
  {
    articleId: Type.Optional(Id),
    subPropertyId: Type.Optional(Id),
    campaignJobId: Type.Optional(Id),
  },
  { additionalProperties: false },
)
export type AssistedPostCreate = Static<typeof AssistedPostCreate>

/** Reports the URL of the post; the page is checked before it is accepted. */
export const AssistedPostPatch = Type.Object({ url: text(2_000, 1) }, { additionalProperties: false })
export type AssistedPostPatch = Static<typeof AssistedPostPatch>
