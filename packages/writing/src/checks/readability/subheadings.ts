import type { Check } from '../check.ts'
import type { ArticleAnalysis } from '../analyzed-article.ts'
import { blockSpan, textLocations } from '../text-ranges.ts'
import { counted } from '../pluralize.ts'

const most = { words: 300, letters: 600 }

/** Returns the number of words below each heading, and the block they begin with. */
const stretches = ({ text, blockWords }: ArticleAnalysis) => {
  const found: { first: number; size: number }[] = []
  let current = { first: 0, size: 0 }
  text.blocks.forEach(({ kind }, block) => {
    if (kind === 'heading') {
      found.push(current)
      current = { first: block + 1, size: 0 }
    } else current = { ...current, size: current.size + blockWords[block]!.length }
  })
  return [...found, current].filter(({ size }) => size > 0)
}

export const subheadings: Check = {
  id: 'subheadings',
  group: 'readability',
  label: 'Subheadings',
  weight: 2,
  look: (study) => {
    const { byLetter, wordCount, text } = study
    const limit = byLetter ? most.letters : most.words
    const unit = byLetter ? 'characters' : 'words'
    const all = stretches(study)
    if (all.length === 0) return null
    const long = all.filter(({ size }) => size > limit)
    const longest = all.reduce((size, next) => Math.max(size, next.size), 0)
    const headings = text.blocks.filter(({ kind }) => kind === 'heading').length
    if (long.length === 0)
      return {
        status: 'good',
        measured: longest,
        reason:
          headings === 0
            ? `The text has ${counted(wordCount, unit.slice(0, -1))}; texts of up to ${limit} don’t need subheadings.`
            : `The longest section between subheadings has ${longest} ${unit}; the maximum is ${limit}.`,
      }
    return {
      status: headings === 0 || longest > limit * 1.5 ? 'problem' : 'could-be-better',
      measured: longest,
      reason:
        headings === 0
          ? `The text has ${wordCount.toLocaleString('en-US')} ${unit} and no subheadings. Add one at least every ${limit} ${unit}.`
          : `${counted(long.length, 'section has', 'sections have')} more than ${limit} ${unit} without a subheading (the longest has ${longest}). Add subheadings.`,
      places: textLocations(
        study,
        long.map(({ first }) => blockSpan(study, first)),
      ),
    }
  },
}
