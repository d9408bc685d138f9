import { hasPlaceholder } from '../bindings/placeholders.ts'
import { isSafeUrl, isUrlAttribute } from '../safety/safe-url.ts'
import { rewriteCssUrls } from '../styles/css-urls.ts'
import type { Attributes } from '../tree/record.ts'
import { escapeAttribute } from './escape.ts'
import { fillAddress, fillText } from './fill-page.ts'
import type { ExportPage, UrlKind } from './page.ts'
import type { Parts } from './parts.ts'
import { rewriteSrcset } from './srcset.ts'

type Rewrite = ExportPage['rewriteUrl']

const kindByTag: Readonly<Record<string, UrlKind>> = {
  a: 'link',
  area: 'link',
  img: 'image',
  image: 'image',
  input: 'image',
  iframe: 'frame',
  form: 'form',
  button: 'form',
  link: 'style',
}

const kindOf = (tag: string, name: string): UrlKind =>
  name === 'poster' || name === 'background' ? 'image' : (kindByTag[tag] ?? 'media')

const rewritten = (tag: string, name: string, value: string, rewrite: Rewrite): string => {
  if (!rewrite) return value
  if (isUrlAttribute(name)) return rewrite(value, kindOf(tag, name))
  if (name === 'srcset' || name === 'imagesrcset') {
    return rewriteSrcset(value, (url) => rewrite(url, 'image'))
  }
  return name === 'style' ? rewriteCssUrls(value, rewrite) : value
}

const attribute = (name: string, value: string): string =>
  value === '' && name !== 'alt' && name !== 'value' ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`

const filledAttribute = (
  tag: string,
  name: string,
  value: string,
  page: ExportPage,
  rewrite: Rewrite,
): string => {
  if (!isUrlAttribute(name)) return attribute(name, fillText(value, page))
  const address = fillAddress(value, page)
  return isSafeUrl(address, tag) ? attribute(name, rewritten(tag, name, address, rewrite)) : ''
}

export interface AttributeContext {
  readonly parts: Parts
  readonly rewriteUrl: Rewrite
  /** False where values are data already, not text with placeholders. */
  readonly fills: boolean
}

/** Writes attributes, `styleClass` joined to their class. */
export const writeAttributes = (
  tag: string,
  attributes: Attributes,
  styleClass: string,
  { parts, rewriteUrl, fills }: AttributeContext,
): void => {
  let classLeft = styleClass
  for (const name in attributes) {
    let value = attributes[name]!
    if (classLeft && name === 'class') {
      value = value ? `${value} ${classLeft}` : classLeft
      classLeft = ''
    }
    if (fills && value.includes('{') && hasPlaceholder(value)) {
      const typed = value
      parts.insert((page) => filledAttribute(tag, name, typed, page, rewriteUrl))
    } else parts.write(attribute(name, rewritten(tag, name, value, rewriteUrl)))
  }
  if (classLeft) parts.write(` class="${classLeft}"`)
}
