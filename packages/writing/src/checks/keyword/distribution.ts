import type { Check } from '../check.ts'
import type { ArticleAnalysis } from '../analyzed-article.ts'
import { blockSpan, textLocations } from '../text-ranges.ts'
import { percent } from '../pluralize.ts'

const leastWords = 300

/** Returns the number of words before each block. */
const wordsBefore = ({ blockWords }: ArticleAnalysis): number[] => {
  let sum = 0
  return blockWords.map((words) => {
    const before = sum
    sum += words.length
    return before
  })
}

/** Returns the longest stretch without the keyword: its words, and the block it begins in. */
const longestGap = (study: ArticleAnalysis) => {
  const before = wordsBefore(study)
  let widest = { size: 0, block: 0 }
  let last = { at: 0, block: 0 }
  let passed = { block: 0, words: 0 }
  for (const { block, from } of study.keywordPlaces) {
    const words = study.blockWords[block]!
    let count = passed.block === block ? passed.words : 0
    while (count < words.length && words[count]!.to <= from) count += 1
    passed = { block, words: count }
    const at = before[block]! + count
    if (at - last.at > widest.size) widest = { size: at - last.at, block: last.block }
    last = { at, block }
  }
  const rest = study.wordCount - last.at
  return rest > widest.size ? { size: rest, block: last.block } : widest
}

export const keywordDistribution: Check = {
  id: 'keyword-distribution',
  group: 'keyword',
  label: 'Keyword distribution',
  weight: 1,
  look: (study) => {
    if (study.wordCount < leastWords || study.keywordPlaces.length === 0) return null
    const { size, block } = longestGap(study)
    const share = percent(size, study.wordCount)
    const told = `The longest section without the keyword is ${share}% of the text`
    if (share <= 40) return { status: 'good', measured: share, reason: `${told}; the maximum is 40%.` }
    return {
      status: share <= 60 ? 'could-be-better' : 'problem',
      measured: share,
      reason: `${told}. Use the keyword there so that no gap exceeds 40%.`,
      places: textLocations(study, [blockSpan(study, block)]),
    }
  },
}
