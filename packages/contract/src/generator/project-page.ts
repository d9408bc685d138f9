import { Type, type Static } from 'typebox'
import { Id, nullable, recordFields, Timestamp } from '../core/record.ts'
import { SiteTarget, siteStatuses } from '../sites/site.ts'

export const turboPageKinds = ['home', 'hub', 'page'] as const
export const turboPageStatuses = ['planned', 'writing', 'ready', 'failed'] as const
export type TurboPageStatus = (typeof turboPageStatuses)[number]

/** Kinds of existing content that pages are compared with, besides pages of their own project. */
export const turboElsewhereKinds = ['article', 'page', 'site-page'] as const
export type TurboElsewhereKind = (typeof turboElsewhereKinds)[number]

/** Page of a site project with its position and status, without its HTML. */
export const TurboPage = Type.Object({
  ...recordFields,
  turboId: Id,
  /** Site it belongs to; null until that is created. */
  siteId: nullable(Id),
  kind: Type.Enum(turboPageKinds),
  position: Type.Integer(),
  name: Type.String(),
  /** Path below the site's URL: 'lawn-care/boston/'; '' for a home page. */
  path: Type.String(),
  title: Type.String(),
  status: Type.Enum(turboPageStatuses),
  /** Why it failed; empty otherwise. */
  message: Type.String(),
  /** Part of the sample that is reviewed first. */
  isSample: Type.Boolean(),
  /** Similarity to the most similar page, 0 to 1; null if there is no near duplicate. */
  similarity: nullable(Type.Number()),
  similarTo: nullable(Id),
  /** Similarity to existing content: articles, pages of other projects, pages of sites. */
  elsewhereSimilarity: nullable(Type.Number()),
  /** Time it was released for publishing; with `perDay` some pages wait for their day. */
  releasedAt: nullable(Timestamp),
})
export type TurboPage = Static<typeof TurboPage>

/** PATCH /turbo-pages/<id>: generates its texts again. */
export const TurboPagePatch = Type.Object({ action: Type.Enum(['retry']) }, { additionalProperties: false })
export type TurboPagePatch = Static<typeof TurboPagePatch>

/** GET /turbo-pages/<id>: the page as it would be published now. */
export interface TurboPageContent extends TurboPage {
  readonly html: string
  /** Its own text and that of the most similar page, for a side-by-side view. */
  readonly text: string
  readonly description: string
  readonly similar: { readonly _id: string; readonly name: string; readonly text: string } | null
  /** Most similar existing content; null if there is no near duplicate. */
  readonly elsewhere: {
    readonly kind: TurboElsewhereKind
    readonly _id: string
    readonly name: string
    /** Site or project it belongs to; empty for an article. */
    readonly where: string
    readonly text: string
    readonly similarity: number
  } | null
  /** Values of the placeholders. */
  readonly values: Readonly<Record<string, string>>
}

/** Site of a project; its record in /cloud-builder has the same `_id`. */
export const TurboSite = Type.Object({
  ...recordFields,
  turboId: Id,
  name: Type.String(),
  rootSlug: Type.String(),
  /** Value of `sitePer` it is made for; empty for a single site. */
  value: Type.String(),
  status: Type.Enum(siteStatuses),
  siteLink: nullable(Type.String()),
  pages: Type.Integer(),
  released: Type.Integer(),
  runId: nullable(Id),
  targets: Type.Array(SiteTarget),
})
export type TurboSite = Static<typeof TurboSite>

/**
 * GET /turbo-structures/<turboId>: a site as a tree for the diagram. Names only the first of many child
 * pages.
 */
export interface TurboNode {
  readonly name: string
  readonly path: string
  readonly kind: (typeof turboPageKinds)[number] | 'more'
  readonly children: readonly TurboNode[]
}

declare module '../core/resources.ts' {
  interface Resources {
    'turbo-pages': {
      record: TurboPageContent
      listed: TurboPage
      patch: TurboPagePatch
      patched: TurboPage
    }
    'turbo-sites': { record: TurboSite }
    'turbo-structures': { record: TurboNode }
  }
}
