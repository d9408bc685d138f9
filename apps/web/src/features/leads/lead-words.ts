import type { Lead } from '@web2/contract/leads'
import { counted } from '../../lib/text/counted.ts'

/** Shown for what neither the browser nor the visitor sent. */
export const unknown = 'Unknown'

/** Characters that change the direction of what follows, so that a name could turn our own words around. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g

/** Returns how lists and headings call a lead. */
export const leadName = ({ name, email, phone }: Pick<Lead, 'name' | 'email' | 'phone'>): string =>
  [name, email, phone].map((text) => text.replaceAll(turning, '').trim()).find((text) => text !== '') ??
  'No name'

/** Returns the name of a member, or words for one who left the account and for names that are not loaded. */
export const memberName = (members: ReadonlyMap<string, string>, userId: string): string =>
  members.get(userId) ?? (members.size === 0 ? 'Member' : 'Former member')

/** '“Rose Miller”', or '3 leads'. */
export const leadsNamed = (rows: readonly Lead[]): string => {
  const [first] = rows
  return first !== undefined && rows.length === 1 ? `“${leadName(first)}”` : counted(rows.length, 'lead')
}

/** Returns the URL if a browser may open it; null for all that is no http(s), and for one that reads as another. */
export const openableUrl = (text: string): string | null => {
  const trimmed = text.trim()
  if (!/^https?:\/\/[^\s\p{Cf}]+$/iu.test(trimmed)) return null
  return URL.canParse(trimmed) ? trimmed : null
}

/** Returns the digits and the plus sign of a phone number for a `tel:` link; null if there are too few. */
export const dialable = (phone: string): string | null => {
  const digits = phone.replaceAll(/[^\d+]/g, '')
  return digits.length >= 3 ? digits : null
}
