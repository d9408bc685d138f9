import {
  ArticleBrief,
  ArticleDetails,
  ArticleOutline,
  ArticleReview,
  cardTextLength,
  fillPrompt,
  introductionId,
  isPlanStep,
  type PlanStep,
  type WordRange,
} from '@web2/contract/articles'
import type { TSchema } from 'typebox'
import type { ModelPrompt } from '../../../model-calls/index.ts'
import type { CardRow } from '../generation-view.ts'
import { outlineOf, type PlanSubject } from './plan-subject.ts'
import { articleBrief } from './prompts/article-brief.prompt.ts'
import { articleDetails } from './prompts/article-details.prompt.ts'
import { articleOutline } from './prompts/article-outline.prompt.ts'
import { articleReview } from './prompts/article-review.prompt.ts'
import { articleSection } from './prompts/article-section.prompt.ts'

/** The request of a card of a planned article. */
export interface PlanQuestion {
  readonly prompt: ModelPrompt
  readonly mostCharacters: number
  readonly mostTokens: number
  /** URLs that the answer may link to. */
  readonly allowedUrls: ReadonlySet<string>
  /** Length that was asked for, of sections. */
  readonly words?: WordRange
  /** Schema of the answer, of steps whose answer is JSON. */
  readonly schema?: TSchema
}

/** Shapes of the answers to the steps. */
export const stepSchemas: Readonly<Record<PlanStep, TSchema>> = {
  brief: ArticleBrief,
  outline: ArticleOutline,
  review: ArticleReview,
  details: ArticleDetails,
}

const stepPrompts = {
  brief: articleBrief,
  outline: articleOutline,
  review: articleReview,
  details: articleDetails,
} as const

const stepTokens: Readonly<Record<PlanStep, number>> = {
  brief: 6_000,
  outline: 6_000,
  review: 8_000,
  details: 6_000,
}

/** Tokens that a word may take in the languages with the longest encodings. */
const tokensPerWord = 2
/** An answer may have this many times the ordered words before it is cut. */
const room = 2
const charactersPerWord = 10

const rangeOf = (subject: PlanSubject, { section }: CardRow): WordRange => {
  const outline = outlineOf(subject)
  const found =
    section === introductionId ? outline?.introduction : outline?.sections.find(({ id }) => id === section)
  return found?.words ?? { from: 100, to: 300 }
}

/** A person's own words for a card, with their placeholders filled. */
const wishOf = ({ prompt }: CardRow, { keyword, cards }: PlanSubject, parent: CardRow | undefined): string =>
  fillPrompt(prompt, (name) => {
    if (name === 'keyword') return keyword
    if (name === 'title') return cards.find(({ type }) => type === 'title')?.text
    if (name === 'subtitle') return parent?.type === 'subtitle' ? parent.text : undefined
    return undefined
  }).trim()

/** Returns what to ask for a card of a planned article. Throws if its section left the outline. */
export const planQuestion = (subject: PlanSubject, card: CardRow): PlanQuestion => {
  const parent = subject.cards.find(({ id }) => id === card.parentId)
  const wish = wishOf(card, subject, parent)
  const allowedUrls = new Set(subject.ownPages.map(({ url }) => url))
  if (isPlanStep(card.type)) {
    const schema = stepSchemas[card.type]
    const asked = stepPrompts[card.type](subject, wish)
    const prompt = `${asked.prompt}\n\nAnswer with one JSON object of this schema, and nothing else:\n${JSON.stringify(schema)}`
    return {
      prompt: { ...asked, prompt },
      mostCharacters: cardTextLength,
      mostTokens: stepTokens[card.type],
      allowedUrls,
      schema,
    }
  }
  const words = rangeOf(subject, card)
  const { to } = words
  return {
    words,
    prompt: articleSection(subject, card, wish),
    mostCharacters: Math.min(cardTextLength, to * charactersPerWord * room),
    mostTokens: to * tokensPerWord * room,
    allowedUrls,
  }
}
