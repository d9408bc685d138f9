import type { CloudName } from '../core/cloud-names.ts'
import type { NapData } from './listing.ts'

/** Kinds of records that show a listing. */
export type NapUseKind = 'site' | 'page' | 'section' | 'campaign'

/** Listing reference: a record that shows a listing. */
export interface NapUsePlace {
  kind: NapUseKind
  /** Id of the record to open. */
  _id: string
  name: string
}

/**
 * State of a listing on a published site: 'current' shows its present data, 'changed' other data; 'missing'
 * does not show it although the site uses it; 'left' still shows it although the site no longer uses it;
 * 'unknown' if it can't be determined.
 */
export type ShownListingState = 'current' | 'changed' | 'missing' | 'left' | 'unknown'

/** Destination of a published site that shows a listing, or should. */
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
  /** Fields changed since. */
  changed: (keyof NapData)[]
  /** The site is currently being published. */
  isPublishing: boolean
}

/** References to a listing. */
export interface NapUses {
  _id: string
  total: number
  /** The first of them by name. */
  data: NapUsePlace[]
  /** State of the listing on published sites. */
  shown: ShownListing[]
}

declare module '../core/resources.ts' {
  interface Resources {
    'nap-uses': { record: NapUses }
  }
}
