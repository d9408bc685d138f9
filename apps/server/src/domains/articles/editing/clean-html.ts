import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html'
import { isEmbedAddress } from '@web2/contract/articles'

/** Tags created by the article editor or found in listings and generated texts. */
const allowedTags = [
  ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'hr', 'br', 'div', 'address'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption', 'img', 'iframe'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['a', 'strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'sub', 'sup', 'mark', 'small', 'code', 'kbd'],
  ...['abbr', 'cite', 'q', 'span', 'time'],
]

/** Tags whose text is removed with them, because it is no text of the page. */
export const tagsWithoutText: readonly string[] = [
  ...['script', 'style', 'textarea', 'option', 'noscript', 'title', 'template', 'xmp'],
  ...['noembed', 'noframes', 'svg', 'math', 'object', 'applet', 'plaintext'],
]

const size = [/^\d{1,4}(?:\.\d{1,4})?(?:px|%)$/, /^auto$/]
const margin = [/^(?:(?:-?\d{1,3}(?:\.\d{1,2})?px|0|auto)\s*){1,4}$/]

const options: IOptions = {
  allowedTags,
  allowedAttributes: {
    '*': ['style', 'dir', 'lang'],
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
    iframe: ['src', 'width', 'height', 'name', 'title', 'allowfullscreen', 'loading'],
    ol: ['start', 'type', 'reversed'],
    td: ['colspan', 'rowspan', 'colwidth'],
    th: ['colspan', 'rowspan', 'colwidth', 'scope'],
    col: ['span'],
    time: ['datetime'],
  },
  allowedClasses: { code: ['language-*'] },
  allowedStyles: {
    '*': { 'text-align': [/^(?:left|right|center|justify)$/] },
    img: {
      float: [/^(?:left|right|none)$/],
      margin,
      'max-width': size,
      width: size,
      height: size,
      display: [/^(?:block|inline)$/],
    },
    table: { width: size, 'min-width': size },
    col: { width: size, 'min-width': size },
    td: { width: size },
    th: { width: size },
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https', 'http'], iframe: ['https'] },
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  nonTextTags: [...tagsWithoutText],
  nestingLimit: 100,
  exclusiveFilter: ({ tag, attribs }) =>
    (tag === 'img' && !attribs.src) || (tag === 'iframe' && !isEmbedAddress(attribs.src ?? '')),
  transformTags: { a: link },
}

const relations: ReadonlySet<string> = new Set(['nofollow', 'sponsored', 'ugc', 'noopener', 'noreferrer'])

/** Restricts a link's target to the same tab or a new one; new tabs get `noopener`. */
function link(tagName: string, { target, rel, ...attribs }: Attributes): Tag {
  const kept = new Set(
    (rel ?? '')
      .toLowerCase()
      .split(/\s+/)
      .filter((each) => relations.has(each)),
  )
  const opens = target?.toLowerCase() === '_blank'
  if (opens) kept.add('noopener')
  return {
    tagName,
    attribs: {
      ...attribs,
      ...(opens && { target: '_blank' }),
      ...(kept.size > 0 && { rel: [...kept].join(' ') }),
    },
  }
}

/**
 * Reduces an article's HTML to the allowlist: no scripts, handlers, forms, foreign frames or other URL
 * schemes. Idempotent.
 */
export const cleanHtml = (html: string): string => sanitizeHtml(html.replaceAll('\0', ''), options).trim()
