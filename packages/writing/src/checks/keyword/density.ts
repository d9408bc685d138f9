import type { Check } from '../check.ts'
import { textLocations } from '../text-ranges.ts'
import { counted } from '../pluralize.ts'

/** Minimum word count for a meaningful percentage. */
const leastWords = 100
const band = { least: 0.5, most: 3, far: 4 }

export const keywordDensity: Check = {
  id: 'keyword-density',
  group: 'keyword',
  label: 'Keyword density',
  weight: 2,
  look: (study) => {
    const { keyword, keywordPlaces, wordCount } = study
    if (keyword.words.length === 0 || wordCount < leastWords) return null
    const density = Math.round((1_000 * keywordPlaces.length) / wordCount) / 10
    const found = { measured: density, places: textLocations(study, keywordPlaces) }
    const told = `The keyword occurs ${counted(keywordPlaces.length, 'time')} in ${wordCount.toLocaleString('en-US')} words (${density}%)`
    if (density > band.most)
      return {
        ...found,
        status: density > band.far ? 'problem' : 'could-be-better',
        reason: `${told}; more than ${band.most}% reads like stuffing. Use other words for it here and there.`,
      }
    if (density < band.least)
      return {
        ...found,
        status: keywordPlaces.length === 0 ? 'problem' : 'could-be-better',
        reason: `${told}; ${band.least}% to ${band.most}% is usual. Use it where it fits.`,
      }
    return { ...found, status: 'good', reason: `${told}; ${band.least}% to ${band.most}% is usual.` }
  },
}
