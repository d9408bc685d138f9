import {
  cardAt,
  childrenAt,
  indexesOf,
  moveProblem,
  parentPath,
  type Card,
  type CardMove,
  type CardPath,
} from '@web2/contract/articles'

type Cards = readonly Card[]
export type MoveKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

const allowed = (cards: Cards, move: CardMove): CardMove | null =>
  moveProblem(cards, move) === null ? move : null

/**
 * Returns the move of a card by an arrow key: up and down among its siblings, left out of its parent to the
 * position after it, right below the previous sibling. Returns null if there is no such position.
 */
export const moveByKey = (cards: Cards, from: CardPath, key: MoveKey): CardMove | null => {
  const parent = parentPath(from)
  const own = indexesOf(from).at(-1) ?? 0
  switch (key) {
    case 'ArrowUp':
      return own === 0 ? null : { from, to: parent, index: own - 1 }
    case 'ArrowDown':
      return own === childrenAt(cards, parent).length - 1 ? null : { from, to: parent, index: own + 2 }
    case 'ArrowLeft': {
      if (parent === '') return null
      const place = (indexesOf(parent).at(-1) ?? 0) + 1
      return allowed(cards, { from, to: parentPath(parent), index: place })
    }
    case 'ArrowRight': {
      if (own === 0) return null
      const to = [...indexesOf(parent), own - 1].join('|')
      return allowed(cards, { from, to, index: cardAt(cards, to).children.length })
    }
  }
}

export type DropSide = 'before' | 'inside' | 'after'

/** Returns the move of a card dropped over another; null if not allowed. */
export const moveByDrop = (cards: Cards, from: CardPath, over: CardPath, side: DropSide): CardMove | null => {
  if (side === 'inside') return allowed(cards, { from, to: over, index: cardAt(cards, over).children.length })
  const index = (indexesOf(over).at(-1) ?? 0) + (side === 'after' ? 1 : 0)
  return over === from ? null : allowed(cards, { from, to: parentPath(over), index })
}

/** Returns the drop side: the upper and lower quarter of a card mean beside it, the rest below it. */
export const sideAt = (
  pointer: number,
  { top, height }: { readonly top: number; readonly height: number },
): DropSide => {
  const share = (pointer - top) / height
  if (share < 0.25) return 'before'
  return share > 0.75 ? 'after' : 'inside'
}
