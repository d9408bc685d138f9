import { estimateCall } from '../../ai/estimate-call.ts'
import type { TextPrice } from '../../ai/text-price.ts'
import { imageModelOf } from '../../media/image-generators.ts'
import { gptImageModel } from '../../media/used-image-model.ts'
import { imagePrice, isChargedByToken, type ImagePrice } from '../../ai/image-prices.ts'
import { defaultTextGenerator } from '../../ai/text-models.ts'
import type { PromptStep } from '../prompt-stacker.ts'
import type { TextGenerator } from '../../ai/text-generator.ts'
import { placeholdersOf, stepNamed } from '../prompts/placeholders.ts'
import type { Card, CardType } from './card.ts'
import { defaultImageGenerator } from './new-card.ts'
import { planCards, type PlannedCard } from './plan-cards.ts'

const stepTokens = 450
/** Typical lengths of answers in tokens for the default prompts. */
export const typicalAnswerTokens: Readonly<Record<CardType | 'step', number>> = {
  title: 20,
  subtitle: 18,
  paragraph: 190,
  image: 0,
  step: stepTokens,
}
const stepCharacters = 4 * stepTokens
/** Characters of the instructions and of the context from the rest of the article. */
const surroundings = 640

export interface CardEstimate {
  readonly texts: number
  readonly images: number
  /** US dollars for the texts and for the images; null if a price is unknown. */
  readonly textCost: number | null
  readonly imageCost: number | null
  /** Total cost; null if either part is null. */
  readonly cost: number | null
  /** The cost of an image is known only afterwards, because its service charges by token. */
  readonly hasImagesByToken: boolean
}

const sum = (costs: readonly (number | null)[]): number | null =>
  costs.reduce<number | null>((all, cost) => (all === null || cost === null ? null : all + cost), 0)

/** Prices and models of an estimate. */
export interface EstimateBasis {
  readonly prices: readonly TextPrice[]
  /** Returns the model that serves a request: another one if its service has no key or the model is retired. */
  readonly used: (wanted: TextGenerator) => TextGenerator
}

const priceOfText = ({ type, settings }: PlannedCard, { prices, used }: EstimateBasis): number | null => {
  const characters = surroundings + settings.prompt.length
  const answerTokens = typicalAnswerTokens[type]
  return estimateCall(
    used(settings.generateTextBy ?? defaultTextGenerator),
    { characters, answerTokens },
    prices,
  )
}

const imageModel = ({ settings }: PlannedCard): string => {
  const { name, params } = settings.generateImageBy ?? defaultImageGenerator
  // DALL·E is retired, and OpenAI's present model serves it
  return name === 'dalle_3' ? gptImageModel : (params.model ?? imageModelOf(name).id)
}

/** Estimates the cost of generating the cards before anything is spent. It is not a quote. */
export const estimateCards = (
  cards: readonly Card[],
  { imagePrices, ...basis }: EstimateBasis & { readonly imagePrices: readonly ImagePrice[] },
): CardEstimate => {
  const planned = planCards(cards)
  const texts = planned.filter(({ type }) => type !== 'image')
  const images = planned.filter(({ type }) => type === 'image').map(imageModel)
  const costs = {
    textCost: sum(texts.map((text) => priceOfText(text, basis))),
    // null for a service that charges by token or point, or by the month
    imageCost: sum(images.map((model) => imagePrice(model, imagePrices))),
  }
  return {
    texts: texts.length,
    images: images.length,
    ...costs,
    cost: sum([costs.textCost, costs.imageCost]),
    hasImagesByToken: images.some((model) => isChargedByToken(model, imagePrices)),
  }
}

/**
 * Estimates the cost of a prompt stacker for one keyword. A step is sent the outputs of the earlier steps it
 * names.
 */
export const estimateSteps = (
  steps: readonly PromptStep[],
  { prices, used }: EstimateBasis,
): CardEstimate => {
  const cost = sum(
    steps.map(({ prompt, generateTextBy }) => {
      const earlier = placeholdersOf(prompt).filter(
        (each) => each === 'previous' || stepNamed(each) !== null,
      ).length
      const characters = surroundings + prompt.length + earlier * stepCharacters
      return estimateCall(used(generateTextBy), { characters, answerTokens: stepTokens }, prices)
    }),
  )
  return { texts: steps.length, images: 0, textCost: cost, imageCost: 0, cost, hasImagesByToken: false }
}
