import type { BindingData } from './data.ts'
import { withoutMarks } from './phone-order.ts'
import { fill, type Missing } from './placeholders.ts'
import type { Insert } from './write-text.ts'

/** Returns a phone number for a tel: link: its digits, and a leading +. */
export const dialled = (phone: string): string =>
  withoutMarks(phone)
    .trim()
    .replace(/(?!^\+)\D/g, '')

export const inUrl: Insert = (typed, before) => {
  const value = withoutMarks(typed)
  if (before === '') return value.trim()
  if (/^\s*(?:tel|sms):$/i.test(before)) return dialled(value)
  if (/^\s*(?:lead:\s*)?mailto:$/i.test(before)) return value.trim()
  // half of a character has no escape
  return encodeURIComponent(value.toWellFormed())
}

/**
 * Fills placeholders of a URL. A value at its start is inserted unchanged, after `tel:` only its digits and a
 * leading +, and elsewhere percent-encoded.
 */
export const fillUrl = (url: string, data: BindingData, missing?: (what: Missing) => void): string =>
  fill(url, data, missing, inUrl)
