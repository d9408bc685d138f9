import type { WorkPage } from '../document/api/work-page.ts'
import { addressesOf } from '../document/pages/page-rows.ts'

/** Returns the page of the site that a link leads to; null for any other URL. */
export const linkedPage = (href: string, pages: readonly WorkPage[]): WorkPage | null => {
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(href)) return null
  const path = href
    .replace(/[?#].*$/, '')
    .replace(/^(\.{0,2}\/)+/, '')
    .replace(/\/?(index\.html)?$/, '')
  const slug = path.replace(/\.html$/, '')
  if (slug === '') return pages.find(({ isDefault }) => isDefault) ?? null
  const addresses = addressesOf(pages)
  return pages.find((page) => page.slug === slug || addresses.get(page._id) === `/${slug}`) ?? null
}

/** Follows a link of a preview: to a page of the site, or to another URL in a new tab. */
export const followLink = (
  href: string,
  pages: readonly WorkPage[],
  open: (pageId: string) => void,
  tell: (sentence: string) => void,
): void => {
  const page = linkedPage(href, pages)
  if (page) open(page._id)
  else if (/^https?:/i.test(href)) window.open(href, '_blank', 'noopener,noreferrer')
  else tell(`This link leads to ${href}`)
}
