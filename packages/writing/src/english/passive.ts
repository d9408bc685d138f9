import type { Word } from '../text/words.ts'
import { irregularParticiples, noParticiples } from './irregular-participles.ts'

const auxiliaries = new Set(
  "am is are was were be been being isn't aren't wasn't weren't get gets got getting gotten it's that's they're we're you're he's she's".split(
    ' ',
  ),
)
/** Words that may stand between the auxiliary and its participle; adverbs in -ly may too. */
const between = new Set(
  'not never always often also still already just now then being been only even once twice usually first all both soon well'.split(
    ' ',
  ),
)
/** How far ahead of its auxiliary a participle is looked for. */
const reach = 4

const isParticiple = (word: string): boolean =>
  irregularParticiples.has(word) || (word.length > 4 && word.endsWith('ed') && !noParticiples.has(word))

/** Whether a sentence of English has a verb in the passive voice: a form of "to be" or "to get" with a participle. */
export const isPassive = (words: readonly Word[]): boolean => {
  const texts = words.map(({ text }) => text.toLowerCase().replaceAll('’', "'"))
  return texts.some((text, at) => {
    if (!auxiliaries.has(text)) return false
    for (const next of texts.slice(at + 1, at + 1 + reach)) {
      if (isParticiple(next)) return true
      if (!between.has(next) && !next.endsWith('ly')) return false
    }
    return false
  })
}
