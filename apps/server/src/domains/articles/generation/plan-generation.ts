import { defaultTextGenerator } from '@web2/contract/ai'
import {
  cardProblems,
  defaultImageGenerator,
  planCards,
  stackerProblems,
  type Card,
  type GenerationStart,
  type PromptStep,
} from '@web2/contract/articles'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { badInput } from '../../../platform/errors.ts'
import type { NewCard } from './new-card.ts'
import { firstPlanCards } from './plan/plan-order.ts'

/** Converts an outline into the texts to generate, each with a new id. */
export const cardsToWrite = (cards: readonly Card[]): readonly NewCard[] => {
  const planned = planCards(cards)
  const ids = new Map(planned.map(({ key }) => [key, uuidV7()]))
  return planned.map(({ key, parentKey, title, type, heading, promptSource, settings }, position) => ({
    id: ids.get(key) ?? '',
    parentId: parentKey === null ? null : (ids.get(parentKey) ?? null),
    position,
    title,
    type,
    heading,
    section: null,
    prompt: settings.prompt,
    promptSource,
    generateTextBy: type === 'image' ? null : (settings.generateTextBy ?? defaultTextGenerator),
    generateImageBy: type === 'image' ? (settings.generateImageBy ?? defaultImageGenerator) : null,
  }))
}

/** Converts the steps of a prompt stacker into texts to generate, in order. */
export const stepsToWrite = (steps: readonly PromptStep[]): readonly NewCard[] =>
  steps.map(({ title, prompt, generateTextBy }, position) => ({
    id: uuidV7(),
    parentId: null,
    position,
    title,
    type: 'step',
    heading: 'p',
    section: null,
    prompt,
    promptSource: 'keyword',
    generateTextBy,
    generateImageBy: null,
  }))

/** Plans the requested texts with new ids. Throws 400 for input that can't be generated. */
export const plannedCards = ({
  cards,
  stacker,
  plan,
}: Pick<GenerationStart, 'cards' | 'stacker' | 'plan'>): readonly NewCard[] => {
  if ([cards, stacker, plan].filter((each) => each !== undefined).length !== 1)
    throw badInput({ cards: 'Send one of “cards”, “stacker” and “plan”.' })
  if (plan) return firstPlanCards(plan)
  if (cards) {
    const problems = cardProblems(cards)
    if (Object.keys(problems).length > 0) throw badInput(problems)
    return cardsToWrite(cards)
  }
  if (!stacker) return []
  const problems = stackerProblems(stacker)
  if (Object.keys(problems).length > 0) throw badInput(problems)
  return stepsToWrite(stacker.steps)
}
