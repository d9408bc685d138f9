import { isSafeUrl } from '../safety/safe-url.ts'
import { escapeAttribute, escapeJson, escapeText } from './escape.ts'
import { fillAddress, fillText } from './fill-page.ts'
import type { ExportPage } from './page.ts'

const address = (url: string | undefined, page: ExportPage, tag: string): string => {
  const filled = url ? fillAddress(url, page) : ''
  return isSafeUrl(filled, tag) ? escapeAttribute(filled) : ''
}

const meta = (key: 'name' | 'property', name: string, content: string): string =>
  content ? `<meta ${key}="${name}" content="${content}">` : ''

const social = (page: ExportPage): string[] => {
  const card = page.social
  if (!card) return []
  const text = (value: string | undefined) => escapeAttribute(fillText(value ?? '', page))
  const image = address(card.image, page, 'img')
  return [
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', text(card.title)),
    meta('property', 'og:description', text(card.description)),
    meta('property', 'og:url', address(page.canonical, page, 'link')),
    meta('property', 'og:image', image),
    meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
  ]
}

/** The head elements that a page's own fields make, in their fixed order. */
export const pageHead = (page: ExportPage): string[] => {
  const canonical = address(page.canonical, page, 'link')
  const icon = address(page.favicon, page, 'link')
  const lines = [
    page.title === undefined ? '' : `<title>${escapeText(fillText(page.title, page))}</title>`,
    meta('name', 'description', escapeAttribute(fillText(page.description ?? '', page))),
    meta('name', 'robots', escapeAttribute(page.robots ?? '')),
    canonical && `<link rel="canonical" href="${canonical}">`,
    icon && `<link rel="icon" href="${icon}">`,
    ...social(page),
    ...(page.jsonLd ?? []).map(
      (data) => `<script type="application/ld+json">${escapeJson(JSON.stringify(data))}</script>`,
    ),
  ]
  return lines.filter(Boolean)
}
