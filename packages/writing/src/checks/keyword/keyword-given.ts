import type { Check } from '../check.ts'
import { fieldPlace } from '../text-ranges.ts'
import { counted } from '../pluralize.ts'

const longFrom = { fair: 5, long: 8 }

export const keywordGiven: Check = {
  id: 'keyword-length',
  group: 'keyword',
  label: 'Keyword length',
  weight: 2,
  look: (study) => {
    const count = study.keyword.meaning.length
    const places = [fieldPlace(study, 'keyword')]
    if (count === 0)
      return {
        status: 'problem',
        measured: 0,
        reason: 'No keyword set. Enter the search term you want this article to rank for.',
        places,
      }
    const told = `The keyword has ${counted(count, 'content word')}`
    if (count < longFrom.fair) return { status: 'good', measured: count, reason: `${told}.` }
    return {
      status: count < longFrom.long ? 'could-be-better' : 'problem',
      measured: count,
      reason: `${told}; few people search for phrases this long. Use 4 or fewer.`,
      places,
    }
  },
}
