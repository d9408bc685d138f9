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
    const told = `Keyword density is ${density}% (${counted(keywordPlaces.length, 'use')} in ${wordCount.toLocaleString('en-US')} words)`
    if (density > band.most)
      return {
        ...found,
        status: density > band.far ? 'problem' : 'could-be-better',
        reason: `${told}; more than ${band.most}% looks like keyword stuffing. Replace some with synonyms.`,
      }
    if (density < band.least)
      return {
        ...found,
        status: keywordPlaces.length === 0 ? 'problem' : 'could-be-better',
        reason: `${told}; aim for ${band.least}% to ${band.most}%. Use the keyword more often.`,
      }
    return {
      ...found,
      status: 'good',
      reason: `${told}; the recommended range is ${band.least}% to ${band.most}%.`,
    }
  },
}
