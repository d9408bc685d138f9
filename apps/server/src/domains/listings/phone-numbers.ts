import { readCountry, type NapData } from '@web2/contract/listings'
import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

type Phone = Pick<NapData, 'phone' | 'country'>

interface PhoneNumber {
  /** '+12125552368'; empty for what is no number of its own, or belongs to no country that is known. */
  readonly phoneE164: string
  /** '(212) 555-2368', and '+1 212 555 2368' where the number is one of another country than the listing. */
  readonly phoneNational: string
}

const none: PhoneNumber = { phoneE164: '', phoneNational: '' }

/** Letters of vanity numbers and extensions, pauses and second numbers: dialling the digits alone reaches somebody else. */
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

type Answered = Readonly<Record<string, unknown>>

/** A listing whose number has not been read since it was last changed. */
const isUnread = (row: Answered): boolean =>
  row.phoneE164 === null && typeof row.phone === 'string' && typeof row.country === 'string'

/** A listing with its number, read where it has none yet: events tell rows as they were written. */
export const withPhoneNumber = (row: Record<string, unknown>): Record<string, unknown> =>
  isUnread(row) ? { ...row, ...phoneNumber(row as unknown as Phone) } : row

/** Listings as they are answered, with the numbers of those that have none yet; they are kept for the next time. */
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
