import { isSameKeyword } from '../../keyword/keyword-finder.ts'
import type { Check } from '../check.ts'
import { fieldPlace } from '../text-ranges.ts'
import { counted } from '../pluralize.ts'

export const keywordUsedBefore: Check = {
  id: 'keyword-used-before',
  group: 'keyword',
  label: 'Keyword in other articles',
  // without the other articles, the total must be the same
  weight: 0,
  look: (study) => {
    const { input, keyword } = study
    if (keyword.words.length === 0 || input.others === undefined) return null
    const same = input.others.filter((other) => isSameKeyword(other.keyword, input.keyword))
    if (same.length === 0)
      return { status: 'good', measured: 0, reason: 'None of your other articles targets this keyword.' }
    const named = same
      .slice(0, 3)
      .map(({ title }) => `“${title || 'Untitled'}”`)
      .join(', ')
    return {
      status: same.length === 1 ? 'could-be-better' : 'problem',
      measured: same.length,
      reason: `${counted(same.length, 'other article targets', 'other articles target')} this keyword: ${named}${same.length > 3 ? ' and more' : ''}. Choose a different keyword, or they will compete in search results.`,
      places: [fieldPlace(study, 'keyword')],
    }
  },
}
