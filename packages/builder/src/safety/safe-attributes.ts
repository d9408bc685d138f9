import type { Attributes } from '../tree/record.ts'
import { isSafeUrl, isUrlAttribute } from './safe-url.ts'

export type Refusal = 'event-handler' | 'dangerous-url' | 'inline-document' | 'invalid-name'

const validName = /^[^\s"'<>/=\u0000-\u001f\u007f]+$/

const nameRefusals = new Map<string, Refusal | null>()

const nameRefusal = (name: string): Refusal | null => {
  const known = nameRefusals.get(name)
  if (known !== undefined) return known
  const lower = name.toLowerCase()
  const refusal = !validName.test(name)
    ? 'invalid-name'
    : lower.startsWith('on')
      ? 'event-handler'
      : lower === 'srcdoc'
        ? 'inline-document'
        : null
  if (nameRefusals.size < 5_000) nameRefusals.set(name, refusal)
  return refusal
}

const srcsetIsSafe = (value: string, tag: string): boolean =>
  value.split(/,\s+|\s+/).every((part) => isSafeUrl(part, tag))

/** Why an attribute may not be on a page; null when it may. */
export const attributeRefusal = (tag: string, name: string, value: string): Refusal | null => {
  const refusal = nameRefusal(name)
  if (refusal) return refusal
  const lower = name.toLowerCase()
  if (isUrlAttribute(lower) && !isSafeUrl(value, tag)) return 'dangerous-url'
  if ((lower === 'srcset' || lower === 'imagesrcset') && !srcsetIsSafe(value, tag)) return 'dangerous-url'
  if (lower === 'style' && /expression\s*\(|javascript:|-moz-binding|behavior\s*:/i.test(value))
    return 'dangerous-url'
  return null
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
