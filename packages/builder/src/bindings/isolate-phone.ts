import type { BindingData } from './data.ts'

/** Unicode’s isolates: left-to-right, and their end. */
const [start, end] = ['\u2066', '\u2069']

const isolated = (number: string | undefined): string | undefined =>
  number?.trim() ? start + number + end : number

/**
 * Returns the data with phone numbers whose groups keep their order in a text that is written from the right. Without
 * it, (253) 555-0142 would be shown as 555-0142 (253).
 */
export const withIsolatedPhones = (data: BindingData): BindingData =>
  data.nap
    ? { ...data, nap: { ...data.nap, phone: isolated(data.nap.phone), fax: isolated(data.nap.fax) } }
    : data

/** Returns a text without marks of its direction, which copied phone numbers often have, for a URL. */
export const withoutIsolates = (text: string): string =>
  text.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
