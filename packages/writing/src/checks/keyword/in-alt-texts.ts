import type { Check } from '../check.ts'
import { textLocations } from '../text-ranges.ts'
import { counted, percent } from '../pluralize.ts'

/** Number of images from which a share is checked; below it, one image with the keyword is enough. */
const many = 5

export const keywordInAltTexts: Check = {
  id: 'keyword-in-alt-texts',
  group: 'keyword',
  label: 'Keyword in alt text',
  weight: 1,
  look: (study) => {
    const { keyword, text } = study
    const { pictures } = text
    if (keyword.words.length === 0 || pictures.length === 0) return null
    const named = new Set(pictures.filter(({ alt }) => keyword.hasAll(alt)))
    const having = [...named]
    const share = percent(having.length, pictures.length)
    const told = `${having.length} of ${counted(pictures.length, 'image')} ${having.length === 1 ? 'has' : 'have'} the keyword in the alt text`
    const without = textLocations(
      study,
      pictures.filter((picture) => !named.has(picture)),
    )
    if (having.length === 0)
      return {
        status: 'could-be-better',
        measured: 0,
        reason: `${told}. Add it to at least one.`,
        places: without,
      }
    if (pictures.length < many) return { status: 'good', measured: share, reason: `${told}.` }
    if (share > 70)
      return {
        status: 'could-be-better',
        measured: share,
        reason: `${told}; aim for 30% to 70%. Rephrase some.`,
        places: textLocations(study, having),
      }
    if (share < 30)
      return {
        status: 'could-be-better',
        measured: share,
        reason: `${told}; aim for 30% to 70% with ${many} or more images.`,
        places: without,
      }
    return { status: 'good', measured: share, reason: `${told}.` }
  },
}
