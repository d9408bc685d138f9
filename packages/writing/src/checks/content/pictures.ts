import type { Check } from '../check.ts'
import { textLocations } from '../text-ranges.ts'
import { counted } from '../pluralize.ts'

export const picturesPresent: Check = {
  id: 'pictures',
  group: 'content',
  label: 'Images',
  weight: 1,
  look: (study) => {
    const { pictures } = study.text
    if (study.wordCount === 0 && pictures.length === 0) return null
    return pictures.length > 0
      ? {
          status: 'good',
          measured: pictures.length,
          reason: `The text has ${counted(pictures.length, 'image')}.`,
        }
      : {
          status: 'could-be-better',
          measured: 0,
          reason: 'The text has no images. Add one to keep readers engaged.',
        }
  },
}

export const altTexts: Check = {
  id: 'alt-texts',
  group: 'content',
  label: 'Alt text',
  weight: 1,
  look: (study) => {
    const { pictures } = study.text
    if (pictures.length === 0) return null
    const without = pictures.filter(({ alt }) => alt.trim() === '')
    if (without.length === 0) return { status: 'good', measured: 0, reason: 'Every image has alt text.' }
    return {
      status: without.length === pictures.length ? 'problem' : 'could-be-better',
      measured: without.length,
      reason: `${without.length} of ${counted(pictures.length, 'image')} ${without.length === 1 ? 'has' : 'have'} no alt text. Describe what ${without.length === 1 ? 'it shows' : 'they show'}.`,
      places: textLocations(study, without),
    }
  },
}
