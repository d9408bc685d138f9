import { isSameKeyword } from '../../keyword/keyword-finder.ts'
import type { Check } from '../check.ts'
import { textLocations } from '../text-ranges.ts'
import { counted } from '../pluralize.ts'

export const competingLinks: Check = {
  id: 'competing-links',
  group: 'keyword',
  label: 'Competing links',
  weight: 1,
  look: (study) => {
    const { input, keyword, text } = study
    if (keyword.words.length === 0 || text.links.length === 0) return null
    const competing = text.links.filter((link) => isSameKeyword(link.text, input.keyword))
    if (competing.length === 0)
      return { status: 'good', measured: 0, reason: 'No link uses the keyword as its anchor text.' }
    return {
      status: 'could-be-better',
      measured: competing.length,
      reason: `${counted(competing.length, 'link uses', 'links use')} the keyword as anchor text, which helps the linked page rank for it instead. Change the anchor text.`,
      places: textLocations(study, competing),
    }
  },
}
