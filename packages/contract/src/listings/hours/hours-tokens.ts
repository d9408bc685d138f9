import {
  alsoWords,
  ambiguousDays,
  closedWords,
  dayGroups,
  dayWords,
  fillingWords,
  midnightWords,
  noonWords,
  phrases,
  romanceWords,
  untilWords,
} from './hours-words.ts'
import { normalized } from '../../core/text/normalized.ts'

/** Time as typed: '5 pm' states its half of the day, '17:00' its 24-hour value, '5' neither. */
export interface TypedTime {
  readonly kind: 'time'
  /** Minutes since midnight, up to 1440. */
  readonly minutes: number
  readonly half: 'am' | 'pm' | null
  /** In 24-hour notation, such as '09:00', '9 Uhr' or '17'. */
  readonly exact: boolean
}

export type HoursToken =
  | TypedTime
  | { readonly kind: 'days'; readonly days: readonly number[]; readonly single: boolean }
  | { readonly kind: 'to' | 'and' | 'closed' | 'always' }

export type Tokens = { readonly tokens: readonly HoursToken[] } | { readonly unknown: string }

/** Lowercases a text, removes accents, and unifies dashes and blanks. */
const plain = (text: string): string =>
  normalized(text, 'NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[‐‑‒–—―−~→]/g, '-')
    .replace(/['’]/g, '')
    .replace(/[^\S\n]/g, ' ')

const blank = /[ .:()=[\]"]+/y
const separator = /[,;\n|/+&·•*]/y
const dash = /-+>?/y
const word = /\p{L}+/uy
const always =
  /24 ?(?:(?:h(?:ours?|rs?)?|std|stunden|heures?|horas?)(?: ?\/ ?(?:24|7)| sur 24)?|\/ ?(?:24|7))(?![\p{L}\d])/uy
const time =
  /(\d{1,4})(?:(?:[:.]|h| h )(\d{2})(?::\d{2})?(?!\d))?( ?(?:uhr|hrs?|hs?|heures?|horas?)(?!\p{L}))? ?((?:[ap]\.? ?m\b\.?)|(?<=\d)[ap](?!\p{L}))?(?![\p{L}\d])/uy

const typedTime = ([, digits = '', minutesTyped, marked, halfTyped]: RegExpExecArray): TypedTime | null => {
  const joined = digits.length > 2 && minutesTyped === undefined
  if (digits.length > 2 && !joined) return null
  const hour = Number(joined ? digits.slice(0, -2) : digits)
  const minute = Number(joined ? digits.slice(-2) : (minutesTyped ?? 0))
  const half = halfTyped === undefined ? null : halfTyped.startsWith('a') ? 'am' : 'pm'
  if (minute > 59 || hour > 24 || (hour === 24 && minute > 0)) return null
  if (half === null) {
    const exact = marked !== undefined || joined || digits.startsWith('0') || hour > 12
    return { kind: 'time', minutes: hour * 60 + minute, half, exact }
  }
  // '13:00 pm' and '00:30 am' occur in practice and are unambiguous
  if (hour > 12)
    return half === 'pm' ? { kind: 'time', minutes: hour * 60 + minute, half: null, exact: true } : null
  return { kind: 'time', minutes: ((hour % 12) + (half === 'pm' ? 12 : 0)) * 60 + minute, half, exact: true }
}

const wordToken = (text: string, isRomance: boolean): HoursToken | 'nothing' | null => {
  const day = dayWords.get(text)
  if (day !== undefined) return { kind: 'days', days: [day], single: true }
  const either = ambiguousDays.get(text)
  if (either) return { kind: 'days', days: [isRomance ? either.romance : either.german], single: true }
  const days = dayGroups.get(text)
  if (days) return { kind: 'days', days, single: false }
  if (closedWords.has(text)) return { kind: 'closed' }
  if (untilWords.has(text)) return { kind: 'to' }
  if (alsoWords.has(text)) return { kind: 'and' }
  if (noonWords.has(text)) return { kind: 'time', minutes: 720, half: 'pm', exact: true }
  if (midnightWords.has(text)) return { kind: 'time', minutes: 1440, half: null, exact: true }
  return fillingWords.has(text) ? 'nothing' : null
}

/** Splits opening hours into tokens, or returns the first part it doesn't know. Runs in linear time. */
export const hoursTokens = (typed: string): Tokens => {
  const text = phrases.reduce((all, [phrase, stands]) => all.replace(phrase, stands), plain(typed))
  const isRomance = (text.match(/\p{L}+/gu) ?? []).some((each) => romanceWords.has(each))
  const tokens: HoursToken[] = []
  let at = 0
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (found) at = pattern.lastIndex
    return found
  }
  while (at < text.length) {
    if (take(blank)) continue
    if (take(separator)) {
      tokens.push({ kind: 'and' })
      continue
    }
    if (take(dash)) {
      tokens.push({ kind: 'to' })
      continue
    }
    const start = at
    if (tokens.at(-1)?.kind !== 'to' && take(always)) {
      tokens.push({ kind: 'always' })
      continue
    }
    const foundTime = take(time)
    const timed = foundTime && typedTime(foundTime)
    if (timed) {
      tokens.push(timed)
      continue
    }
    at = start
    const [name] = take(word) ?? []
    const token = name === undefined ? null : wordToken(name, isRomance)
    if (token === null)
      return {
        unknown:
          /^[^\s,;]*[^\s,;:.]/.exec(text.slice(start, start + 40))?.[0] ?? text.slice(start, start + 1),
      }
    if (token !== 'nothing') tokens.push(token)
  }
  return { tokens }
}
