import { Type, type Static } from 'typebox'
import { Id, nullable, recordFields, Timestamp } from '../core/record.ts'
import { SiteTarget, siteStatuses } from '../sites/site.ts'

export const turboPageKinds = ['home', 'hub', 'page'] as const
export const turboPageStatuses = ['planned', 'writing', 'ready', 'failed'] as const
export type TurboPageStatus = (typeof turboPageStatuses)[number]

/** Content of the account with which a page is compared, beside the pages of its own project. */
export const turboElsewhereKinds = ['article', 'page', 'site-page'] as const
export type TurboElsewhereKind = (typeof turboElsewhereKinds)[number]

/** One page of a site project: its position and its state, without its HTML. */
export const TurboPage = Type.Object({
  ...recordFields,
  turboId: Id,
  /** The site that it belongs to; null until that is made. */
  siteId: nullable(Id),
  kind: Type.Enum(turboPageKinds),
  position: Type.Integer(),
  name: Type.String(),
  /** Below the site's address: 'lawn-care/boston/'; '' for a first page. */
  path: Type.String(),
  title: Type.String(),
  status: Type.Enum(turboPageStatuses),
  /** Why it has failed; empty otherwise. */
  message: Type.String(),
  /** It belongs to the sample. */
  isSample: Type.Boolean(),
  /** How alike it is to the page that is most like it, 0 to 1; null while nothing is near. */
  similarity: nullable(Type.Number()),
  similarTo: nullable(Id),
  /** The same for what the account has beside this generation: articles, pages of others, pages of sites. */
  elsewhereSimilarity: nullable(Type.Number()),
  /** Released to be published; with `perDay` some wait for their day. */
  releasedAt: nullable(Timestamp),
})
export type TurboPage = Static<typeof TurboPage>

/** PATCH /turbo-pages/<id>: have its texts written again. */
export const TurboPagePatch = Type.Object({ action: Type.Enum(['retry']) }, { additionalProperties: false })
export type TurboPagePatch = Static<typeof TurboPagePatch>

/** GET /turbo-pages/<id>: the page as it would be published now. */
export interface TurboPageContent extends TurboPage {
  readonly html: string
  /** Its own text, and that of the page that is most like it, for a look side by side. */
  readonly text: string
  readonly description: string
  readonly similar: { readonly _id: string; readonly name: string; readonly text: string } | null
  /** The most similar existing content of the account; null if none is similar. */
  readonly elsewhere: {
    readonly kind: TurboElsewhereKind
    readonly _id: string
    readonly name: string
    /** The site or the generation that it belongs to; empty for an article. */
    readonly where: string
    readonly text: string
    readonly similarity: number
  } | null
  /** Values of the placeholders. */
  readonly values: Readonly<Record<string, string>>
}

/** A site of a generation; its record in /cloud-builder has the same `_id`. */
export const TurboSite = Type.Object({
  ...recordFields,
  turboId: Id,
  name: Type.String(),
  rootSlug: Type.String(),
  /** The value of `sitePer` that it is for; empty where there is one site. */
  value: Type.String(),
  status: Type.Enum(siteStatuses),
  siteLink: nullable(Type.String()),
  pages: Type.Integer(),
  released: Type.Integer(),
  runId: nullable(Id),
  targets: Type.Array(SiteTarget),
})
export type TurboSite = Static<typeof TurboSite>

/** GET /turbo-structures/<turboId>: a site as a tree for the diagram. Of many pages below one, the first are named. */
export interface TurboNode {
  readonly name: string
  readonly path: string
  readonly kind: (typeof turboPageKinds)[number] | 'more'
  readonly children: readonly TurboNode[]
}
