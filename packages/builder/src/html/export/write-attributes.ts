import { isPattern, patternText } from '../../bindings/field-pattern.ts'
import { hasPlaceholder } from '../../bindings/placeholders.ts'
import { attributeRefusal } from '../../safety/safe-attributes.ts'
import { isUrlAttribute } from '../../safety/safe-url.ts'
import { rewriteCssUrls } from '../../styles/css-urls.ts'
import type { Attributes } from '../../tree/record.ts'
import { escapeAttribute } from './escape.ts'
import { fillable, fillAddress, fillText, lacksAt, type Fillable } from './fill-page.ts'
import { formWarning, isMailWithoutAddress, type LeadReach } from '../forms.ts'
import { goesWithAddress } from '../may-be-left-out.ts'
import { keepsPlaceholders, type ExportPage, type ExportWarning, type UrlKind } from '../page.ts'
import { isPhoneLink, phoneLinkOn } from './phone-link.ts'
import type { AroundPiece, Parts, Piece } from './page-parts.ts'
import type { LeadWriting } from './write-lead-form.ts'
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

/** Writes the URL of a link that dials a number. */
const phoneAttribute = (page: ExportPage, url: string, attributes: Attributes, rewrite: Rewrite): string => {
  const { url: written, more } = phoneLinkOn(page, url, attributes)
  return written === url ? rewrittenAttribute('a', 'href', url, rewrite) : attribute('href', written) + more
}

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

const tellOfForm = (
  action: string,
  nodeId: string,
  around: AroundPiece,
  {
    fallback = action,
    ...about
  }: {
    readonly fallback?: string
    readonly leads?: LeadReach | undefined
    readonly searches?: boolean | undefined
  } = {},
): void => {
  const { leads, searches = false } = about
  const warning = formWarning(action, nodeId, { leads, searches })
  if (warning) around.warn(warning)
  if (isMailWithoutAddress(fallback)) around.leaveOut('form')
}

/** Reports a URL left empty by missing placeholders as one empty link, not as several gaps. */
const addressPiece = (
  tag: string,
  name: string,
  text: Fillable,
  attributes: Attributes,
  { rewriteUrl, nodeId, takesEntries, searches }: AttributeContext,
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
      if (tag === 'form' && name === 'action' && takesEntries)
        tellOfForm(address, nodeId ?? '', around, { searches })
    }
    if (attributeRefusal(tag, name, address)) return ''
    return isPhoneLink(tag, name, address)
      ? phoneAttribute(page, address, attributes, rewriteUrl)
      : rewrittenAttribute(tag, name, address, rewriteUrl)
  }
}

/** Checked again when filled, because a placeholder can change the value. */
const textPiece =
  (tag: string, name: string, text: Fillable, place: Place): Piece =>
  (page, around) => {
    const value = fillText(text, page, lacksAt(around, place))
    return attributeRefusal(tag, name, value) ? '' : attribute(name, value)
  }

/** Returns a piece for a field's pattern: as it is stored where the HTML is imported again. */
const patternPiece =
  (name: string, stored: string): Piece =>
  (page) =>
    attribute(name, keepsPlaceholders(page) ? stored : patternText(stored))

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
  /** true for a form that searches. */
  readonly searches?: boolean
  /** Set for a form that is received in Leads. */
  readonly lead?: LeadWriting
  /** Name for a field of such a form without one of its own. */
  readonly fieldName?: string
  /** Value for a radio button of such a form without one of its own. */
  readonly fieldValue?: string
}

const placeOf = ({ nodeId, field = 'text' }: AttributeContext): Place => ({
  ...(nodeId !== undefined && { nodeId }),
  field,
})

/** Reports what keeps visitors from sending a form, unless it is reported as one that leads nowhere. */
const gapPiece =
  (lead: LeadWriting, gap: ExportWarning): Piece =>
  (page, around) => {
    if (keepsPlaceholders(page)) return ''
    if (!lead.hasFields || lead.deliveryOn(page)) around.warn(gap)
    return ''
  }

/** Reports URLs that are wrong before any filling. */
const checkAddresses = (tag: string, attributes: Attributes, context: AttributeContext): void => {
  const { parts, nodeId, takesEntries, searches, lead } = context
  if (lead) for (const gap of lead.gaps) parts.insert(gapPiece(lead, gap))
  if (nodeId === undefined || lead) return
  const { href, action = '' } = attributes
  if ((tag === 'a' || tag === 'area') && href !== undefined && leadsNowhere(href))
    parts.insert(noting((around) => around.warn(emptyLink(undefined, { nodeId, field: 'link' }))))
  if (tag === 'form' && takesEntries && !hasPlaceholder(action))
    parts.insert(noting((around) => tellOfForm(action, nodeId, around, { searches })))
}

/** Writes the target of a form for a page without Leads: its fallback, if that has a recipient. */
const fallbackPiece = (lead: LeadWriting, { nodeId = '', rewriteUrl }: AttributeContext): Piece => {
  const text = fillable(lead.fallback)
  return (page, around) => {
    const address = fillAddress(text, page, { missing: () => undefined }).trim()
    if (lead.hasFields)
      tellOfForm(`lead:${address}`, nodeId, around, { fallback: address, leads: lead.reachOn(page) })
    if (address === '' || attributeRefusal('form', 'action', address)) return ''
    return rewrittenAttribute('form', 'action', address, rewriteUrl)
  }
}

/** Returns a piece for an attribute of a form that is received in Leads. */
const leadPiece = (name: string, value: string, lead: LeadWriting, context: AttributeContext): Piece => {
  const text = fillable(value)
  const typed: Piece = hasPlaceholder(value)
    ? (page, around) => attribute(name, fillText(text, page, lacksAt(around, placeOf(context))))
    : () => attribute(name, value)
  const other = name === 'action' ? fallbackPiece(lead, context) : typed
  return (page, around) => {
    if (keepsPlaceholders(page)) return typed(page, around)
    if (lead.isDescription(name)) return ''
    const delivery = lead.deliveryOn(page)
    if (!delivery) return other(page, around)
    return name === 'action' ? lead.attributes(delivery) : ''
  }
}

/** Returns a piece for the name of a field: the typed one where the HTML is imported again. */
const namePiece =
  (typed: string | undefined, made: string): Piece =>
  (page) => {
    if (!keepsPlaceholders(page)) return made === '' ? '' : attribute('name', made)
    return typed === undefined ? '' : attribute('name', typed)
  }

/** Returns a piece for the value of a radio button, as the form's definition has it. */
const valuePiece = (made: string): Piece => {
  const text = fillable(made)
  return (page) =>
    keepsPlaceholders(page) ? '' : attribute('value', fillText(text, page, { missing: () => undefined }))
}

/** Writes attributes, with `styleClass` added to their class. */
export const writeAttributes = (
  tag: string,
  attributes: Attributes,
  styleClass: string,
  context: AttributeContext,
): void => {
  const { parts, rewriteUrl, fills, lead, fieldName, fieldValue } = context
  let classLeft = styleClass
  if (fills) checkAddresses(tag, attributes, context)
  for (const name in attributes) {
    let value = attributes[name]!
    if (classLeft && name === 'class') {
      value = value ? `${value} ${classLeft}` : classLeft
      classLeft = ''
    }
    if (lead?.changes(name)) parts.insert(leadPiece(name, value, lead, context))
    else if (fieldName !== undefined && name === 'name') parts.insert(namePiece(value, fieldName))
    else if (fills && isPattern(name)) parts.insert(patternPiece(name, value))
    else if (fills && value.includes('{') && hasPlaceholder(value)) {
      const text = fillable(value)
      parts.insert(
        isUrlAttribute(name)
          ? addressPiece(tag, name, text, attributes, context)
          : textPiece(tag, name, text, placeOf(context)),
      )
    } else if (isPhoneLink(tag, name, value)) {
      const url = value
      parts.insert((page) => phoneAttribute(page, url, attributes, rewriteUrl))
    } else parts.write(rewrittenAttribute(tag, name, value, rewriteUrl))
  }
  if (fieldName !== undefined && attributes.name === undefined) parts.insert(namePiece(undefined, fieldName))
  if (fieldValue !== undefined) parts.insert(valuePiece(fieldValue))
  if (classLeft) parts.write(` class="${classLeft}"`)
}
