import type { Attributes } from '../tree/record.ts'
import { firstOfEach, isOpenText } from './read-attributes.ts'
import { isSafeStyle } from './safe-css.ts'
import { isSafeUrl, isUrlAttribute } from './safe-url.ts'

export type Refusal = 'event-handler' | 'dangerous-url' | 'inline-document' | 'invalid-name'

const validName = /^[^\s"'<>/=\u0000-\u001f\u007f]+$/

type Kind = 'plain' | 'url' | 'followed' | 'srcset' | 'style' | 'settled'

/**
 * Attributes that determine how a browser treats an element or an animation, so they must not contain
 * placeholders.
 */
const settled = new Set(['http-equiv', 'rel', 'type', 'as', 'attributename'])

/** Attributes whose URL is opened or fetched and never shown as an image, on any element. */
const followed = new Set(
  'xml:base formaction action ping data manifest cite longdesc codebase classid archive profile'.split(' '),
)

interface Name {
  readonly refusal: Refusal | null
  readonly kind: Kind
}

const refusalOf = (name: string, lower: string): Refusal | null => {
  if (!validName.test(name)) return 'invalid-name'
  if (lower.startsWith('on')) return 'event-handler'
  return lower === 'srcdoc' ? 'inline-document' : null
}

const kindOf = (lower: string): Kind => {
  if (followed.has(lower)) return 'followed'
  if (isUrlAttribute(lower)) return 'url'
  if (lower === 'srcset' || lower === 'imagesrcset') return 'srcset'
  if (settled.has(lower)) return 'settled'
  return lower === 'style' ? 'style' : 'plain'
}

// Pages use few names very often; the limit keeps a hostile page from filling the memory.
const names = new Map<string, Name>()

const nameOf = (name: string): Name => {
  const known = names.get(name)
  if (known) return known
  const lower = name.toLowerCase()
  const made: Name = { refusal: refusalOf(name, lower), kind: kindOf(lower) }
  if (names.size < 5_000) names.set(name, made)
  return made
}

const srcsetIsSafe = (value: string, tag: string): boolean =>
  value.split(/,\s+|\s+/).every((part) => isSafeUrl(part, tag))

const valueIsSafe = (kind: Kind, tag: string, value: string): boolean => {
  if (kind === 'url') return isSafeUrl(value, tag)
  if (kind === 'followed') return isSafeUrl(value, '')
  if (kind === 'srcset') return srcsetIsSafe(value, tag)
  if (kind === 'settled') return !isOpenText(value)
  return kind === 'plain' || isSafeStyle(value)
}

/** Returns why an attribute is not allowed on a page; null if it is. */
export const attributeRefusal = (tag: string, name: string, value: string): Refusal | null => {
  const { refusal, kind } = nameOf(name)
  return refusal ?? (valueIsSafe(kind, tag, value) ? null : 'dangerous-url')
}

const isLower = (name: string): boolean => {
  for (let at = 0; at < name.length; at += 1) {
    const code = name.charCodeAt(at)
    if ((code >= 0x41 && code <= 0x5a) || code > 0x7f) return false
  }
  return true
}

/**
 * Returns the allowed attributes, each name once regardless of case; the same object if nothing is removed.
 */
export const safeAttributes = (tag: string, attributes: Attributes): Attributes => {
  let refused = false
  let mixed = false
  for (const name in attributes) {
    if (attributeRefusal(tag, name, attributes[name]!)) refused = true
    if (!isLower(name)) mixed = true
  }
  const unique = mixed ? firstOfEach(attributes) : attributes
  if (!refused) return unique
  return Object.fromEntries(
    Object.entries(unique).filter(([name, value]) => !attributeRefusal(tag, name, value)),
  )
}
