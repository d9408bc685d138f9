import { textWidth } from '../../pixels/text-width.ts'
import type { Check } from '../check.ts'
import { fieldPlace } from '../text-ranges.ts'
import { resultSizes } from './result-widths.ts'

const { letters, desktop } = resultSizes.title
const least = 250

export const titleWidth: Check = {
  id: 'title-width',
  group: 'result',
  label: 'Title width',
  weight: 2,
  look: (study) => {
    const { title, metaTitle } = study.input
    const own = metaTitle.trim() !== ''
    const shown = own ? metaTitle : title
    const name = own ? 'meta title' : 'title'
    const places = [fieldPlace(study, own ? 'metaTitle' : 'title')]
    if (shown.trim() === '')
      return {
        status: 'problem',
        measured: 0,
        reason: 'No title set. Search results need one.',
        places,
      }
    const width = Math.round(textWidth(shown.trim(), letters))
    const told = `The ${name} is ${width} px wide`
    if (width > desktop)
      return {
        status: width > desktop * 1.2 ? 'problem' : 'could-be-better',
        measured: width,
        reason: `${told}. Shorten it to about ${desktop} px, or search results will cut it off.`,
        places,
      }
    if (width < least)
      return {
        status: 'could-be-better',
        measured: width,
        reason: `${told}. Search results show about ${desktop} px; add a few more words.`,
        places,
      }
    return { status: 'good', measured: width, reason: `${told}; search results show about ${desktop} px.` }
  },
}
