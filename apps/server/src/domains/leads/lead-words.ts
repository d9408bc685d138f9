import { createHash } from 'node:crypto'
import type { LeadEntry } from '@web2/contract/leads'

/** Words that one lead teaches, and that a score reads. */
const most = 300

const word = /[\p{L}\p{N}][\p{L}\p{N}'’.@-]*[\p{L}\p{N}]/gu

/** Returns the distinct words of what a visitor entered, in lower case. Words of one letter are left out. */
export const wordsOfLead = (entries: readonly Pick<LeadEntry, 'value'>[]): readonly string[] => {
  const found = new Set<string>()
  for (const { value } of entries) {
    for (const [each] of value.normalize('NFKC').toLowerCase().matchAll(word)) {
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
