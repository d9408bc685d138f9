import { weekdayNames, type NapData } from '@web2/contract'
import { hoursFrom, hoursProblem, toTwentyFourHours, weekdaysFrom, type DayHours } from './nap-hours.ts'
import { specialDaysFrom, specialProblem, type SpecialHours } from './special-hours.ts'

/*
 * Hours, special days and social links as one line each, for cells of a file and for comparing:
 * 'Monday: 09:00 am - 12:00 pm, 01:00 pm - 05:00 pm; Sunday: Closed', '2026-12-25: Closed', 'https://a; https://b'.
 */

const between = '; '

export const hoursLine = (weekdays: NapData['weekdays']): string =>
  weekdaysFrom(hoursFrom(weekdays))
    .filter(({ value }) => value !== '')
    .map(({ name, value }) => `${name}: ${value}`)
    .join(between)

export const specialLine = (days: NapData['specialDays']): string =>
  (days ?? []).map(({ date, value }) => `${date}: ${value}`).join(between)

export const socialsLine = (socials: NapData['additionalSocials']): string =>
  (socials ?? []).map(({ value }) => value).join(between)

const parts = (line: string, between: string | RegExp = ';'): string[] =>
  line
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** 'Monday: text' → ['Monday', 'text']; the name ends at the first colon. */
const named = (part: string): [name: string, text: string] => {
  const at = part.indexOf(':')
  return at < 0 ? [part, ''] : [part.slice(0, at).trim(), part.slice(at + 1).trim()]
}

const timesFrom = (text: string) =>
  text.split(',').map((range) => {
    const [start = '', end = ''] = range.split(/\s*[-–—]\s*/).map((time) => time.trim())
    return { start: toTwentyFourHours(start) || plain24(start), end: toTwentyFourHours(end) || plain24(end) }
  })

/** '9:05' → '09:05', so that files may hold hours of 24. */
const plain24 = (time: string): string => {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(time) ?? []
  if (hours === undefined || minutes === undefined || Number(hours) > 23 || Number(minutes) > 59) return ''
  return `${hours.padStart(2, '0')}:${minutes}`
}

const dayFrom = (name: DayHours['name'], text: string): DayHours => {
  const none = { name, start: '', end: '', more: [] }
  if (/^closed$/i.test(text)) return { ...none, state: 'closed' }
  if (/^(open )?24 hours$/i.test(text)) return { ...none, state: 'always' }
  const [first = { start: '', end: '' }, ...more] = timesFrom(text)
  return { name, state: 'open', ...first, more }
}

export type Read<Value> = { readonly value: Value } | { readonly problem: string }

/** Reads what hoursLine writes. */
export const readHours = (line: string): Read<NonNullable<NapData['weekdays']>> => {
  const week = hoursFrom(undefined)
  for (const part of parts(line)) {
    const [day, text] = named(part)
    const at = weekdayNames.findIndex((name) => name.toLowerCase() === day.toLowerCase())
    const name = weekdayNames[at]
    if (name === undefined)
      return { problem: `“${day}” is no weekday. Write “Monday: 09:00 am - 05:00 pm; …”.` }
    const hours = dayFrom(name, text)
    const problem = hoursProblem(hours)
    if (problem !== null) return { problem: `${name}: ${problem}` }
    week[at] = hours
  }
  return { value: weekdaysFrom(week) }
}

/** Reads what specialLine writes. */
export const readSpecial = (line: string): Read<NonNullable<NapData['specialDays']>> => {
  const days: SpecialHours[] = []
  for (const part of parts(line)) {
    const [date, text] = named(part)
    const [times = { start: '', end: '' }] = timesFrom(text)
    days.push(
      /^closed$/i.test(text)
        ? { date, state: 'closed', start: '', end: '' }
        : { date, state: 'open', ...times },
    )
    const problem = specialProblem(days, days.length - 1)
    if (problem !== null) return { problem: `${date}: ${problem}` }
  }
  return { value: specialDaysFrom(days) }
}

/** Reads what socialsLine writes; the same link twice counts once. An address may hold a semicolon itself. */
export const readSocials = (line: string): NonNullable<NapData['additionalSocials']> =>
  [...new Set(parts(line, /;(?=\s|https?:)/))].map((value, at) => ({ name: `social-${at + 1}`, value }))
