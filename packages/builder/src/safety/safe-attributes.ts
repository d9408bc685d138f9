import type { Attributes } from '../tree/record.ts'
import { isSafeStyle } from './safe-css.ts'
import { isSafeUrl, isUrlAttribute } from './safe-url.ts'

export type Refusal = 'event-handler' | 'dangerous-url' | 'inline-document' | 'invalid-name'

const validName = /^[^\s"'<>/=\u0000-\u001f\u007f]+$/

type Kind = 'plain' | 'url' | 'srcset' | 'style'

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
  if (isUrlAttribute(lower)) return 'url'
  if (lower === 'srcset' || lower === 'imagesrcset') return 'srcset'
  return lower === 'style' ? 'style' : 'plain'
}

// Pages use few names very often; the bound keeps a hostile page from filling the memory.
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
  if (kind === 'srcset') return srcsetIsSafe(value, tag)
  return kind === 'plain' || isSafeStyle(value)
}

/** Why an attribute may not be on a page; null when it may. */
export const attributeRefusal = (tag: string, name: string, value: string): Refusal | null => {
  const { refusal, kind } = nameOf(name)
  return refusal ?? (valueIsSafe(kind, tag, value) ? null : 'dangerous-url')
}

/** The attributes without those that may not be on a page; the same object when all may. */
export const safeAttributes = (tag: string, attributes: Attributes): Attributes => {
  let refused = false
  for (const name in attributes) {
    if (attributeRefusal(tag, name, attributes[name]!)) refused = true
  }
  return refused
    ? Object.fromEntries(
        Object.entries(attributes).filter(([name, value]) => !attributeRefusal(tag, name, value)),
      )
    : attributes
}
