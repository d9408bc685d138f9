import { readCountry, type NapData } from '@web2/contract/listings'
import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

type Phone = Pick<NapData, 'phone' | 'country'>

interface PhoneNumber {
  /** '+12125552368'; empty if it is no valid number or its country is unknown. */
  readonly phoneE164: string
  /** '(212) 555-2368', or '+1 212 555 2368' if the number is from another country than the listing. */
  readonly phoneNational: string
}

const none: PhoneNumber = { phoneE164: '', phoneNational: '' }

/**
 * Letters of vanity numbers and extensions, pauses, second numbers: the digits alone reach another
 * subscriber.
 */
const more = /[\p{L}#*,;]/u

export const phoneNumber = ({ phone, country = '' }: Phone): PhoneNumber => {
  const code = readCountry(country)?.code ?? ''
  if (more.test(phone) || !isSupportedCountry(code)) return none
  const number = parsePhoneNumberFromString(phone, code)
  if (!number?.isValid() || number.ext !== undefined) return none
  const isNational = number.countryCallingCode === getCountryCallingCode(code)
  return {
    phoneE164: number.number,
    phoneNational: isNational ? number.formatNational() : number.formatInternational(),
  }
}

/** Adds parsed phone numbers to one new listing or several. */
export const withParsedPhones = (data: object): object => {
  if (Array.isArray(data)) return data.map((row: object) => withParsedPhones(row))
  return { ...data, ...phoneNumber(data as Phone) }
}

type Answered = Readonly<Record<string, unknown>>

/** Returns whether a listing's number was not parsed since its last change. */
const isUnread = (row: Answered): boolean =>
  row.phoneE164 === null && typeof row.phone === 'string' && typeof row.country === 'string'

/**
 * Adds the parsed phone number to a listing that has none, because events carry rows as they were written.
 */
export const withPhoneNumber = (row: Record<string, unknown>): Record<string, unknown> =>
  isUnread(row) ? { ...row, ...phoneNumber(row as unknown as Phone) } : row

/** Adds parsed phone numbers to listings that have none, and stores them for later reads. */
export const withPhoneNumbers = async <Row extends Answered>(
  db: Kysely<Database>,
  accountId: string,
  rows: readonly Row[],
): Promise<Row[]> => {
  const unread = rows.filter(isUnread)
  if (unread.length === 0) return [...rows]
  const read = new Map(unread.map((row) => [row, phoneNumber(row as unknown as Phone)] as const))
  const numbers = [...read]
  await sql`
    update naps set phone_e164 = numbers.e164, phone_national = numbers.national
    from unnest(
      ${numbers.map(([row]) => row._id)}::uuid[], ${numbers.map(([row]) => row.phone)}::text[],
      ${numbers.map(([row]) => row.country)}::text[], ${numbers.map(([, number]) => number.phoneE164)}::text[],
      ${numbers.map(([, number]) => number.phoneNational)}::text[]
    ) as numbers (id, phone, country, e164, national)
    where naps.id = numbers.id and naps.account_id = ${accountId}
      and naps.phone = numbers.phone and naps.country = numbers.country`.execute(db)
  return rows.map((row) => ({ ...row, ...read.get(row) }))
}
