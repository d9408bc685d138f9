import { Type, type Static } from 'typebox'
import type { NapData } from '../listings/listing.ts'
import { Id, text } from '../core/record.ts'
import type { RunStatus } from '../core/run.ts'

/** Kinds of places that can show old data of a listing, in the order in which an update goes through them. */
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

/** Places that one update takes, and that one review lists. */
export const listingUpdatePlaces = 300

/** Where in a record a replacement stands; 'data': a site shows the field by its binding. */
export type ListingTextPart = 'text' | 'title' | 'metaTitle' | 'metaDescription' | 'data'

/** Old data of a listing in its sentence, and what takes its place. */
export interface ListingReplacement {
  _id: string
  part: ListingTextPart
  field: keyof NapData
  before: string
  after: string
  /** The sentence around it. */
  lead: string
  tail: string
  /** It is the target of a link, and no text that is read. */
  isLink: boolean
}

/** A record that shows old data of a listing. */
export interface ListingPlace {
  kind: ListingPlaceKind
  /** The record. */
  _id: string
  name: string
  /** The site of a page, the blog of a post. */
  where: string
  /** The site that a page belongs to. */
  siteId: string | null
  /** Its live page. */
  url: string | null
  /** False: it changes by itself, or has to be changed somewhere else; `note` says which. */
  canUpdate: boolean
  note: string
  /** Names what was reviewed; goes back with the update. */
  basedOn: string
  replacements: ListingReplacement[]
}

/** Result for one place: 'left' was not changed, for the reason in its message; 'gone' no longer exists. */
export type ListingUpdateOutcome = 'planned' | 'done' | 'left' | 'gone' | 'failed' | 'canceled'

export interface ListingUpdatePlace {
  kind: ListingPlaceKind
  _id: string
  name: string
  outcome: ListingUpdateOutcome
  message: string
  /** A site's publication: its run, until it has ended. */
  publication: { status: RunStatus; message: string } | null
}

/** The latest update of a listing's places. */
export interface ListingUpdate {
  runId: string
  status: RunStatus
  message: string
  cancelRequested: boolean
  done: number
  total: number
  places: ListingUpdatePlace[]
}

/** GET /listing-changes/:id: every place that shows what the listing said before, and its latest update. */
export interface ListingReview {
  /** The listing. */
  _id: string
  businessName: string
  /** The latest change of its data; null when none is known. */
  changedAt: string | null
  places: ListingPlace[]
  update: ListingUpdate | null
}

/**
 * POST /listing-updates: the chosen replacements are made and the places published again, as a run. 409 while an
 * update of this listing is running.
 */
export const ListingUpdateCreate = Type.Object(
  {
    napId: Id,
    places: Type.Array(
      Type.Object(
        {
          kind: Type.Enum(listingPlaceKinds),
          _id: Id,
          /** Ids of the replacements to make; of a site none are named, it is published as it is. */
          replacements: Type.Optional(Type.Array(text(64, 1), { maxItems: 500 })),
          basedOn: Type.Optional(text(200)),
          /** Updates a post even if it was edited on its blog. */
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
 * GET /post-texts/:id: a published post as its blog shows it now, beside what was sent. 'unknown': it was published
 * before texts were kept; 'unreadable': the platform does not say what it shows.
 */
export interface PostText {
  _id: string
  state: 'same' | 'edited' | 'unknown' | 'gone' | 'unreadable'
  /** Why the text is not known, in a sentence. */
  note: string
  sent: { title: string; html: string } | null
  now: { title: string; html: string } | null
  /** Names what the blog shows; goes back with the update. */
  basedOn: string
  /** Old data of the listing that `napId` names, in what the blog shows. */
  replacements: ListingReplacement[]
  /** The text before the latest update is kept and can be sent again. */
  canSendEarlier: boolean
}

/** PATCH /post-texts/:id: the blog gets the text back that it showed before the latest update. */
export const PostTextPatch = Type.Object({ sendEarlier: Type.Literal(true) }, { additionalProperties: false })
export type PostTextPatch = Static<typeof PostTextPatch>
