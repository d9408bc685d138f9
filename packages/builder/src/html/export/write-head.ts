import { hasPlaceholder } from '../../bindings/placeholders.ts'
import { isDataScript, tagRefusal } from '../../safety/safe-tag.ts'
import { safeAttributes } from '../../safety/safe-attributes.ts'
import { rewriteCssUrls } from '../../styles/css-urls.ts'
import type { HeadElement } from '../../tree/document.ts'
import { escapeComment, escapeJson, escapeStyle, escapeText } from './escape.ts'
import { fillable, fillText, lacksAt } from './fill-page.ts'
import { headFieldOf, type HeadField } from '../head-field.ts'
import type { ExportPage } from '../page.ts'
import { collectParts, renderParts, type Part, type Parts } from './page-parts.ts'
import type { Place } from '../warnings.ts'
import { voidTags } from '../tags.ts'
import { writeAttributes } from './write-attributes.ts'

type Rewrite = ExportPage['rewriteUrl']

const placeOf = (element: HeadElement): Place['field'] => {
  const field = headFieldOf(element)
  if (field === 'title' || field === 'social-title') return 'title'
  return field === 'description' || field === 'social-description' ? 'description' : 'text'
}

const writeContent = (element: HeadElement, parts: Parts, rewriteUrl: Rewrite): void => {
  const raw = element.text ?? ''
  if (element.tag === 'style') {
    parts.write(escapeStyle(rewriteCssUrls(raw, rewriteUrl)))
  } else if (isDataScript(element.tag, element.attributes)) parts.write(escapeJson(raw))
  else if (hasPlaceholder(raw)) {
    const text = fillable(raw)
    const field = placeOf(element)
    parts.insert((page, around) => escapeText(fillText(text, page, lacksAt(around, { field }))))
  } else parts.write(escapeText(raw))
}

const writeElement = (element: HeadElement, parts: Parts, rewriteUrl: Rewrite): void => {
  if (element.tag === '!--') return parts.write(`<!--${escapeComment(element.text ?? '')}-->`)
  if (tagRefusal(element.tag, element.attributes)) return
  parts.write(`<${element.tag}`)
  const attributes = safeAttributes(element.tag, element.attributes)
  writeAttributes(element.tag, attributes, '', {
    parts,
    rewriteUrl,
    fills: element.tag === 'meta',
    field: placeOf(element),
  })
  parts.write('>')
  if (voidTags.has(element.tag)) return
  writeContent(element, parts, rewriteUrl)
  for (const child of element.children ?? []) writeElement(child, parts, rewriteUrl)
  parts.write(`</${element.tag}>`)
}

export interface WrittenHeadElement {
  /** Page field that replaces this element if the page sets it. */
  readonly field: HeadField | null
  readonly parts: readonly Part[]
}

/** Writes the head elements of a document, each with the page field that would replace it. */
export const writeHeadElements = (head: readonly HeadElement[], rewriteUrl: Rewrite): WrittenHeadElement[] =>
  head.map((element) => {
    const parts = collectParts()
    writeElement(element, parts, rewriteUrl)
    return { field: headFieldOf(element), parts: parts.done() }
  })

/** Returns the elements that stay, in order. */
export const keptHead = (
  elements: readonly WrittenHeadElement[],
  replaced: ReadonlySet<HeadField>,
  page: ExportPage,
): string =>
  elements
    .filter(({ field }) => !field || !replaced.has(field))
    .map(({ parts }) => renderParts(parts, page))
    .filter(Boolean)
    .join('\n')
