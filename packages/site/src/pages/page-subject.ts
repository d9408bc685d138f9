import { pageMetas, withPageMeta, type PageLevel } from '@web2/builder'
import { localBusinessTypes } from '@web2/contract/listings'

/** Subject of a page, for its structured data. Kept in meta elements of its head, so that it goes wherever the page goes. */
export interface PageSubject {
  /** Type of the business in schema.org: LocalBusiness, or a kind of it. */
  readonly businessType: string
  /** It describes a service of the business. */
  readonly isService: boolean
}

const businessMeta = 'business-type'
const pageMeta = 'page-type'
const service = 'Service'

const known = new Map(localBusinessTypes.map((type) => [type.toLowerCase(), type]))

/** Returns what a page says that it is about; an unknown type of business counts as LocalBusiness. */
export const pageSubject = (page: PageLevel): PageSubject => {
  const metas = pageMetas(page)
  const contentOf = (name: string) => metas.find((meta) => meta.name.toLowerCase() === name)?.content.trim()
  return {
    businessType: known.get(contentOf(businessMeta)?.toLowerCase() ?? '') ?? 'LocalBusiness',
    isService: contentOf(pageMeta)?.toLowerCase() === service.toLowerCase(),
  }
}

/** Returns a page that says what it is about. Absent parts stay as they are. */
export const withPageSubject = (
  page: PageLevel,
  { businessType, isService }: Partial<PageSubject>,
): PageLevel => {
  const typed =
    businessType === undefined ? page : withPageMeta(page, { name: businessMeta, content: businessType })
  if (isService === undefined) return typed
  return withPageMeta(typed, { name: pageMeta, content: isService ? service : '' })
}
