import { textCost } from '../../ai/text-prices.ts'
import { defaultTextGenerator } from '../../ai/text-models.ts'
import type { PromptStep } from '../prompt-stacker.ts'
import type { TextGenerator } from '../../ai/text-generator.ts'
import { placeholdersOf, stepNamed } from '../prompts/placeholders.ts'
import type { Card, CardType } from './card.ts'
import { planCards, type PlannedCard } from './plan-cards.ts'

/** Tokens of an answer as they usually are, for the prompts that the product proposes. */
const answerTokens: Readonly<Record<CardType, number>> = { title: 20, subtitle: 18, paragraph: 190, image: 0 }
const stepTokens = 450
/** Estimated tokens of the instructions and the context from the rest of the article. */
const surroundings = 160

export interface CardEstimate {
  readonly texts: number
  readonly images: number
  /** US dollars of the texts, and of the pictures; null when nothing is known of the price of one of them. */
  readonly textCost: number | null
  readonly imageCost: number | null
  /** Of everything; null when one of the two is. */
  readonly cost: number | null
}

const sum = (costs: readonly (number | null)[]): number | null =>
  costs.reduce<number | null>((all, cost) => (all === null || cost === null ? null : all + cost), 0)

/** Who writes what is asked of a writer: another one where its service has no key or its model is switched off. */
export type WriterUsed = (wanted: TextGenerator) => TextGenerator

const asAsked: WriterUsed = (wanted) => wanted

const priceOfText = ({ type, settings }: PlannedCard, used: WriterUsed): number | null => {
  const { name, params } = used(settings.generateTextBy ?? defaultTextGenerator)
  const input = surroundings + Math.ceil(settings.prompt.length / 4)
  return textCost(name, params.model, { input, output: answerTokens[type] })
}

/** Returns an estimate for generating the cards, before anything is spent; it is not binding. */
export const estimateCards = (cards: readonly Card[], used: WriterUsed = asAsked): CardEstimate => {
  const planned = planCards(cards)
  const texts = planned.filter(({ type }) => type !== 'image')
  const images = planned.filter(({ type }) => type === 'image')
  const costs = {
    textCost: sum(texts.map((text) => priceOfText(text, used))),
    // GPT Image is paid by the tokens it will have used, Poe takes points of a subscription, and Midjourney is one
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
 * Returns an estimate for the steps of a prompt stacker and one keyword: a step includes the texts of earlier
 * steps that it names.
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
