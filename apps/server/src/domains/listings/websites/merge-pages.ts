import { websiteSourceKinds, type WebsiteListing } from '@web2/contract/listings'
import type { PageBusiness } from './read-page.ts'
import { addressFields, type WebsiteFields } from './website-fields.ts'

type Source = WebsiteListing['sources'][string]

const isAddressField = (field: string): boolean => addressFields.some((each) => each === field)

/** Returns what pages say, the most reliable source first, of each page in turn. */
const inOrder = (pages: readonly PageBusiness[]) =>
  websiteSourceKinds.flatMap((kind) =>
    pages.flatMap(({ url, found }) =>
      found.filter((each) => each.kind === kind).map(({ fields }) => ({ fields, source: { kind, url } })),
    ),
  )

export type MergedBusiness = Pick<WebsiteListing, 'listing' | 'email' | 'sources'>

/**
 * Merges what pages say about a business. Each field is of the most reliable source that has it; the fields of the
 * address are of one source, because a mixture would be no address.
 */
export const mergePages = (pages: readonly PageBusiness[]): MergedBusiness => {
  const all = inOrder(pages)
  const ofAddress =
    all.find(({ fields }) => fields.address1 !== undefined) ?? all.find(({ fields }) => fields.city)
  const merged: Record<string, unknown> = {}
  const sources: Record<string, Source> = {}
  for (const each of all)
    for (const [field, value] of Object.entries(each.fields)) {
      if (field in merged || (ofAddress && each !== ofAddress && isAddressField(field))) continue
      merged[field] = value
      sources[field] = each.source
    }
  const { email = '', ...listing } = merged as WebsiteFields
  return { listing, email, sources }
}

/** Returns true if more than a name was found: every page has a title. */
export const namesBusiness = ({ listing, sources }: MergedBusiness): boolean =>
  listing.phone !== undefined ||
  listing.address1 !== undefined ||
  listing.weekdays !== undefined ||
  sources['businessName']?.kind === 'json-ld' ||
  sources['businessName']?.kind === 'microdata'

/** Returns true if another page is worth reading. */
export const lacksContact = ({ listing }: MergedBusiness): boolean =>
  listing.phone === undefined || listing.address1 === undefined || listing.weekdays === undefined
