import type { Check } from '../check.ts'
import { blockSpan, textLocations } from '../text-ranges.ts'
import { counted } from '../pluralize.ts'

export const headingOrder: Check = {
  id: 'heading-order',
  group: 'content',
  label: 'Heading order',
  weight: 1,
  look: (study) => {
    const headings = study.text.blocks.flatMap(({ kind, level }, block) =>
      kind === 'heading' ? [{ level, block }] : [],
    )
    if (headings.length === 0) return null
    // the title is the H1 above all headings
    const skipping = headings.filter(({ level }, at) => level > (headings[at - 1]?.level ?? 1) + 1)
    if (skipping.length === 0) return { status: 'good', measured: 0, reason: 'No heading skips a level.' }
    return {
      status: 'could-be-better',
      measured: skipping.length,
      reason: `${counted(skipping.length, 'heading skips', 'headings skip')} a level, such as an H4 right after an H2. Fix the levels; screen readers navigate by them.`,
      places: textLocations(
        study,
        skipping.map(({ block }) => blockSpan(study, block)),
      ),
    }
  },
}
