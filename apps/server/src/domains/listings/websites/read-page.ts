import type { WebsiteSourceKind } from '@web2/contract/listings'
import { cardFields } from './microformats.ts'
import { contactPage } from './contact-page.ts'
import { jsonLdThings } from './json-ld.ts'
import { microdataThings } from './microdata.ts'
import { parsePage } from './page-tree.ts'
import { businessOf } from './schema-business.ts'
import { visibleFields } from './visible-fields.ts'
import type { WebsiteFields } from './website-fields.ts'

/** Fields of the business on one page, by the place on the page. */
export interface PageBusiness {
  readonly url: string
  readonly found: readonly { readonly kind: WebsiteSourceKind; readonly fields: WebsiteFields }[]
  /** URL of the page of the same host that says more; undefined if there is none. */
  readonly contact?: string | undefined
}

/** Reads the business on a page. Pure; never throws, whatever the HTML. */
export const readBusinessPage = (html: string, address: string): PageBusiness => {
  const url = new URL(address)
  const page = parsePage(html)
  const structured = [
    { kind: 'json-ld', fields: businessOf(jsonLdThings(page)) },
    { kind: 'microdata', fields: businessOf(microdataThings(page)) },
    { kind: 'microformats', fields: cardFields(page) },
  ] as const
  const found = structured.flatMap(({ kind, fields }) => (fields ? [{ kind, fields }] : []))
  const country = found.map(({ fields }) => fields.country).find((name) => name !== undefined)
  return {
    url: url.href,
    found: [...found, { kind: 'text', fields: visibleFields(page, url, country) }],
    contact: contactPage(page, url),
  }
}
