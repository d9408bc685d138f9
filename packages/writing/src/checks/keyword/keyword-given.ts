import type { Check } from '../check.ts'
import { fieldPlace } from '../text-ranges.ts'
import { counted } from '../pluralize.ts'

const longFrom = { fair: 5, long: 8 }

export const keywordGiven: Check = {
  id: 'keyword-length',
  group: 'keyword',
  label: 'Keyword',
  weight: 2,
  look: (study) => {
    const count = study.keyword.meaning.length
    const places = [fieldPlace(study, 'keyword')]
    if (count === 0)
      return {
        status: 'problem',
        measured: 0,
        reason: 'There is no keyword yet. Enter what people would search for to find this article.',
        places,
      }
    const told = `The keyword has ${counted(count, 'word')} that ${count === 1 ? 'carries' : 'carry'} meaning`
    if (count < longFrom.fair) return { status: 'good', measured: count, reason: `${told}.` }
    return {
      status: count < longFrom.long ? 'could-be-better' : 'problem',
      measured: count,
      reason: `${told}; few people search for so many. Up to 4 are best.`,
      places,
    }
  },
}
