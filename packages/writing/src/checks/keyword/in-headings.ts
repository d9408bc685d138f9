import type { Check } from '../check.ts'
import { blockSpan, textLocations } from '../text-ranges.ts'
import { counted, percent } from '../pluralize.ts'

/** Number of subheadings from which having the keyword in most of them looks artificial. */
const many = 4

export const keywordInHeadings: Check = {
  id: 'keyword-in-headings',
  group: 'keyword',
  label: 'Keyword in subheadings',
  weight: 2,
  look: (study) => {
    const { keyword, text } = study
    if (keyword.words.length === 0) return null
    const headings = text.blocks.flatMap(({ kind, level, text: own }, block) =>
      kind === 'heading' && (level === 2 || level === 3) ? [{ block, has: keyword.hasAll(own) }] : [],
    )
    if (headings.length === 0) return null
    const having = headings.filter(({ has }) => has)
    const share = percent(having.length, headings.length)
    const told = `${having.length} of ${counted(headings.length, 'subheading')} (H2 and H3) ${having.length === 1 ? 'contains' : 'contain'} the keyword`
    const spans = (of: typeof headings) =>
      textLocations(
        study,
        of.map(({ block }) => blockSpan(study, block)),
      )
    if (having.length === 0)
      return {
        status: 'problem',
        measured: 0,
        reason: `${told}. Add it to at least one.`,
        places: spans(headings),
      }
    if (headings.length >= many && share > 75)
      return {
        status: 'could-be-better',
        measured: share,
        reason: `${told}. More than 75% looks over-optimized; rephrase some.`,
        places: spans(having),
      }
    return { status: 'good', measured: share, reason: `${told}.`, places: spans(having) }
  },
}
