import type { Card, CardHeading, CardSettings, CardType, PromptSource } from './card.ts'

/** One text to generate: a card, or one of its repetitions. */
export interface PlannedCard {
  /** Unique in the plan: path of cards and repetitions, '0.0|1.2'. */
  readonly key: string
  readonly parentKey: string | null
  readonly title: string
  readonly type: CardType
  readonly heading: CardHeading
  readonly promptSource: PromptSource
  readonly settings: CardSettings
}

/** Returns every text the cards lead to, in reading order, parents before children. */
export const planCards = (cards: readonly Card[], parentKey: string | null = null): readonly PlannedCard[] =>
  cards.flatMap(({ title, type, children, selections }, index) => {
    const { heading, promptSource, settings, repeat } = selections
    return Array.from({ length: repeat }, (_, turn) => {
      const own = `${index}.${turn}`
      const key = parentKey === null ? own : `${parentKey}|${own}`
      const planned = { key, parentKey, title, type, heading, promptSource, settings }
      return [planned, ...planCards(children, key)]
    }).flat()
  })

/** Returns the number of texts the cards lead to, without building the plan. */
export const plannedCount = (cards: readonly Card[]): number =>
  cards.reduce((sum, { selections, children }) => sum + selections.repeat * (1 + plannedCount(children)), 0)

const isOutline = ({ type }: { readonly type: CardType }) => type === 'title' || type === 'subtitle'

/** Returns the same texts in generation order: the outline first, then the rest. */
export const outlineFirst = <T extends { readonly type: CardType }>(planned: readonly T[]): readonly T[] => [
  ...planned.filter(isOutline),
  ...planned.filter((card) => !isOutline(card)),
]
