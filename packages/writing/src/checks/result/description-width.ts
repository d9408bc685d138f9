import { textWidth } from '../../pixels/text-width.ts'
import type { Check } from '../check.ts'
import { fieldPlace } from '../text-ranges.ts'
import { resultSizes } from './result-widths.ts'

const { letters, desktop, mobile } = resultSizes.description
const least = 430

export const descriptionWidth: Check = {
  id: 'description-width',
  group: 'result',
  label: 'Meta description',
  weight: 2,
  look: (study) => {
    const description = study.input.metaDescription.trim()
    const places = [fieldPlace(study, 'metaDescription')]
    if (description === '')
      return {
        status: 'problem',
        measured: 0,
        reason: 'No meta description set. Add one, or search engines will pick text from the article.',
        places,
      }
    const width = Math.round(textWidth(description, letters))
    const told = `The meta description has ${description.length} characters (${width} px)`
    if (width > desktop)
      return {
        status: width > desktop * 1.25 ? 'problem' : 'could-be-better',
        measured: width,
        reason: `${told}. Shorten it to about ${desktop} px (${mobile} px on phones), or search results will cut it off.`,
        places,
      }
    if (width < least)
      return {
        status: 'could-be-better',
        measured: width,
        reason: `${told}. Search results show about ${desktop} px; use the space to say more.`,
        places,
      }
    return { status: 'good', measured: width, reason: `${told}; search results show about ${desktop} px.` }
  },
}
