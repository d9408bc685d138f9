import type { Word } from '../text/words.ts'
import { functionWords } from './function-words.ts'

/** Number of words examined; more would not change the result. */
const sample = 400
/** English prose contains 40 to 50 percent function words; other languages share a few by chance. */
const share = 0.22

/**
 * Returns true if a text is in English, judged by its function words. A text without words counts as English.
 */
export const isEnglish = (words: readonly Word[]): boolean => {
  const looked = words.slice(0, sample)
  const known = looked.filter(({ text }) => functionWords.has(text.toLowerCase())).length
  return known >= looked.length * share
}
