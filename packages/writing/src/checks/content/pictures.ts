import type { Check } from '../check.ts'
import { textLocations } from '../text-ranges.ts'
import { counted } from '../pluralize.ts'

export const picturesPresent: Check = {
  id: 'pictures',
  group: 'content',
  label: 'Pictures',
  weight: 1,
  look: (study) => {
    const { pictures } = study.text
    if (study.wordCount === 0 && pictures.length === 0) return null
    return pictures.length > 0
      ? {
          status: 'good',
          measured: pictures.length,
          reason: `The text has ${counted(pictures.length, 'picture')}.`,
        }
      : {
          status: 'could-be-better',
          measured: 0,
          reason: 'The text has no picture. One that shows what you write about keeps readers.',
        }
  },
}

export const altTexts: Check = {
  id: 'alt-texts',
  group: 'content',
  label: 'Alternative texts',
  weight: 1,
  look: (study) => {
    const { pictures } = study.text
    if (pictures.length === 0) return null
    const without = pictures.filter(({ alt }) => alt.trim() === '')
    if (without.length === 0)
      return { status: 'good', measured: 0, reason: 'Every picture has an alternative text.' }
    return {
      status: without.length === pictures.length ? 'problem' : 'could-be-better',
      measured: without.length,
      reason: `${without.length} of ${counted(pictures.length, 'picture')} ${without.length === 1 ? 'has' : 'have'} no alternative text. Say in a few words what it shows.`,
      places: textLocations(study, without),
    }
  },
}
