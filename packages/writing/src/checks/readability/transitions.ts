import { hasTransition } from '../../english/transitions.ts'
import type { Check } from '../check.ts'
import { textLocations } from '../text-ranges.ts'
import { percent } from '../pluralize.ts'

/** Shorter texts need no transitions. */
const leastWords = 200

export const transitions: Check = {
  id: 'transition-words',
  group: 'readability',
  label: 'Transition words',
  weight: 1,
  look: (study) => {
    if (!study.english || study.wordCount < leastWords) return null
    const prose = study.sentences.filter(({ block }) => study.text.blocks[block]!.kind === 'paragraph')
    if (prose.length === 0) return null
    const tied = new Set(prose.filter(({ words }) => hasTransition(words)))
    const share = percent(tied.size, prose.length)
    const told = `${share}% of the sentences contain a transition word such as “because” or “for example”`
    if (share >= 30) return { status: 'good', measured: share, reason: `${told}; the minimum is 30%.` }
    return {
      status: share >= 20 ? 'could-be-better' : 'problem',
      measured: share,
      reason: `${told}. Aim for 30% or more to connect your ideas.`,
      places: textLocations(
        study,
        prose.filter((sentence) => !tied.has(sentence)),
      ),
    }
  },
}
