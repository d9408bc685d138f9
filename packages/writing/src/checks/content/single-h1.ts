import type { Check } from '../check.ts'
import { blockSpan, textLocations } from '../text-ranges.ts'

export const singleH1: Check = {
  id: 'single-h1',
  group: 'content',
  label: 'Single H1',
  weight: 1,
  look: (study) => {
    const { blocks } = study.text
    if (blocks.length === 0) return null
    const main = blocks.flatMap(({ kind, level }, block) =>
      kind === 'heading' && level === 1 ? [blockSpan(study, block)] : [],
    )
    if (main.length <= 1)
      return {
        status: 'good',
        measured: main.length,
        reason: main.length === 0 ? 'The title is the H1; the text has no other.' : 'The text has one H1.',
      }
    return {
      status: 'problem',
      measured: main.length,
      reason: `The text has ${main.length} H1 headings. Keep one and make the others H2.`,
      places: textLocations(study, main),
    }
  },
}
