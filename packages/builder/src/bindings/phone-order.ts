import type { BindingData } from './data.ts'

/** Unicode’s left-to-right mark. */
const mark = '\u200e'

const ordered = (number: string | undefined): string | undefined =>
  number?.trim() ? mark + number + mark : number

/**
 * Returns the data with phone numbers whose groups keep their order in a text that is written from the right. Without
 * it, (253) 555-0142 would be shown as 555-0142 (253).
 */
export const withOrderedPhones = (data: BindingData): BindingData =>
  data.nap
    ? { ...data, nap: { ...data.nap, phone: ordered(data.nap.phone), fax: ordered(data.nap.fax) } }
    : data

/** Returns a text without marks of its direction, which copied phone numbers often have, for a URL. */
export const withoutMarks = (text: string): string =>
  text.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
