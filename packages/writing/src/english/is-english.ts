import type { Word } from '../text/words.ts'
import { functionWords } from './function-words.ts'

/** Words examined; more would not change the result. */
const sample = 400
/** English prose has four to five function words in ten; other languages share a few by chance. */
const share = 0.22

/** Whether a text is written in English, told by its small words. A text of no words is taken for English. */
export const isEnglish = (words: readonly Word[]): boolean => {
  const looked = words.slice(0, sample)
  const known = looked.filter(({ text }) => functionWords.has(text.toLowerCase())).length
  return known >= looked.length * share
}
