import { dialled } from '@web2/builder'
import { withoutEndSlashes } from '../../../platform/text/trim-text.ts'
import { phoneDigits, type Needle } from './needles.ts'
import type { Stretch } from '../html-stretches.ts'

/** Old data in a stretch, from one character of its text to another. */
export interface Hit {
  readonly needle: Needle
  readonly from: number
  readonly to: number
  readonly after: string
}

const quoted = (text: string): string => text.replace(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`)

/** Excludes matches within another word, a URL or an email address. */
const before = String.raw`(?<![\p{L}\p{N}_@])(?<![\p{L}\p{N}][./@\-])`
const after = String.raw`(?![\p{L}\p{N}_@])(?![./@\-][\p{L}\p{N}])`

/** Address words with several spellings. */
const spellings: readonly (readonly string[])[] = [
  ['street', 'st', 'str'],
  ['road', 'rd'],
  ['avenue', 'ave', 'av'],
  ['boulevard', 'blvd'],
  ['drive', 'dr'],
  ['lane', 'ln'],
  ['court', 'ct'],
  ['place', 'pl'],
  ['square', 'sq'],
  ['highway', 'hwy'],
  ['parkway', 'pkwy'],
  ['terrace', 'ter'],
  ['suite', 'ste'],
]

const wordPattern = (word: string): string => {
  const bare = word.toLowerCase().replace(/[.,]$/, '')
  const same = spellings.find((words) => words.includes(bare))
  return same ? String.raw`(?:${same.join('|')})\.?${word.endsWith(',') ? ',?' : ''}` : quoted(word)
}

const words = (text: string, pattern: (word: string) => string): string =>
  text
    .trim()
    .split(/\s+/)
    .map(pattern)
    .join(String.raw`\s+`)

/** Digits of a number with its area code. */
const fullLength = 10

const separator = String.raw`[\s().\-–‑/·]{0,3}`

const phonePattern = (national: string, callingCode: string): RegExp => {
  // whose country is not known may be written with any code
  const code =
    callingCode === ''
      ? national.length < fullLength
        ? ''
        : String.raw`(?:\+\p{N}{1,3}|1)${separator}|`
      : String.raw`(?:\+|00)?${callingCode}${separator}(?:\(0\)${separator})?|`
  const digits = [...national].join(separator)
  return new RegExp(
    // the same digits after another country code are another number
    String.raw`(?<![\p{L}\p{N}_@+])(?<!\p{N}[.\-/])(?<!\+\p{N}{1,3}[\s(.\-]{1,2})(?:${code}\(?0${separator})?\(?${digits}` +
      String.raw`(?![\p{L}\p{N}_@])(?![.\-/]\p{N})(?!\s*(?:x|ext)\.?\s*\p{N})`,
    'giu',
  )
}

const bare = (url: string): string =>
  withoutEndSlashes(
    url
      .trim()
      .replace(/^https?:\/\//i, '')
      .replace(/^www\./i, ''),
  )

const withScheme = (url: string): string => (/^https?:\/\//i.test(url) ? url : `https://${url}`)

const urlPattern = (url: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}_@./\-])(?:https?:\/\/)?(?:www\.)?${quoted(bare(url))}\/?(?![\p{L}\p{N}_/\-?#=@]|\.\p{L})`,
    'giu',
  )

const patterns = new WeakMap<Needle, RegExp>()

const patternOf = (needle: Needle): RegExp => {
  const known = patterns.get(needle)
  if (known) return known
  const made = (() => {
    switch (needle.kind) {
      case 'phone':
        return phonePattern(needle.national, needle.callingCode)
      case 'url':
        return urlPattern(needle.before)
      case 'street':
        return new RegExp(`${before}${words(needle.before, wordPattern)}${after}`, 'giu')
      case 'hours':
        // a lookbehind at each of many spaces is slow, so only at the start of a word
        return new RegExp(
          String.raw`(?=\S)(?<=${needle.day}\s*:\s*)${words(needle.before, quoted)}${after}`,
          'giu',
        )
      // a name may also be a common word, so its capitals count
      default:
        return new RegExp(`${before}${words(needle.before, quoted)}${after}`, 'gu')
    }
  })()
  patterns.set(needle, made)
  return made
}

const nowPatterns = new WeakMap<Needle, RegExp | null>()

/** Returns the pattern of the listing's current value, which may contain the old one. */
const nowPatternOf = (needle: Needle): RegExp | null => {
  const known = nowPatterns.get(needle)
  if (known !== undefined) return known
  const digits = needle.kind === 'phone' ? phoneDigits(needle.after) : null
  const made =
    needle.kind === 'phone'
      ? digits && phonePattern(digits.national, digits.callingCode)
      : needle.kind === 'url'
        ? urlPattern(needle.after)
        : new RegExp(words(needle.after, quoted), 'giu')
  nowPatterns.set(needle, made)
  return made
}

const spans = (text: string, pattern: RegExp): { from: number; to: number; text: string }[] =>
  [...text.matchAll(pattern)]
    .filter((match) => match[0] !== '')
    .map((match) => ({ from: match.index, to: match.index + match[0].length, text: match[0] }))

const hitsInText = (text: string, needles: readonly Needle[]): Hit[] => {
  const hits: Hit[] = []
  /** Characters that belong to current data or to a hit. */
  const taken = new Set<number>()
  const take = ({ from, to }: Pick<Hit, 'from' | 'to'>) => {
    for (let at = from; at < to; at += 1) taken.add(at)
  }
  const isTaken = ({ from, to }: Pick<Hit, 'from' | 'to'>): boolean => {
    for (let at = from; at < to; at += 1) if (taken.has(at)) return true
    return false
  }
  for (const needle of needles) {
    const pattern = nowPatternOf(needle)
    if (pattern) spans(text, pattern).forEach(take)
  }
  for (const needle of needles) {
    if (needle.kind === 'source') continue
    for (const span of spans(text, patternOf(needle))) {
      if (isTaken(span)) continue
      take(span)
      const says =
        needle.kind !== 'url'
          ? needle.after
          : /^https?:\/\//i.test(span.text)
            ? withScheme(needle.after)
            : withoutEndSlashes(needle.after.replace(/^https?:\/\//i, ''))
      hits.push({ needle, from: span.from, to: span.to, after: says })
    }
  }
  return hits
}

const whole = ({ text }: Stretch, needle: Needle, says: string): Hit => ({
  needle,
  from: 0,
  to: text.length,
  after: says,
})

const hitsInTarget = (stretch: Stretch, needles: readonly Needle[]): Hit[] => {
  const { text } = stretch
  const call = /^(tel|sms):/i.exec(text)
  for (const needle of needles) {
    if (call && needle.kind === 'phone' && hitsInText(text.slice(call[0].length), [needle]).length > 0)
      return [whole(stretch, needle, `${call[0]}${dialled(needle.after)}`)]
    if (!call && needle.kind === 'url' && bare(text).toLowerCase() === bare(needle.before).toLowerCase())
      return [whole(stretch, needle, withScheme(needle.after))]
  }
  return []
}

/** Returns the old data in one stretch. */
export const findNeedles = (stretch: Stretch, needles: readonly Needle[]): Hit[] => {
  const { text, attribute, at } = stretch
  if (attribute === 'href') return hitsInTarget(stretch, needles)
  if (attribute === 'src') {
    const source = needles.find(({ kind, before: was }) => kind === 'source' && was === text)
    return source ? [whole(stretch, source, source.after)] : []
  }
  const hits = hitsInText(text, needles)
  if (attribute !== null || at === null) return hits
  // a table has the day in one cell and its hours in the next
  const day = stretch.block.previous?.text.trim().replace(/:$/, '')
  const hours = needles.find(
    (needle) => needle.kind === 'hours' && needle.day === day && needle.before === text.trim(),
  )
  if (!hours || stretch.block.text.trim() !== text.trim()) return hits
  const from = text.indexOf(hours.before)
  return [...hits, { needle: hours, from, to: from + hours.before.length, after: hours.after }]
}
