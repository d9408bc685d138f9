import type { Check } from '../check.ts'
import { textLocations } from '../text-ranges.ts'
import { percent } from '../pluralize.ts'

/** Words, or letters in scripts without blanks. */
const longFrom = { words: 20, letters: 45 }

export const sentenceLength: Check = {
  id: 'sentence-length',
  group: 'readability',
  label: 'Sentence length',
  weight: 3,
  look: (study) => {
    const { sentences, byLetter } = study
    if (sentences.length === 0) return null
    const limit = byLetter ? longFrom.letters : longFrom.words
    const long = sentences.filter(({ words }) => words.length > limit)
    const share = percent(long.length, sentences.length)
    const told = `${share}% of the sentences have more than ${limit} ${byLetter ? 'characters' : 'words'}`
    const found = { measured: share, places: textLocations(study, long) }
    if (share <= 25) return { ...found, status: 'good', reason: `${told}; the maximum is 25%.` }
    return {
      ...found,
      status: share <= 35 ? 'could-be-better' : 'problem',
      reason: `${told} (${long.length} of ${sentences.length}). Shorten some to stay under 25%.`,
    }
  },
}
