import { Type, type Static } from 'typebox'
import { text } from '../core/record.ts'
import { NapData } from './listing.ts'

/** POST /website-listings: reads the business on a website. A URL without a scheme is read by https. */
export const WebsiteListingCreate = Type.Object({ url: text(2_000, 1) }, { additionalProperties: false })
export type WebsiteListingCreate = Static<typeof WebsiteListingCreate>

/** Where on a page a field was found, most reliable first; 'text' is what visitors see. */
export const websiteSourceKinds = ['json-ld', 'microdata', 'microformats', 'text'] as const
export type WebsiteSourceKind = (typeof websiteSourceKinds)[number]

/** Business as its website describes it; nothing is stored. */
export const WebsiteListing = Type.Object({
  /** URL of the page that was read, after redirects. */
  url: Type.String(),
  /** Fields of a business listing that were found; each is valid for a listing. */
  listing: Type.Partial(NapData),
  /** Email address of the business; empty if the website names none. */
  email: Type.String(),
  /** Source of each field of `listing`, and of `email`. */
  sources: Type.Record(
    Type.String(),
    Type.Object({ kind: Type.Enum(websiteSourceKinds), url: Type.String() }),
  ),
})
export type WebsiteListing = Static<typeof WebsiteListing>

declare module '../core/resources.ts' {
  interface Resources {
    'website-listings': { record: WebsiteListing; create: WebsiteListingCreate }
  }
}
