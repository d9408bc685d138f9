import type { TextGenerator } from '../../ai/text-generator.ts'
import { textCost } from '../../ai/text-cost.ts'
import type { TextPrice } from '../../ai/text-price.ts'
import type { WordRange } from './brief.ts'

/** Tokens of an English word in the models' encodings, on average. */
const tokensPerWord = 1.4
const charactersPerToken = 4
/** Words that a section has where nothing else is ordered. */
const wordsPerSection = 170
const fewestSections = 3
const mostSections = 40

/** Typical tokens of instructions with the business's facts, and of the schema that an answer follows. */
const instructions = 900
const schema = 700
/** Typical tokens of the answers. */
const briefTokens = 1_400
const outlineTokens = 1_300
const detailsTokens = 1_100
/** Findings of a review with quotes and replacements, as a share of the text. */
const reviewShare = 0.45

/** Parts of a planned article as requests to a model. */
export interface PlanEstimate {
  /** Brief, outline, each section, review and details. */
  readonly requests: number
  /** Sections with a heading; the introduction is one more request. */
  readonly sections: number
  /** US dollars; null if the price is unknown. */
  readonly cost: number | null
}

interface PlanSize {
  readonly words: WordRange
  /** Characters of all sources. */
  readonly sourceCharacters: number
}

/** Returns the number of sections that an article of this length usually gets. */
export const usualSections = ({ from, to }: WordRange): number =>
  Math.min(mostSections, Math.max(fewestSections, Math.round((from + to) / 2 / wordsPerSection)))

/**
 * Estimates the cost of an article from its brief to its details before anything is spent. Each request holds the
 * sources and all results before it, so that later ones cost more. It is not a quote.
 */
export const estimatePlan = (
  { words, sourceCharacters }: PlanSize,
  { name, params }: TextGenerator,
  prices: readonly TextPrice[],
): PlanEstimate => {
  const sections = usualSections(words)
  const texts = sections + 1
  const whole = Math.round(((words.from + words.to) / 2) * tokensPerWord)
  const base = instructions + Math.ceil(sourceCharacters / charactersPerToken)
  const planned = base + briefTokens + outlineTokens
  const requests = [
    { input: base + schema, output: briefTokens },
    { input: base + schema + briefTokens, output: outlineTokens },
    ...Array.from({ length: texts }, (_, at) => ({
      input: planned + Math.round((whole * at) / texts),
      output: Math.round(whole / texts),
    })),
    { input: base + schema + briefTokens + whole, output: Math.round(whole * reviewShare) },
    { input: base + schema + briefTokens + whole, output: detailsTokens },
  ]
  const costs = requests.map((tokens) => textCost(name, params.model, tokens, prices))
  return {
    requests: requests.length,
    sections,
    cost: costs.some((cost) => cost === null)
      ? null
      : costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0),
  }
}
