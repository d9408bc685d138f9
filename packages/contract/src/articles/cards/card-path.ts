/** Position of a card: the indexes that lead to it, joined by pipes; '' is the keyword at the root. */
export type CardPath = string

export const indexesOf = (path: CardPath): readonly number[] =>
  path === '' ? [] : path.split('|').map(Number)

export const pathOf = (indexes: readonly number[]): CardPath => indexes.join('|')

export const parentPath = (path: CardPath): CardPath => pathOf(indexesOf(path).slice(0, -1))

export const childPath = (path: CardPath, index: number): CardPath => pathOf([...indexesOf(path), index])

/** Returns true if the path is the card itself or one of its descendants. */
export const isWithin = (path: CardPath, card: CardPath): boolean =>
  card === '' || path === card || path.startsWith(`${card}|`)
