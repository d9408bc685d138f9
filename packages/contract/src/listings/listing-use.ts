import type { CloudName } from '../core/cloud-names.ts'
import type { NapData } from './listing.ts'

/** Kinds of records that show a listing. */
export type NapUseKind = 'site' | 'page' | 'section' | 'campaign'

/** A record that shows a listing. */
export interface NapUsePlace {
  kind: NapUseKind
  /** The record to open. */
  _id: string
  name: string
}

/**
 * State of a listing on the web: its current data; outdated data; absent, although the site uses the listing;
 * present, although the site does not use it; or unknown.
 */
export type ShownListingState = 'current' | 'changed' | 'missing' | 'left' | 'unknown'

/** A place where a site is published that shows a listing, or should. */
export interface ShownListing {
  siteId: string
  siteName: string
  targetId: string
  cloud: CloudName
  accountLabel: string | null
  bucket: string | null
  url: string | null
  publishedAt: string
  state: ShownListingState
  /** Fields that have changed since. */
  changed: (keyof NapData)[]
  /** The site is being published at this moment. */
  isPublishing: boolean
}

/** Where a listing is used. */
export interface NapUses {
  _id: string
  total: number
  /** The first of them by name. */
  data: NapUsePlace[]
  /** Listing data that is public on the web. */
  shown: ShownListing[]
}
