import { weekdayNamed, type Weekday } from '@web2/contract/listings'
import { weekOf } from './schema-hours.ts'

/** Lines of one week: a day, its hours and a break each. */
const longestWeek = 24
/** Places of a page at which a week may begin. */
const mostBegins = 40

const heading =
  /^\s*(?:opening hours|business hours|hours|öffnungszeiten|sprechzeiten|horaires(?: d[’']ouverture)?|horario)\s*:?\s*/iu

const wordsIn = (line: string): readonly string[] => line.match(/\p{L}+/gu) ?? []

const namesDay = (line: string): boolean =>
  line.length <= 160 &&
  wordsIn(line)
    .slice(0, 6)
    .some((word) => word.length <= 12 && weekdayNamed(word) !== null)

const daily = /^(?:daily|every ?day|täglich|tous les jours|todos los d[ií]as|7 ?\/ ?7)/iu

const hasDigit = (line: string): boolean => /\d/.test(line)

const daysOf = (week: readonly Weekday[]): number => week.filter(({ value }) => value !== '').length

/** Returns the longest week that begins with one of these lines. */
const weekFrom = (lines: readonly string[]): Weekday[] | undefined => {
  let best: Weekday[] | undefined
  let failed = 0
  for (let count = 1; count <= lines.length && failed < 3; count += 1) {
    const week = weekOf(lines.slice(0, count).join('\n'))
    // a line that names a day alone is read together with the next one
    failed = week ? 0 : failed + 1
    if (week) best = week
  }
  return best
}

/** Returns the opening hours that lines name in English, German, French or Spanish; the fullest week of several. */
export const weekIn = (lines: readonly string[]): Weekday[] | undefined => {
  let best: Weekday[] | undefined
  let begins = 0
  for (const [at, line] of lines.entries()) {
    const plain = line.replace(heading, '')
    if (plain === '' || !(namesDay(plain) || daily.test(plain))) continue
    const following = lines.slice(at + 1, at + longestWeek)
    if (![plain, ...following.slice(0, 3)].some(hasDigit)) continue
    begins += 1
    if (begins > mostBegins) break
    const week = weekFrom([plain, ...following])
    if (week && daysOf(week) > daysOf(best ?? [])) best = week
    if (best && daysOf(best) === 7) break
  }
  return best
}
