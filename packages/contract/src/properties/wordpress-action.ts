import { Type, type Static } from 'typebox'
import { Id, text } from '../core/record.ts'

export const wpActions = ['test', 'categories', 'tags', 'list', 'get', 'update', 'delete'] as const
/** WordPress post statuses (post_status). */
export const wpPostStatuses = ['publish', 'draft', 'pending', 'private', 'future'] as const
export type WpPostStatus = (typeof wpPostStatuses)[number]

/** Action at a WordPress property. */
export const WpAction = Type.Object(
  {
    action: Type.Enum(wpActions),
    propertyId: Id,
    /** Site to use; the first one of the property by default. */
    subPropertyId: Type.Optional(Id),
    /** 'get', 'update' and 'delete': the post's id on its site. */
    postId: Type.Optional(Type.String({ pattern: '^\\d{1,20}$' })),
    /** 'list': words in the title or text. */
    search: Type.Optional(text(200)),
    /** 'list': posts with this status; 'update': the new status. */
    status: Type.Optional(Type.Enum(wpPostStatuses)),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    skip: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
    /** 'update'; absent fields stay unchanged. */
    title: Type.Optional(text(500)),
    html: Type.Optional(text(1_000_000)),
  },
  { additionalProperties: false },
)
export type WpAction = Static<typeof WpAction>

/** Post of a site, whether or not this product created it. */
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

declare module '../core/resources.ts' {
  interface Resources {
    /** The answer depends on the action. */
    'wp-actions': { create: WpAction; created: unknown }
  }
}
