import { hasPlaceholder } from '../../bindings/placeholders.ts'
import { attributeRefusal } from '../../safety/safe-attributes.ts'
import { isUrlAttribute } from '../../safety/safe-url.ts'
import { rewriteCssUrls } from '../../styles/css-urls.ts'
import type { Attributes } from '../../tree/record.ts'
import { escapeAttribute } from './escape.ts'
import { fillable, fillAddress, fillText, lacksAt, type Fillable } from './fill-page.ts'
import { formWarning, isMailWithoutAddress } from '../forms.ts'
import { goesWithAddress } from '../may-be-left-out.ts'
import { keepsPlaceholders, type ExportPage, type UrlKind } from '../page.ts'
import type { AroundPiece, Parts, Piece } from './page-parts.ts'
import { rewriteSrcset } from '../import/srcset.ts'
import { emptyLink, type Place } from '../warnings.ts'

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

/** Returns an attribute with its URLs rewritten; empty if a rewritten one could run a script. */
const rewrittenAttribute = (tag: string, name: string, value: string, rewrite: Rewrite): string => {
  const written = rewritten(tag, name, value, rewrite)
  return written !== value && attributeRefusal(tag, name, written) ? '' : attribute(name, written)
}

const attribute = (name: string, value: string): string =>
  value === '' && name !== 'alt' && name !== 'value' ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`

const fieldOf = (tag: string, name: string): Place['field'] => {
  if (!isUrlAttribute(name)) return 'text'
  if (tag === 'a' || tag === 'area') return 'link'
  return tag === 'form' ? 'form' : 'block'
}

const isLinkAddress = (tag: string, name: string): boolean =>
  name === 'href' && (tag === 'a' || tag === 'area')

/** Returns true for a URL that is empty, or a mail or phone link without a recipient. */
export const leadsNowhere = (address: string): boolean =>
  ['', '#', '#!'].includes(address.trim()) || /^\s*(?:tel|sms|mailto):\s*$/i.test(address)

const tellOfForm = (action: string, nodeId: string, around: AroundPiece): void => {
  const warning = formWarning(action, nodeId)
  if (warning) around.warn(warning)
  if (isMailWithoutAddress(action)) around.leaveOut('form')
}

/** Reports a URL left empty by missing placeholders as one empty link, not as several gaps. */
const addressPiece = (
  tag: string,
  name: string,
  text: Fillable,
  { rewriteUrl, nodeId, takesEntries }: AttributeContext,
): Piece => {
  const place: Place = { ...(nodeId !== undefined && { nodeId }), field: fieldOf(tag, name) }
  const isLink = isLinkAddress(tag, name)
  const goes = goesWithAddress(tag, text.typed)
  return (page, around) => {
    const missing: Parameters<AroundPiece['missing']>[0][] = []
    const lacks = lacksAt(around, place)
    const address = fillAddress(text, page, { ...lacks, missing: (what) => void missing.push(what) })
    if (!keepsPlaceholders(page)) {
      if (goes && address.trim() === '') around.leaveOut('text')
      const isEmpty = leadsNowhere(address) || (missing.length > 0 && isMailWithoutAddress(address))
      if (isLink && isEmpty) around.warn(emptyLink(missing[0]?.name, place))
      else for (const what of missing) if (tag !== 'form') around.missing(what, place)
      if (tag === 'form' && name === 'action' && takesEntries) tellOfForm(address, nodeId ?? '', around)
    }
    return attributeRefusal(tag, name, address) ? '' : rewrittenAttribute(tag, name, address, rewriteUrl)
  }
}

/** Checked again when filled, because a placeholder can change the value. */
const textPiece =
  (tag: string, name: string, text: Fillable, place: Place): Piece =>
  (page, around) => {
    const value = fillText(text, page, lacksAt(around, place))
    return attributeRefusal(tag, name, value) ? '' : attribute(name, value)
  }

/** Returns a piece that reports a problem for visitors and writes nothing. */
export const noting =
  (tell: (around: AroundPiece) => void): Piece =>
  (page, around) => {
    if (!keepsPlaceholders(page)) tell(around)
    return ''
  }

export interface AttributeContext {
  readonly parts: Parts
  readonly rewriteUrl: Rewrite
  /** false if values are already data, not text with placeholders. */
  readonly fills: boolean
  /** Block that the attributes belong to. */
  readonly nodeId?: string
  /** Purpose of its text. */
  readonly field?: Place['field']
  /** true for a form with fields for visitors. */
  readonly takesEntries?: boolean
}

const placeOf = ({ nodeId, field = 'text' }: AttributeContext): Place => ({
  ...(nodeId !== undefined && { nodeId }),
  field,
})

/** Reports URLs that are wrong before any filling. */
const checkAddresses = (tag: string, attributes: Attributes, context: AttributeContext): void => {
  const { parts, nodeId, takesEntries } = context
  if (nodeId === undefined) return
  const { href, action = '' } = attributes
  if ((tag === 'a' || tag === 'area') && href !== undefined && leadsNowhere(href))
    parts.insert(noting((around) => around.warn(emptyLink(undefined, { nodeId, field: 'link' }))))
  if (tag === 'form' && takesEntries && attributes.method !== 'dialog' && !hasPlaceholder(action))
    parts.insert(noting((around) => tellOfForm(action, nodeId, around)))
}

/** Writes attributes, with `styleClass` added to their class. */
export const writeAttributes = (
  tag: string,
  attributes: Attributes,
  styleClass: string,
  context: AttributeContext,
): void => {
  const { parts, rewriteUrl, fills } = context
  let classLeft = styleClass
  if (fills) checkAddresses(tag, attributes, context)
  for (const name in attributes) {
    let value = attributes[name]!
    if (classLeft && name === 'class') {
      value = value ? `${value} ${classLeft}` : classLeft
      classLeft = ''
    }
    if (fills && value.includes('{') && hasPlaceholder(value)) {
      const text = fillable(value)
      parts.insert(
        isUrlAttribute(name)
          ? addressPiece(tag, name, text, context)
          : textPiece(tag, name, text, placeOf(context)),
      )
    } else parts.write(rewrittenAttribute(tag, name, value, rewriteUrl))
  }
  if (classLeft) parts.write(` class="${classLeft}"`)
}
