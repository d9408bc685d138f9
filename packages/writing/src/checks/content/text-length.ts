import type { Check } from '../check.ts'

const least = { words: { good: 300, fair: 200 }, letters: { good: 600, fair: 400 } }

export const textLength: Check = {
  id: 'text-length',
  group: 'content',
  label: 'Text length',
  weight: 3,
  look: ({ wordCount, byLetter }) => {
    const { good, fair } = byLetter ? least.letters : least.words
    const unit = byLetter ? 'characters' : 'words'
    const told = `The text has ${wordCount.toLocaleString('en-US')} ${unit}`
    if (wordCount >= good) return { status: 'good', measured: wordCount, reason: `${told}.` }
    return {
      status: wordCount >= fair ? 'could-be-better' : 'problem',
      measured: wordCount,
      reason: `${told}. Write at least ${good} to cover the topic.`,
    }
  },
}
