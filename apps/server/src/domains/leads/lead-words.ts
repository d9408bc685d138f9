import { createHash } from 'node:crypto'
import type { LeadEntry } from '@web2/contract/leads'

/** Words that one lead teaches, and that a score reads. */
const most = 300

const word = /[\p{L}\p{N}][\p{L}\p{N}'’.@-]*[\p{L}\p{N}]/gu

/** Ligatures of whole phrases, each of which becomes up to 18 letters. */
const phrases = /[\ufdfa\ufdfb]/g

/** Marks of one letter beyond those of any language (UAX 15, D3): normalization takes the square of their number. */
const manyMarks = /([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu

/** Returns a text in lower case, with the usual letters in place of their other shapes. */
export const foldedText = (text: string): string =>
  text.replace(phrases, ' ').replace(manyMarks, '$1').normalize('NFKC').toLowerCase()

/** Returns the distinct words of what a visitor entered, in lower case. Words of one letter are left out. */
export const wordsOfLead = (entries: readonly Pick<LeadEntry, 'value'>[]): readonly string[] => {
  const found = new Set<string>()
  for (const { value } of entries) {
    for (const [each] of foldedText(value).matchAll(word)) {
      if (each.length <= 100) found.add(each)
      if (found.size === most) return [...found]
    }
  }
  return [...found]
}

/**
 * Returns the name under which an account's counts of a word are stored in `lead_words`: a digest, because words of
 * leads may be names and addresses of people. Own words of the account are stored as they are.
 */
export const learnedWord = (accountId: string, each: string): string =>
  `#${createHash('sha256').update(`${accountId}:${each}`).digest('base64url').slice(0, 22)}`

/** Name of the row of `lead_words` that counts the decisions themselves. */
export const decisionsWord = '#'
