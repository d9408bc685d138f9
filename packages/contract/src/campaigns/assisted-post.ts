import { Type, type Static } from 'typebox'
import { Id, nullable, recordFields, text, Timestamp } from '../core/record.ts'

/** ready: to be posted by a user. lost: it was online and can no longer be found. */
export const assistedPostStatuses = ['ready', 'published', 'lost'] as const

/** Assisted post: an article that a user publishes manually because the platform has no API. */
export const AssistedPost = Type.Object({
  ...recordFields,
  articleId: nullable(Id),
  /** null once the sub-property is deleted. */
  subPropertyId: nullable(Id),
  /** The scheduled post it belongs to. */
  campaignJobId: nullable(Id),
  title: Type.String(),
  placeName: Type.String(),
  placeUrl: Type.String(),
  status: Type.Enum(assistedPostStatuses),
  /** Public URL of the post; empty until the user enters it. */
  url: Type.String(),
  /** Problem found on the page and how to fix it; empty if there is none. */
  problem: Type.String(),
  checkedAt: nullable(Timestamp),
})
export type AssistedPost = Static<typeof AssistedPost>

/** Assisted post with the content to paste and the links to verify on the page. */
export interface AssistedPostContent extends AssistedPost {
  readonly html: string
  readonly text: string
  /** Images to insert manually; `caption` is the text below one, such as a credit. */
  readonly pictures: readonly { readonly url: string; readonly alt: string; readonly caption: string }[]
  readonly links: readonly { readonly url: string; readonly rel: string }[]
}

/** Article for a sub-property, or a waiting scheduled post. Repeating the request returns the same post. */
export const AssistedPostCreate = Type.Object(
  {
    articleId: Type.Optional(Id),
    subPropertyId: Type.Optional(Id),
    campaignJobId: Type.Optional(Id),
  },
  { additionalProperties: false },
)
export type AssistedPostCreate = Static<typeof AssistedPostCreate>

/** URL the article was posted at; the server checks the page before accepting it. */
export const AssistedPostPatch = Type.Object({ url: text(2_000, 1) }, { additionalProperties: false })
export type AssistedPostPatch = Static<typeof AssistedPostPatch>

declare module '../core/resources.ts' {
  interface Resources {
    'assisted-posts': {
      record: AssistedPostContent
      listed: AssistedPost
      create: AssistedPostCreate
      patch: AssistedPostPatch
      patched: AssistedPost
    }
  }
}
