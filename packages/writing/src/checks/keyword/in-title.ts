import type { Check } from '../check.ts'
import { fieldPlace } from '../text-ranges.ts'

export const keywordInTitle: Check = {
  id: 'keyword-in-title',
  group: 'keyword',
  label: 'Keyword in title',
  weight: 3,
  look: (study) => {
    const { input, keyword } = study
    if (keyword.words.length === 0) return null
    const places = [fieldPlace(study, 'title')]
    const [first] = keyword.find(input.title)
    if (first) {
      const starts = first.from <= input.title.length / 2
      return starts
        ? { status: 'good', reason: 'The keyword is near the beginning of the title.' }
        : {
            status: 'could-be-better',
            reason: 'The keyword is in the second half of the title. Move it closer to the beginning.',
            places: [
              { ...first, field: 'title', quote: input.title.slice(first.from, first.to).slice(0, 200) },
            ],
          }
    }
    if (keyword.hasAll(input.title))
      return {
        status: 'could-be-better',
        reason:
          'The title contains the words of the keyword, but not as a phrase. Use the exact keyword once.',
        places,
      }
    return {
      status: 'problem',
      reason: 'The title doesn’t contain the keyword. Add it near the beginning.',
      places,
    }
  },
}
