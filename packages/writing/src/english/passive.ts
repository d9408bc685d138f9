import type { Word } from '../text/words.ts'
import { irregularParticiples, noParticiples } from './irregular-participles.ts'

const auxiliaries = new Set(
  "am is are was were be been being isn't aren't wasn't weren't get gets got getting gotten it's that's they're we're you're he's she's".split(
    ' ',
  ),
)
/** Words allowed between the auxiliary and its participle, besides adverbs in -ly. */
const between = new Set(
  'not never always often also still already just now then being been only even once twice usually first all both soon well'.split(
    ' ',
  ),
)
/** Maximum distance in words between an auxiliary and its participle. */
const reach = 4

const isParticiple = (word: string): boolean =>
  irregularParticiples.has(word) || (word.length > 4 && word.endsWith('ed') && !noParticiples.has(word))

/**
 * Returns true if an English sentence contains a passive verb: a form of "to be" or "to get" with a
 * participle.
 */
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
