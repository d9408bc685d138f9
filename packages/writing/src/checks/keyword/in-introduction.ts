import type { Check } from '../check.ts'
import { blockSpan, textLocations } from '../text-ranges.ts'

export const keywordInIntroduction: Check = {
  id: 'keyword-in-introduction',
  group: 'keyword',
  label: 'Keyword in introduction',
  weight: 2,
  look: (study) => {
    const { keyword, text } = study
    if (keyword.words.length === 0) return null
    const first = text.blocks.findIndex(
      ({ kind }) => kind === 'paragraph' || kind === 'quote' || kind === 'item',
    )
    const block = text.blocks[first]
    if (!block) return null
    if (keyword.find(block.text).length > 0)
      return { status: 'good', reason: 'The first paragraph contains the keyword.' }
    const places = textLocations(study, [blockSpan(study, first)])
    if (keyword.hasAll(block.text))
      return {
        status: 'could-be-better',
        reason:
          'The first paragraph contains the words of the keyword, but not as a phrase. Use the exact keyword once.',
        places,
      }
    return {
      status: 'problem',
      reason:
        'The first paragraph doesn’t contain the keyword. Add it so that readers see the topic right away.',
      places,
    }
  },
}
