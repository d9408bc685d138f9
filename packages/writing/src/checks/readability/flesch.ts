import { fleschReadingEase } from '../../english/flesch.ts'
import type { Check } from '../check.ts'
import type { ArticleAnalysis } from '../analyzed-article.ts'

/** Returns the Flesch reading ease of an English text, 0 to 100; null for other languages and empty texts. */
export const readingEase = ({ english, sentences, syllables }: ArticleAnalysis): number | null => {
  if (!english || sentences.length === 0) return null
  const words = sentences.reduce((sum, sentence) => sum + sentence.words.length, 0)
  return Math.round(fleschReadingEase({ words, sentences: sentences.length, syllables }))
}

const bands = [
  [80, 'easy to read'],
  [60, 'plain English'],
  [50, 'fairly difficult'],
  [30, 'difficult'],
  [0, 'very difficult'],
] as const

export const flesch: Check = {
  id: 'flesch',
  group: 'readability',
  label: 'Flesch reading ease',
  weight: 2,
  look: (study) => {
    const ease = readingEase(study)
    if (ease === null) return null
    const [, name] = bands.find(([from]) => ease >= from)!
    const told = `The text scores ${ease} out of 100: ${name}`
    if (ease >= 60) return { status: 'good', measured: ease, reason: `${told}.` }
    return {
      status: ease >= 45 ? 'could-be-better' : 'problem',
      measured: ease,
      reason: `${told}. Aim for 60 or more with shorter sentences and simpler words.`,
    }
  },
}
