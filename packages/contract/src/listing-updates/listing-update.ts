import { Type, type Static } from 'typebox'
import type { NapData } from '../listings/listing.ts'
import { Id, text } from '../core/record.ts'
import type { RunStatus } from '../core/run.ts'

/** Kinds of records that can show old data of a listing, in the order an update processes them. */
export const listingPlaceKinds = [
  'section',
  'page',
  'site-page',
  'article',
  'scheduled',
  'site',
  'post',
] as const
export type ListingPlaceKind = (typeof listingPlaceKinds)[number]

/** Maximum number of places in one update or review. */
export const listingUpdatePlaces = 300

/** Part of a record that contains a replacement; 'data' is a field that a site shows by its binding. */
export type ListingTextPart = 'text' | 'title' | 'metaTitle' | 'metaDescription' | 'data'

/** Old data of a listing in its sentence, and its replacement. */
export interface ListingReplacement {
  _id: string
  part: ListingTextPart
  field: keyof NapData
  before: string
  after: string
  /** The rest of the sentence, before and after it. */
  lead: string
  tail: string
  /** It is the target of a link, not visible text. */
  isLink: boolean
}

/** Record that shows old data of a listing. */
export interface ListingPlace {
  kind: ListingPlaceKind
  /** Id of the record. */
  _id: string
  name: string
  /** Site of a page, or blog of a post. */
  where: string
  /** Site a page belongs to. */
  siteId: string | null
  /** URL of its live page. */
  url: string | null
  /** false if it updates automatically or must be changed elsewhere; `note` says which. */
  canUpdate: boolean
  note: string
  /** Identifies the reviewed content; sent back with the update. */
  basedOn: string
  replacements: ListingReplacement[]
}

/** Outcome for a place: 'left' was not changed, for the reason in its message; 'gone' no longer exists. */
export type ListingUpdateOutcome = 'planned' | 'done' | 'left' | 'gone' | 'failed' | 'canceled'

export interface ListingUpdatePlace {
  kind: ListingPlaceKind
  _id: string
  name: string
  outcome: ListingUpdateOutcome
  message: string
  /** Run of a site's publication, until it has ended. */
  publication: { status: RunStatus; message: string } | null
}

/** Latest update of a listing's places. */
export interface ListingUpdate {
  runId: string
  status: RunStatus
  message: string
  cancelRequested: boolean
  done: number
  total: number
  places: ListingUpdatePlace[]
}

/** GET /listing-changes/:id: all places that show previous data of the listing, and its latest update. */
export interface ListingReview {
  /** Id of the listing. */
  _id: string
  businessName: string
  /** Latest change of its data; null if unknown. */
  changedAt: string | null
  places: ListingPlace[]
  update: ListingUpdate | null
}

/**
 * POST /listing-updates: makes the chosen replacements and publishes the places again, as a run. Responds 409
 * while another update of this listing is running.
 */
export const ListingUpdateCreate = Type.Object(
  {
    napId: Id,
    places: Type.Array(
      Type.Object(
        {
          kind: Type.Enum(listingPlaceKinds),
          _id: Id,
          /** Ids of the replacements to make; none for a site, which is published as it is. */
          replacements: Type.Optional(Type.Array(text(64, 1), { maxItems: 500 })),
          basedOn: Type.Optional(text(200)),
          /** Also changes a post that was edited on its blog. */
          overEdits: Type.Optional(Type.Boolean()),
        },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: listingUpdatePlaces },
    ),
  },
  { additionalProperties: false },
)
export type ListingUpdateCreate = Static<typeof ListingUpdateCreate>

/**
 * GET /post-texts/:id: a published post as its blog shows it now, next to what was sent. 'unknown': published
 * before texts were kept; 'unreadable': the platform does not return its text.
 */
export interface PostText {
  _id: string
  state: 'same' | 'edited' | 'unknown' | 'gone' | 'unreadable'
  /** Why the text is unknown, as a sentence. */
  note: string
  sent: { title: string; html: string } | null
  now: { title: string; html: string } | null
  /** Identifies the text on the blog; sent back with the update. */
  basedOn: string
  /** Old data of the listing `napId` in the text on the blog. */
  replacements: ListingReplacement[]
  /** The text before the latest update is kept and can be sent again. */
  canSendEarlier: boolean
}

/** PATCH /post-texts/:id: restores the text the blog showed before the latest update. */
export const PostTextPatch = Type.Object({ sendEarlier: Type.Literal(true) }, { additionalProperties: false })
export type PostTextPatch = Static<typeof PostTextPatch>

declare module '../core/resources.ts' {
  interface Resources {
    'listing-changes': { record: ListingReview }
    'listing-updates': { create: ListingUpdateCreate; created: ListingUpdate }
    'post-texts': { record: PostText; patch: PostTextPatch }
  }
}
