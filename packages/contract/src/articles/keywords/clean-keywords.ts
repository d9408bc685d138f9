import { normalized } from '../../core/text/normalized.ts'
import { trimEndOf } from '../../core/text/trim-end-of.ts'

/** Characters of one keyword. */
export const keywordLength = 200

export interface CleanKeywords {
  /** In their order, without duplicates. */
  readonly keywords: readonly string[]
  /** Number of duplicates removed. */
  readonly duplicates: number
  /** Keywords that are too long. */
  readonly tooLong: readonly string[]
  /** Unusable entries: rows of dashes, or characters garbled in a file. */
  readonly unread: readonly string[]
}

/**
 * Zero-width characters left over from files and web pages; joiners are kept because some scripts and emoji
 * need them.
 */
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
 * Returns the keyword without quotes or brackets around all of it; doubled CSV quotes inside become single.
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

/** Returns the keyword without a bullet, a trailing separator, or a spreadsheet's leading apostrophe. */
const bared = (given: string): string => {
  for (let keyword = given; ;) {
    const begun = keyword.replace(bullet, '').replace(/^'(?=[=+\-@])/, '')
    const next = unquoted(trimEndOf(begun, separates))
    if (next === keyword) return keyword
    keyword = next
  }
}

/** Above this length, no Unicode normalization can produce a valid keyword. */
const hopeless = 5 * keywordLength

const plain = (given: string): string => {
  const flat = given.replace(invisible, '').replace(/\s+/g, ' ').trim()
  const bare = flat.length > hopeless ? bared(flat) : flat
  // rejected for its length, so normalizing it would only cost time
  return bare.length > hopeless ? bare : bared(normalized(bare, 'NFC').trim())
}

const isReadable = (keyword: string): boolean =>
  /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(keyword) && !keyword.includes('\ufffd')

/**
 * Returns the keywords without surrounding blanks, bullets and quotes, and without repeated blanks. Drops
 * empty entries and duplicates, ignoring case.
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

/** Returns a sentence for each skipped keyword; after the first few, only the number of the rest. */
export const keywordWarnings = ({ tooLong, unread }: CleanKeywords): readonly string[] => {
  const all = [
    ...unread.map((each) => `“${short(each)}” was excluded because it is not readable text.`),
    ...tooLong.map((each) => `“${short(each)}” was excluded because it exceeds ${keywordLength} characters.`),
  ]
  const more = all.length - mostNamed
  return more > 0 ? [...all.slice(0, mostNamed), `${more.toLocaleString('en')} more were excluded.`] : all
}
