import { sql, type RawBuilder } from 'kysely'
import { withoutEndSlashes } from '../../platform/text/trim-text.ts'
import type { Needle } from './find/needles.ts'

/** Separators that people type between the digits of a number. */
const between = ' \t\n\u00a0().-–‑/·'

const asWritten = (word: string): string => word

/** Matches only the first letter of words that may be abbreviated: 'Street' is also written 'St.'. */
const firstLetter = (word: string): string => (/^[a-z]{2,9}[.,]?$/.test(word) ? word.slice(0, 1) : word)

/**
 * Returns a LIKE pattern for words in this order, separated by anything, such as entities or JSON quotes.
 */
const wordsPattern = (text: string, write = asWritten): string =>
  `%${text
    .toLowerCase()
    .replace(/[%\\_]/g, '_')
    .split(/[\s"&'<>\u00a0]+/)
    .map(write)
    .join('%')}%`

const urlWords = (url: string): string =>
  wordsPattern(withoutEndSlashes(url.replace(/^https?:\/\//i, '').replace(/^www\./i, '')))

const patternOf = (needle: Needle): string =>
  needle.kind === 'url'
    ? urlWords(needle.before)
    : needle.kind === 'hours'
      ? wordsPattern(`${needle.day} ${needle.before}`)
      : wordsPattern(needle.before, needle.kind === 'street' ? firstLetter : asWritten)

/**
 * Returns an SQL condition that a text may show old data. It is a cheap prefilter without false negatives;
 * the caller reads the matches and checks them.
 */
export const containsNeedle = (
  text: RawBuilder<unknown>,
  needles: readonly Needle[],
): RawBuilder<boolean> => {
  const numbers = needles.flatMap((needle) => (needle.kind === 'phone' ? [`%${needle.national}%`] : []))
  const others = needles.filter(({ kind }) => kind !== 'phone').map(patternOf)
  return sql<boolean>`(
    translate(${text}, ${between}, '') like any(${numbers}::text[]) or lower(${text}) like any(${others}::text[]))`
}
