import { normalized } from '../../core/text/normalized.ts'
import { trimEndOf } from '../../core/text/trim-end-of.ts'

/** Characters of one keyword. */
export const keywordLength = 200

export interface CleanKeywords {
  /** In their order, each once. */
  readonly keywords: readonly string[]
  /** How many were left out because they were there already. */
  readonly duplicates: number
  /** Those that are too long to be written about. */
  readonly tooLong: readonly string[]
  /** Unusable keywords: lines of dashes, or text with characters lost in a file. */
  readonly unread: readonly string[]
}

/** Characters without width that files and web pages leave in a text; joiners belong to some scripts and emoji. */
const invisible = /[\u00ad\u200b\u200e\u200f\u2060\ufeff]/g
const bullet = /^[-–—*•·‣▪●○]\s+/
const marks: readonly (readonly [open: string, close: string])[] = [
  ['"', '"'],
  ["'", "'"],
  ['“', '”'],
  ['„', '“'],
  ['‘', '’'],
  ['«', '»'],
  ['[', ']'],
]

/**
 * Returns the keyword without enclosing quotes or brackets; doubled quotes inside, as in CSV files, become
 * single.
 */
const unquoted = (keyword: string): string => {
  const pair = marks.find(([open, close]) => {
    if (keyword.length < 2 || !keyword.startsWith(open) || !keyword.endsWith(close)) return false
    const inner = keyword.slice(1, -1).replaceAll(open + open, '')
    return !inner.includes(open) && !inner.includes(close)
  })
  return pair
    ? keyword
        .slice(1, -1)
        .replaceAll(pair[0] + pair[0], pair[0])
        .trim()
    : keyword
}

const separates = (letter: string): boolean => /[,;\s]/.test(letter)

/** Without the bullet before it, what separates it from the next, and the apostrophe of spreadsheets before a sign. */
const bared = (given: string): string => {
  for (let keyword = given; ;) {
    const begun = keyword.replace(bullet, '').replace(/^'(?=[=+\-@])/, '')
    const next = unquoted(trimEndOf(begun, separates))
    if (next === keyword) return keyword
    keyword = next
  }
}

/** No form of Unicode makes a keyword of more letters than these. */
const hopeless = 5 * keywordLength

const plain = (given: string): string => {
  const flat = given.replace(invisible, '').replace(/\s+/g, ' ').trim()
  const bare = flat.length > hopeless ? bared(flat) : flat
  // it is left out for its length: to put its letters in order would take long, and change nothing of that
  return bare.length > hopeless ? bare : bared(normalized(bare, 'NFC').trim())
}

const isReadable = (keyword: string): boolean =>
  /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(keyword) && !keyword.includes('\ufffd')

/**
 * Keywords without blanks, bullets and quotes around them and doubled blanks in them, whatever their case; empty ones
 * are no keywords.
 */
export const cleanKeywords = (given: readonly string[]): CleanKeywords => {
  const known = new Set<string>()
  const keywords: string[] = []
  const tooLong: string[] = []
  const unread: string[] = []
  let duplicates = 0
  for (const each of given) {
    const keyword = plain(each)
    if (keyword === '') {
      if (each.replace(invisible, '').trim() !== '') unread.push(each.trim())
      continue
    }
    const key = keyword.toLowerCase()
    if (known.has(key)) {
      duplicates += 1
      continue
    }
    known.add(key)
    if (!isReadable(keyword)) unread.push(keyword)
    else if (keyword.length > keywordLength) tooLong.push(keyword)
    else keywords.push(keyword)
  }
  return { keywords, duplicates, tooLong, unread }
}

const mostNamed = 5
const short = (keyword: string): string => (keyword.length > 60 ? `${keyword.slice(0, 60)}…` : keyword)

/** A sentence for each keyword that was left out, the first of them by name. */
export const keywordWarnings = ({ tooLong, unread }: CleanKeywords): readonly string[] => {
  const all = [
    ...unread.map((each) => `“${short(each)}” was left out: it is not a readable keyword.`),
    ...tooLong.map((each) => `“${short(each)}” was left out: it has more than ${keywordLength} characters.`),
  ]
  const more = all.length - mostNamed
  return more > 0 ? [...all.slice(0, mostNamed), `${more.toLocaleString('en')} more were left out.`] : all
}
