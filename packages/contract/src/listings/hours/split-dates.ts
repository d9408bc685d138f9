import { trimEndOf } from '../../core/text/trim-end-of.ts'

interface DatedHours {
  /** '2026-12-25' */
  readonly date: string
  readonly hours: string
}

const endsHours = (letter: string): boolean => /[\s,;|]/.test(letter)

const two = (text: string): string => text.padStart(2, '0')

/** Year-month-day, day.month.year, and with slashes whichever order the numbers allow. */
const dates = /(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)|(?<!\d)(\d{1,2})([./])(\d{1,2})\5(\d{4})(?!\d)/g

const dateOf = (found: RegExpExecArray): string | null => {
  const [, year, month = '', day = '', first = '', mark, second = '', lateYear] = found
  if (year !== undefined) return `${year}-${two(month)}-${two(day)}`
  const [one, other] = [Number(first), Number(second)]
  if (mark === '.') return `${lateYear}-${two(second)}-${two(first)}`
  if (one > 12) return `${lateYear}-${two(second)}-${two(first)}`
  return other > 12 || one === other ? `${lateYear}-${two(first)}-${two(second)}` : null
}

const isDate = (date: string): boolean => {
  const moment = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date)
}

/**
 * Splits a text at its dates, each with the text after it. Returns null without a date, or if one is invalid
 * or ambiguous.
 */
export const splitDates = (text: string): readonly DatedHours[] | null => {
  const found = [...text.matchAll(dates)]
  const [first] = found
  if (!first || text.slice(0, first.index).trim() !== '') return null
  const parts: DatedHours[] = []
  for (const [at, match] of found.entries()) {
    const date = dateOf(match)
    if (date === null || !isDate(date)) return null
    const hours = text.slice(match.index + match[0].length, found[at + 1]?.index)
    parts.push({ date, hours: trimEndOf(hours.replace(/^[\s:=]+/, ''), endsHours) })
  }
  return parts
}
