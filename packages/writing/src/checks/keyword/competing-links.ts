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
      return { status: 'good', measured: 0, reason: 'No link sends the keyword itself to another page.' }
    return {
      status: 'could-be-better',
      measured: competing.length,
      reason: `${counted(competing.length, 'link has', 'links have')} the keyword as its text, which tells search engines that the other page is the one about it. Use other words.`,
      places: textLocations(study, competing),
    }
  },
}
