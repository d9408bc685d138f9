import { readWeekHours, weekdayNamed, type Weekday } from '@web2/contract/listings'

/** Returns the week as a listing stores it; undefined if it can't be read or names no hours. */
export const weekOf = (text: string): Weekday[] | undefined => {
  const reading = readWeekHours(text)
  if ('problem' in reading || !reading.value.some(({ value }) => value !== '')) return undefined
  return reading.value
}

/** Opening hours as schema.org's OpeningHoursSpecification gives them. */
export interface HoursSpecification {
  /** Names or URLs of days; none for every day. */
  readonly days: readonly string[]
  readonly opens: string
  readonly closes: string
}

const dayOf = (text: string): string | null => weekdayNamed(/[^/#]+$/.exec(text.trim())?.[0] ?? '')

/** Drops seconds and time zones: '09:00:00+01:00' → '09:00'. */
const timeOf = (text: string): string =>
  text.trim().replace(/^T?(\d{1,2}:\d{2})(?::\d{2})?(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})?$/i, '$1')

const hoursOf = (opens: string, closes: string): string => {
  // "closed all day" in Google's guidelines is 00:00 to 00:00
  if (opens === '' || closes === '' || (opens === closes && /^0?0:00$/.test(opens))) return 'closed'
  return `${opens} - ${closes}`
}

/** Returns the week of these specifications; undefined if one can't be read. */
export const weekOfSpecifications = (all: readonly HoursSpecification[]): Weekday[] | undefined => {
  const lines = all.flatMap(({ days, opens, closes }) => {
    const hours = hoursOf(timeOf(opens), timeOf(closes))
    if (days.length === 0) return [`daily ${hours}`]
    return days.flatMap((day) => {
      const name = dayOf(day)
      return name === null ? [] : [`${name} ${hours}`]
    })
  })
  return lines.length === 0 ? undefined : weekOf(lines.join('\n'))
}
