import { Type, type Static } from 'typebox'
import { Id, text } from '../core/record.ts'

export const wpActions = ['test', 'categories', 'tags', 'list', 'get', 'update', 'delete'] as const
/** States of a post that WordPress has (post_status). */
export const wpPostStatuses = ['publish', 'draft', 'pending', 'private', 'future'] as const
export type WpPostStatus = (typeof wpPostStatuses)[number]

/** Action on a WordPress property. */
export const WpAction = Type.Object(
  {
    action: Type.Enum(wpActions),
    propertyId: Id,
    /** The site that is meant; the first one of the property when it is not named. */
    subPropertyId: Type.Optional(Id),
    /** 'get', 'update' and 'delete': the post's id at its site. */
    postId: Type.Optional(Type.String({ pattern: '^\\d{1,20}$' })),
    /** 'list': words in title or text. */
    search: Type.Optional(text(200)),
    /** 'list': posts in this state; 'update': the state it gets. */
    status: Type.Optional(Type.Enum(wpPostStatuses)),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    skip: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
    /** 'update'; what is absent stays. */
    title: Type.Optional(text(500)),
    html: Type.Optional(text(1_000_000)),
  },
  { additionalProperties: false },
)
export type WpAction = Static<typeof WpAction>

/** A post of a site, by any author. */
export interface WpPost {
  readonly externalId: string
  readonly url: string
  readonly title: string
  readonly status: string
  readonly date: string
}

export interface WpPostText extends WpPost {
  readonly html: string
}

export interface WpPostList {
  readonly total: number
  readonly posts: readonly WpPost[]
}
