import { isSafeUrl } from '../../safety/safe-url.ts'
import { escapeAttribute, escapeJson, escapeText } from './escape.ts'
import { fillAddress, fillText, lacksAt, sharedFillable } from './fill-page.ts'
import { longestDescription, longestTitle } from '../head-limits.ts'
import { keepsPlaceholders, type ExportPage } from '../page.ts'
import type { AroundPiece } from './page-parts.ts'
import { brokenTitleRule, unfilled, type Place } from '../warnings.ts'

/**
 * The head has no surrounding block, and only title and description report issues, because other elements
 * repeat them.
 */
const unheard: AroundPiece = { warn: () => undefined, missing: () => undefined, leaveOut: () => undefined }
const nothingLacks = lacksAt(unheard, {})

const address = (url: string | undefined, page: ExportPage, tag: string): string => {
  const filled = url ? fillAddress(sharedFillable(url), page, nothingLacks) : ''
  return isSafeUrl(filled, tag) ? escapeAttribute(filled) : ''
}

const meta = (key: 'name' | 'property', name: string, content: string): string =>
  content ? `<meta ${key}="${name}" content="${content}">` : ''

const social = (page: ExportPage): string[] => {
  const card = page.social
  if (!card) return []
  const text = (value: string | undefined) =>
    escapeAttribute(fillText(sharedFillable(value ?? ''), page, nothingLacks))
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

/** Returns the title or description, and reports its problems. */
const headText = (typed: string, page: ExportPage, field: 'title' | 'description'): string => {
  const place: Place = { field }
  const { warn = () => undefined } = page
  const around: AroundPiece = { ...unheard, warn, missing: (what) => warn(unfilled(what, place)) }
  const text = fillText(sharedFillable(typed), page, lacksAt(around, place))
  const length = text.trim().length
  const most = field === 'title' ? longestTitle : longestDescription
  const isRuled = !keepsPlaceholders(page) && (field === 'title' || typed !== '')
  if (isRuled && (length === 0 || length > most)) warn(brokenTitleRule(field, length, most))
  return text
}

/** Returns the head elements for a page's own fields, in a fixed order. */
export const pageHead = (page: ExportPage): string[] => {
  const canonical = address(page.canonical, page, 'link')
  const icon = address(page.favicon, page, 'link')
  const lines = [
    page.title === undefined ? '' : `<title>${escapeText(headText(page.title, page, 'title'))}</title>`,
    meta('name', 'description', escapeAttribute(headText(page.description ?? '', page, 'description'))),
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
