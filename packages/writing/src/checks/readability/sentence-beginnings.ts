import type { Check } from '../check.ts'
import type { Sentence } from '../text-analysis.ts'
import { textLocations } from '../text-ranges.ts'
import { counted } from '../pluralize.ts'

const tooMany = 3
/** After these articles, the next word is compared too, because they don't characterize a beginning. */
const articles = new Set(['a', 'an', 'the'])

const beginningOf = ({ words }: Sentence): string => {
  const [first = '', second = ''] = words.slice(0, 2).map(({ text }) => text.toLowerCase())
  return articles.has(first) ? `${first} ${second}` : first
}

/** Returns runs of adjacent sentences with the same beginning. */
const runsOf = (sentences: readonly Sentence[]): Sentence[][] => {
  const runs: Sentence[][] = []
  let last = ''
  for (const sentence of sentences) {
    const beginning = beginningOf(sentence)
    if (beginning !== '' && beginning === last) runs.at(-1)!.push(sentence)
    else runs.push([sentence])
    last = beginning
  }
  return runs
}

export const sentenceBeginnings: Check = {
  id: 'sentence-beginnings',
  group: 'readability',
  label: 'Sentence beginnings',
  weight: 1,
  look: (study) => {
    const prose = study.sentences.filter(({ block }) => study.text.blocks[block]!.kind === 'paragraph')
    if (prose.length < tooMany || study.byLetter) return null
    const runs = runsOf(prose).filter((run) => run.length >= tooMany)
    const longest = runs.reduce((length, run) => Math.max(length, run.length), 0)
    if (runs.length === 0)
      return { status: 'good', measured: 0, reason: 'Consecutive sentences start with different words.' }
    return {
      status: longest > 4 || runs.length > 2 ? 'problem' : 'could-be-better',
      measured: longest,
      reason: `${tooMany} or more sentences in a row start with the same word (${counted(runs.length, 'time')}). Vary how they start.`,
      places: textLocations(study, runs.flat()),
    }
  },
}
