import { Type, type Static } from 'typebox'
import { cloudNames } from '../core/cloud-names.ts'
import { Id, nullable, recordFields } from '../core/record.ts'
import { PublicationReview } from './publication-issue.ts'
import { RunItemStatus, runStatuses } from '../core/run.ts'
import { Destination, IndexNowResult, LiveCheck, SiteCloud } from '../sites/site.ts'

/** Result of a publication at one destination. */
export const PublicationTarget = Type.Object({
  targetId: Id,
  cloud: Type.Enum(cloudNames),
  accountLabel: nullable(Type.String()),
  bucket: nullable(Type.String()),
  status: RunItemStatus,
  /** Why it failed; empty when it did not. */
  message: Type.String(),
  url: nullable(Type.String()),
  /** Pages, files and bytes of the whole site there. */
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

/** Review of a publication, with the first of its issues. */
export const RecordedReview = Type.Object({
  ...PublicationReview.properties,
  /** The user accepted its errors by name; false if it was published automatically. */
  accepted: Type.Boolean(),
})
export type RecordedReview = Static<typeof RecordedReview>

/** One entry of a site's history. */
export const Publication = Type.Object({
  ...recordFields,
  siteId: Id,
  runId: Id,
  /** Counts the publications of the site from 1. */
  number: Type.Integer(),
  /** Who asked for it; empty when they are gone. */
  createdByName: Type.String(),
  restoredFrom: nullable(Id),
  restoredNumber: nullable(Type.Integer()),
  status: Type.Enum(runStatuses),
  message: Type.String(),
  endedAt: nullable(Type.String()),
  targets: Type.Array(PublicationTarget),
  /** Its files are kept: it can be published again as it was. */
  restorable: Type.Boolean(),
  /** The site's pages can be brought back to how they were. */
  pagesKept: Type.Boolean(),
  /** Review for visitors; null for earlier and for restored publications. */
  review: nullable(RecordedReview),
})
export type Publication = Static<typeof Publication>

/** POST /publications: publishes the files of an earlier publication again, byte by byte. */
export const PublicationRestore = Type.Object(
  {
    restore: Id,
    /** Brings the pages of the site back to that state too. */
    pages: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)
export type PublicationRestore = Static<typeof PublicationRestore>

/** POST /publication-plans: what a publication would do. `restore` names an earlier one to be published again. */
export const PublicationPlanCreate = Type.Object(
  {
    siteId: Id,
    clouds: Type.Optional(Type.Array(SiteCloud, { maxItems: 20 })),
    mainDestination: Type.Optional(Destination),
    restore: Type.Optional(Id),
  },
  { additionalProperties: false },
)
export type PublicationPlanCreate = Static<typeof PublicationPlanCreate>

/** Plan for one destination. */
export interface TargetPlan {
  cloud: (typeof cloudNames)[number]
  accountLabel: string | null
  bucket: string | null
  /** Pages, files and bytes of the whole site. */
  pages: number
  objects: number
  bytes: number
  /** Files that are sent because they are not there yet, or because they changed, and their bytes. */
  added: number
  changed: number
  bytesToSend: number
  unchanged: number
  deleted: number
  /** Limitations of this destination, in sentences. */
  limitations: string[]
  /** Reason that there is no plan; the counts are 0 then. */
  error: string | null
}

export interface PublicationPlan {
  status: 'success'
  siteId: string
  /** Pages and files of the site times its places. */
  targets: TargetPlan[]
  /** Review for visitors; null for an earlier publication, which is published unchanged. */
  review: PublicationReview | null
}
