import { textCost } from '../../ai/text-prices.ts'
import { defaultTextGenerator } from '../../ai/text-models.ts'
import type { PromptStep } from '../prompt-stacker.ts'
import type { TextGenerator } from '../../ai/text-generator.ts'
import { placeholdersOf, stepNamed } from '../prompts/placeholders.ts'
import type { Card, CardType } from './card.ts'
import { planCards, type PlannedCard } from './plan-cards.ts'

/** Typical answer lengths in tokens for the default prompts. */
const answerTokens: Readonly<Record<CardType, number>> = { title: 20, subtitle: 18, paragraph: 190, image: 0 }
const stepTokens = 450
/** Tokens of the instructions and of the context from the rest of the article. */
const surroundings = 160

export interface CardEstimate {
  readonly texts: number
  readonly images: number
  /** US dollars for the texts and for the images; null if a price is unknown. */
  readonly textCost: number | null
  readonly imageCost: number | null
  /** Total cost; null if either part is null. */
  readonly cost: number | null
}

const sum = (costs: readonly (number | null)[]): number | null =>
  costs.reduce<number | null>((all, cost) => (all === null || cost === null ? null : all + cost), 0)

/** Returns the model that serves a request: another one if its service has no key or the model is retired. */
export type WriterUsed = (wanted: TextGenerator) => TextGenerator

const asAsked: WriterUsed = (wanted) => wanted

const priceOfText = ({ type, settings }: PlannedCard, used: WriterUsed): number | null => {
  const { name, params } = used(settings.generateTextBy ?? defaultTextGenerator)
  const input = surroundings + Math.ceil(settings.prompt.length / 4)
  return textCost(name, params.model, { input, output: answerTokens[type] })
}

/** Estimates the cost of generating the cards before anything is spent. It is not a quote. */
export const estimateCards = (cards: readonly Card[], used: WriterUsed = asAsked): CardEstimate => {
  const planned = planCards(cards)
  const texts = planned.filter(({ type }) => type !== 'image')
  const images = planned.filter(({ type }) => type === 'image')
  const costs = {
    textCost: sum(texts.map((text) => priceOfText(text, used))),
    // GPT Image charges for tokens used, Poe charges points of a subscription, and Midjourney is a
    // subscription
    imageCost: images.length === 0 ? 0 : null,
  }
  return {
    texts: texts.length,
    images: images.length,
    ...costs,
    cost: sum([costs.textCost, costs.imageCost]),
  }
}

/**
 * Estimates the cost of a prompt stacker for one keyword. A step is sent the outputs of the earlier steps it
 * names.
 */
export const estimateSteps = (steps: readonly PromptStep[], used: WriterUsed = asAsked): CardEstimate => {
  const cost = sum(
    steps.map(({ prompt, generateTextBy }) => {
      const { name, params } = used(generateTextBy)
      const earlier = placeholdersOf(prompt).filter(
        (each) => each === 'previous' || stepNamed(each) !== null,
      ).length
      const input = surroundings + Math.ceil(prompt.length / 4) + earlier * stepTokens
      return textCost(name, params.model, { input, output: stepTokens })
    }),
  )
  return { texts: steps.length, images: 0, textCost: cost, imageCost: 0, cost }
}
