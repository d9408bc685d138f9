import type { Card, CardType, PromptSource } from './card.ts'
import { childPath, indexesOf, type CardPath } from './card-path.ts'
import { cardAt } from './card-tree.ts'

/**
 * Returns the possible sources of the card at the path: the keyword first, then the cards above it from the
 * top. A paragraph under a title is skipped, because the title covers its content.
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
