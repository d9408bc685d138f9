import { Type, type Static } from 'typebox'
import { cloudNames } from '../core/cloud-names.ts'
import { Id, nullable, recordFields } from '../core/record.ts'
import { PublicationReview } from './publication-issue.ts'
import { RunItemStatus, runStatuses } from '../core/run.ts'
import { Destination, IndexNowResult, LiveCheck, SiteCloud } from '../sites/site.ts'

/** Result of a publication at one target. */
export const PublicationTarget = Type.Object({
  targetId: Id,
  cloud: Type.Enum(cloudNames),
  accountLabel: nullable(Type.String()),
  bucket: nullable(Type.String()),
  status: RunItemStatus,
  /** Why it failed; empty otherwise. */
  message: Type.String(),
  url: nullable(Type.String()),
  /** Pages, files and bytes of the whole site at the target. */
  pages: Type.Integer(),
  objects: Type.Integer(),
  bytes: Type.Integer(),
  uploaded: Type.Integer(),
  unchanged: Type.Integer(),
  deleted: Type.Integer(),
  liveCheck: nullable(LiveCheck),
  indexNow: nullable(IndexNowResult),
})
export type PublicationTarget = Static<typeof PublicationTarget>

const { groups: _groups, hints: _hints, pagesWith: _pagesWith, ...recorded } = PublicationReview.properties

/** Review of a publication, with the first of its issues. */
export const RecordedReview = Type.Object({
  ...recorded,
  /** The publishing user accepted its errors by id; false for an automatic publication. */
  accepted: Type.Boolean(),
})
export type RecordedReview = Static<typeof RecordedReview>

/** Entry of a site's history. */
export const Publication = Type.Object({
  ...recordFields,
  siteId: Id,
  runId: Id,
  /** Number of the publication within the site, from 1. */
  number: Type.Integer(),
  /** Name of the requesting user; empty once they are deleted. */
  createdByName: Type.String(),
  restoredFrom: nullable(Id),
  restoredNumber: nullable(Type.Integer()),
  status: Type.Enum(runStatuses),
  message: Type.String(),
  endedAt: nullable(Type.String()),
  targets: Type.Array(PublicationTarget),
  /** Its files are kept, so it can be published again unchanged. */
  restorable: Type.Boolean(),
  /** The site's pages can be restored to this publication. */
  pagesKept: Type.Boolean(),
  /** Issues of the publication; null for publications before reviews existed and for restored ones. */
  review: nullable(RecordedReview),
})
export type Publication = Static<typeof Publication>

/** POST /publications: publishes the files of an earlier publication again, byte for byte. */
export const PublicationRestore = Type.Object(
  {
    restore: Id,
    /** Also restores the pages of the site to that publication. */
    pages: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)
export type PublicationRestore = Static<typeof PublicationRestore>

/** POST /publication-plans: the effect of a publication. `restore` names an earlier one to publish again. */
export const PublicationPlanCreate = Type.Object(
  {
    siteId: Id,
    clouds: Type.Optional(Type.Array(SiteCloud, { maxItems: 20 })),
    mainDestination: Type.Optional(Destination),
    /** Plans with or without faster images; by default as the site is set. */
    fasterImages: Type.Optional(Type.Boolean()),
    restore: Type.Optional(Id),
  },
  { additionalProperties: false },
)
export type PublicationPlanCreate = Static<typeof PublicationPlanCreate>

/** Effect of a publication on one target. */
export interface TargetPlan {
  cloud: (typeof cloudNames)[number]
  accountLabel: string | null
  bucket: string | null
  /** Pages, files and bytes of the whole site. */
  pages: number
  objects: number
  bytes: number
  /** Files to upload because they are new or changed, and their bytes. */
  added: number
  changed: number
  bytesToSend: number
  unchanged: number
  deleted: number
  /** Limitations of this target, as sentences. */
  limitations: string[]
  /** Why no plan is available; the counts are then 0. */
  error: string | null
}

/** Faster images of a site, which a publication makes before it sends the pages. */
export interface PicturePlan {
  /** Images of the site that are or could be published as AVIF and WebP too. */
  total: number
  /** Images and files to make; those of an earlier publication are kept. */
  images: number
  files: number
  /** Estimated time to make them. */
  seconds: number
  /** Images that are published as they are, with the reason as a sentence. */
  kept: readonly { readonly name: string; readonly why: string }[]
}

export interface PublicationPlan {
  status: 'success'
  siteId: string
  /** One entry per target. */
  targets: TargetPlan[]
  /** Issues that visitors would notice; null for an earlier publication, which is sent unchanged. */
  review: PublicationReview | null
  /** Faster images, also if the site has none yet; null for generated sites and earlier publications. */
  pictures: PicturePlan | null
}

declare module '../core/resources.ts' {
  interface Resources {
    'publication-plans': { create: PublicationPlanCreate; created: PublicationPlan }
    publications: { record: Publication; create: PublicationRestore }
  }
}
