import type { Check } from '../check.ts'
import { fieldPlace } from '../text-ranges.ts'

export const keywordInTitle: Check = {
  id: 'keyword-in-title',
  group: 'keyword',
  label: 'Keyword in the title',
  weight: 3,
  look: (study) => {
    const { input, keyword } = study
    if (keyword.words.length === 0) return null
    const places = [fieldPlace(study, 'title')]
    const [first] = keyword.find(input.title)
    if (first) {
      const starts = first.from <= input.title.length / 2
      return starts
        ? { status: 'good', reason: 'The title has the keyword near its beginning.' }
        : {
            status: 'could-be-better',
            reason: 'The title has the keyword, in its second half. Move it toward the beginning.',
            places: [
              { ...first, field: 'title', quote: input.title.slice(first.from, first.to).slice(0, 200) },
            ],
          }
    }
    if (keyword.hasAll(input.title))
      return {
        status: 'could-be-better',
        reason: 'The title has the words of the keyword, but not together. Use the exact keyword once.',
        places,
      }
    return { status: 'problem', reason: 'The title does not have the keyword.', places }
  },
}
