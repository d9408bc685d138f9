import { defaultTextGenerator } from '@web2/contract/ai'
import {
  cardProblems,
  defaultImageGenerator,
  planCards,
  stackerProblems,
  type Card,
  type GenerationCard,
  type GenerationStart,
  type PromptStep,
} from '@web2/contract/articles'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { badInput } from '../../../platform/errors.ts'

/** One text to be generated, before its generation exists. */
export type NewCard = Pick<
  GenerationCard,
  | 'parentId'
  | 'position'
  | 'title'
  | 'type'
  | 'heading'
  | 'prompt'
  | 'promptSource'
  | 'generateTextBy'
  | 'generateImageBy'
> & { readonly id: string }

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
    prompt,
    promptSource: 'keyword',
    generateTextBy,
    generateImageBy: null,
  }))

/** Plans the requested texts with new ids. Throws 400 for input that can't be generated. */
export const plannedCards = ({
  cards,
  stacker,
}: Pick<GenerationStart, 'cards' | 'stacker'>): readonly NewCard[] => {
  if (cards && !stacker) {
    const problems = cardProblems(cards)
    if (Object.keys(problems).length > 0) throw badInput(problems)
    return cardsToWrite(cards)
  }
  if (!stacker || cards) throw badInput({ cards: 'Send either “cards” or “stacker”.' })
  const problems = stackerProblems(stacker)
  if (Object.keys(problems).length > 0) throw badInput(problems)
  return stepsToWrite(stacker.steps)
}
