import type { BuilderDocument } from '../../tree/document.ts'
import type { Attributes } from '../../tree/record.ts'
import { nodeOf } from '../../tree/walk.ts'
import { tagOf } from '../../blocks/registry.ts'
import { safeAttributes } from '../../safety/safe-attributes.ts'
import { fieldCss, fieldTags } from '../../styles/field-css.ts'
import { withOrderedPhones } from '../../bindings/phone-order.ts'
import { escapeStyle } from './escape.ts'
import { fieldsGiven } from '../head-field.ts'
import { isFromTheRight, withLanguage } from '../language.ts'
import { keepsPlaceholders, type ExportPage } from '../page.ts'
import { customCssTag, publishedCss, type CustomCssOwner } from '../theme/custom-css-tag.ts'
import { themeTag } from '../theme/theme-tag.ts'
import { withMainLandmark } from './main-landmark.ts'
import { pageHead } from './page-head.ts'
import { collectParts, renderParts } from './page-parts.ts'
import { skipLinkCss } from './skip-link.ts'
import { writeAttributes } from './write-attributes.ts'
import { writeNodes } from './write-body.ts'
import { keptHead, writeHeadElements } from './write-head.ts'

const htmlTag = (attributes: Attributes): string => {
  const parts = collectParts()
  const safe = safeAttributes('html', attributes)
  writeAttributes('html', safe, '', { parts, rewriteUrl: undefined, fills: false })
  return `<html${renderParts(parts.done(), {})}>`
}

const doctypeOf = (doctype: string | null): string =>
  doctype ? `<!DOCTYPE ${doctype.replace(/[<>]/g, '')}>\n` : ''

/** Reports the same problem in the same place only once. */
const once = (warn: NonNullable<ExportPage['warn']>): NonNullable<ExportPage['warn']> => {
  const told = new Set<string>()
  return (warning) => {
    const { code, placeholder, nodeId, field } = warning
    const key = JSON.stringify([code, placeholder, nodeId, field])
    if (told.has(key)) return
    told.add(key)
    warn(warning)
  }
}

const withPhonesInOrder = (page: ExportPage): ExportPage =>
  page.data && isFromTheRight(page.lang ?? '') ? { ...page, data: withOrderedPhones(page.data) } : page

const writesField = new RegExp(`<(?:${[...fieldTags].join('|')})[\\s>]`)

/**
 * Compiles a document for many pages. The result renders it with the head and the data of a page. URLs are
 * rewritten once, by the `rewriteUrl` given here, and images get their files from the `pictures` given here.
 */
export const compilePage = (
  drawn: BuilderDocument,
  prepared: Pick<ExportPage, 'rewriteUrl' | 'pictures'> = {},
): ((page: ExportPage) => string) => {
  const document = withMainLandmark(drawn)
  const body = writeNodes(document, [document.root], prepared)
  const isBody = tagOf(nodeOf(document, document.root)) === 'body'
  const [beforeBody, afterBody] = isBody ? ['', ''] : ['<body>', '</body>']
  const head = writeHeadElements(document.page.head, prepared.rewriteUrl)
  const hasTitle = head.some(({ field }) => field === 'title')
  const bodyCss = skipLinkCss(document) + body.css
  const style = bodyCss ? `<style>${escapeStyle(bodyCss)}</style>` : ''
  /** The only field of the page may be in an omitted block. */
  const fieldsIn = (html: string): string =>
    body.hasFields && writesField.test(html) ? `<style>${fieldCss}</style>` : ''
  const { theme, css } = document.page
  /** Style sheets of the page, whose tokens visitors need as well. */
  const sheets = theme
    ? bodyCss +
      document.page.head.map(({ tag, text }) => (tag === 'style' ? (text ?? '') : '')).join('') +
      publishedCss(theme.css) +
      publishedCss(css)
    : ''
  const themeIn = (page: ExportPage, content: string): string => {
    if (!theme) return ''
    if (keepsPlaceholders(page)) return themeTag(theme)
    return themeTag(theme, {
      content: content + sheets,
      winning: document.page.importedStyles,
      rewriteUrl: prepared.rewriteUrl,
    })
  }
  const customCss = (owner: CustomCssOwner, page: ExportPage): string =>
    customCssTag(owner, owner === 'site' ? theme?.css : css, {
      keepsSource: keepsPlaceholders(page),
      rewriteUrl: prepared.rewriteUrl,
    })
  const doctype = doctypeOf(document.page.doctype)
  const { htmlAttributes } = document.page
  const plainHtml = htmlTag(htmlAttributes)

  return (given) => {
    let receives = false
    let dials = false
    const { warn, leadForm, phoneLink } = given
    const page: ExportPage = {
      ...given,
      ...(warn && { warn: once(warn) }),
      ...(leadForm && {
        leadForm: (...form) => {
          const answer = leadForm(...form)
          // a preview is not received anywhere, and its URL is a secret
          receives ||= 'hidden' in answer && Object.keys(answer.hidden).length > 0
          return answer
        },
      }),
      ...(phoneLink && {
        phoneLink: (url) => {
          dials = true
          return phoneLink(url)
        },
      }),
    }
    const content = renderParts(body.parts, withPhonesInOrder(page))
    const lines = [
      '<meta charset="utf-8">',
      // the post of a form names the page with its campaign parameters; a policy of the page itself comes later and wins
      receives ? '<meta name="referrer" content="no-referrer-when-downgrade">' : '',
      fieldsIn(content),
      ...pageHead(page),
      themeIn(page, content),
      // where an import finds it among the elements of the head
      page.title === undefined && !hasTitle ? '<title>Untitled page</title>' : '',
      keptHead(head, fieldsGiven(page), page),
      style,
      customCss('site', page),
      customCss('page', page),
      (dials && page.phoneHead) || '',
      page.headExtra ?? '',
    ]
    const html = page.lang ? htmlTag(withLanguage(htmlAttributes, page.lang)) : plainHtml
    // No line feed after the body, because a parser would add it to the body.
    return (
      `${doctype}${html}\n<head>\n${lines.filter(Boolean).join('\n')}\n</head>\n` +
      `${beforeBody}${content}${afterBody}</html>`
    )
  }
}

/** Returns a complete, self-contained HTML document. */
export const exportHtml = (document: BuilderDocument, page: ExportPage = {}): string =>
  compilePage(document, page)(page)

/** Returns nodes as HTML, preceded by the CSS rules they need, for the clipboard and for embedding. */
export const exportHtmlFragment = (
  document: BuilderDocument,
  ids: readonly string[],
  page: ExportPage = {},
): string => {
  const written = writeNodes(document, ids, page)
  const style = written.css ? `<style>${escapeStyle(written.css)}</style>` : ''
  return style + renderParts(written.parts, page)
}
