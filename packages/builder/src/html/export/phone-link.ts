import type { Attributes } from '../../tree/record.ts'
import { keepsPlaceholders, type ExportPage } from '../page.ts'

const dials = /^\s*tel:\s*[^\s]/i

/** Returns true for the URL of a link that dials a number. */
export const isPhoneLink = (tag: string, name: string, url: string): boolean =>
  (tag === 'a' || tag === 'area') && name === 'href' && dials.test(url)

/** Set on links of another URL, which then names the page that the visitor was on with its campaign parameters. */
const referrer = ' referrerpolicy="no-referrer-when-downgrade"'

/** How a phone link is written on a page. */
export interface WrittenPhoneLink {
  readonly url: string
  /** Attributes that follow. */
  readonly more: string
}

/** Returns the URL of a phone link for a page: its own where the HTML is imported again. */
export const phoneLinkOn = (page: ExportPage, url: string, attributes: Attributes): WrittenPhoneLink => {
  if (!page.phoneLink || keepsPlaceholders(page)) return { url, more: '' }
  const written = page.phoneLink(url)
  const isNamed = written === url || attributes.referrerpolicy !== undefined
  return { url: written, more: isNamed ? '' : referrer }
}
