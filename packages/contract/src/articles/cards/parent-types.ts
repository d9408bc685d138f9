import type { Card, CardType, PromptSource } from './card.ts'
import { childPath, indexesOf, type CardPath } from './card-path.ts'
import { cardAt } from './card-tree.ts'

/**
 * Returns the inputs a card's prompt can use: the keyword first, then the cards above it from the top. Skips
 * a paragraph under a title, because the title already says all of it.
 */
export const parentTypes = (cards: readonly Card[], path: CardPath): readonly PromptSource[] => {
  const types: PromptSource[] = ['keyword']
  let above: CardType | 'keyword' = 'keyword'
  let place: CardPath = ''
  for (const index of indexesOf(path).slice(0, -1)) {
    place = childPath(place, index)
    const { type } = cardAt(cards, place)
    if (type !== 'image' && !(type === 'paragraph' && above === 'title')) types.push(type)
    above = type
  }
  return types
}
