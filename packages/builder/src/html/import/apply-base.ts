import { isSafeUrl, isUrlAttribute } from '../../safety/safe-url.ts'
import { rewriteCssUrls } from '../../styles/css-urls.ts'
import {
  childrenOf,
  isElement,
  isText,
  namespaceOf,
  type ParsedElement,
  type ParsedParent,
} from './parsed.ts'
import { rewriteSrcset } from './srcset.ts'

const address = /^([a-z][a-z0-9+.-]*:)?(\/\/[^/?#]*)?([^?#]*)/i
const hasScheme = /^[a-z][a-z0-9+.-]*:/i

/**
 * Resolves URLs like a browser with `<base href>` (URL Standard, "relative state"), without resolving dots.
 * In-page ones (`#part`) and empty ones stay unchanged.
 */
export const completedBy = (base: string): ((url: string) => string) => {
  const [, scheme = '', host = '', path = ''] = address.exec(base.trim())!
  const folder = path.slice(0, path.lastIndexOf('/') + 1) || (host ? '/' : '')
  return (typed) => {
    const url = typed.trim()
    if (url === '' || url.startsWith('#') || hasScheme.test(url)) return typed
    if (url.startsWith('//')) return scheme + url
    if (url.startsWith('/')) return scheme + host + url
    return scheme + host + (url.startsWith('?') ? path : folder) + url
  }
}

const attributeOf = (element: ParsedElement, wanted: string): string | undefined =>
  element.attrs.find(({ name }) => name === wanted)?.value

const opensAddresses = new Set(['a', 'area', 'form'])

const completeElement = (element: ParsedElement, complete: (url: string) => string): void => {
  for (const attr of element.attrs) {
    if (isUrlAttribute(attr.prefix ? `${attr.prefix}:${attr.name}` : attr.name))
      attr.value = complete(attr.value)
    else if (attr.name === 'srcset' || attr.name === 'imagesrcset')
      attr.value = rewriteSrcset(attr.value, complete)
    else if (attr.name === 'style') attr.value = rewriteCssUrls(attr.value, complete)
  }
  if (element.tagName !== 'style') return
  for (const child of element.childNodes)
    if (isText(child)) child.value = rewriteCssUrls(child.value, complete)
}

/** Applies the base element of a parsed page to each URL and link, so that the base can be removed. */
export const applyBase = (root: ParsedParent, head: ParsedElement | undefined): void => {
  const bases = head?.childNodes.filter(isElement).filter(({ tagName }) => tagName === 'base') ?? []
  const find = (name: string) =>
    bases.map((base) => attributeOf(base, name)).find((value) => value !== undefined)
  const [href, target] = [find('href') ?? '', find('target') ?? '']
  const usable = href.trim() !== '' && isSafeUrl(href, 'base') && !/^(?:data|about):/i.test(href.trim())
  if (!usable && !target) return
  const complete = usable ? completedBy(href) : null
  const waiting: ParsedParent[] = [root]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (isElement(next)) {
      if (complete && next.tagName !== 'base') completeElement(next, complete)
      const opens = opensAddresses.has(next.tagName) && !namespaceOf(next)
      if (target && opens && attributeOf(next, 'target') === undefined)
        next.attrs.push({ name: 'target', value: target })
    }
    const children = isElement(next) ? childrenOf(next) : next.childNodes
    for (const child of children) if (isElement(child)) waiting.push(child)
  }
}
