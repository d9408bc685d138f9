import type { Check } from '../check.ts'
import { blockSpan, textLocations } from '../text-ranges.ts'
import { counted } from '../pluralize.ts'

const most = { words: 150, letters: 300 }

export const paragraphLength: Check = {
  id: 'paragraph-length',
  group: 'readability',
  label: 'Paragraph length',
  weight: 2,
  look: (study) => {
    const limit = study.byLetter ? most.letters : most.words
    const sizes = study.text.blocks.flatMap(({ kind }, block) =>
      kind === 'paragraph' || kind === 'quote' || kind === 'item' || kind === 'cell'
        ? [{ block, size: study.blockWords[block]!.length }]
        : [],
    )
    if (!sizes.some(({ size }) => size > 0)) return null
    const long = sizes.filter(({ size }) => size > limit)
    const longest = sizes.reduce((size, next) => Math.max(size, next.size), 0)
    const unit = study.byLetter ? 'characters' : 'words'
    if (long.length === 0)
      return {
        status: 'good',
        measured: longest,
        reason: `The longest paragraph has ${longest} ${unit}; the maximum is ${limit}.`,
      }
    const places = textLocations(
      study,
      long.map(({ block }) => blockSpan(study, block)),
    )
    const told = `${counted(long.length, 'paragraph has', 'paragraphs have')} more than ${limit} ${unit} (the longest has ${longest}).`
    return {
      status: longest > limit * 2 || long.length > 2 ? 'problem' : 'could-be-better',
      measured: longest,
      reason: `${told} Split ${long.length === 1 ? 'it' : 'them'} into shorter paragraphs.`,
      places,
    }
  },
}
