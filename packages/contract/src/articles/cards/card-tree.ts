import type { Card, CardType } from './card.ts'
import { indexesOf, isWithin, parentPath, type CardPath } from './card-path.ts'

type Cards = readonly Card[]

/** Card types allowed below each type; 'keyword' is the root. */
const holds: Readonly<Record<CardType | 'keyword', readonly CardType[]>> = {
  keyword: ['title', 'subtitle', 'paragraph', 'image'],
  title: ['subtitle', 'paragraph', 'image'],
  subtitle: ['paragraph', 'image'],
  paragraph: ['image'],
  image: [],
}

/** Returns the card types that can be added below a type or the keyword. */
export const childTypes = (parent: CardType | 'keyword'): readonly CardType[] => holds[parent]

export const maybeCard = (cards: Cards, path: CardPath): Card | undefined => {
  let [found, children]: [Card | undefined, Cards] = [undefined, cards]
  for (const index of indexesOf(path)) {
    found = children[index]
    children = found?.children ?? []
  }
  return found
}

/** Returns the card at the path. A path without a card is a programming error. */
export const cardAt = (cards: Cards, path: CardPath): Card => {
  const card = maybeCard(cards, path)
  if (!card) throw new RangeError(`There is no card at ${path || 'the root'}`)
  return card
}

export const childrenAt = (cards: Cards, path: CardPath): Cards =>
  path === '' ? cards : cardAt(cards, path).children

/** Returns the type at the path, 'keyword' for ''. */
export const typeAt = (cards: Cards, path: CardPath): CardType | 'keyword' =>
  path === '' ? 'keyword' : cardAt(cards, path).type

/** Returns the outline with one card changed; all unrelated cards keep their identity. */
export const withCard = (cards: Cards, path: CardPath, change: (card: Card) => Card): Cards => {
  const [index, ...rest] = indexesOf(path)
  if (index === undefined || !cards[index]) throw new RangeError(`There is no card at ${path || 'the root'}`)
  const card = cards[index]
  const next =
    rest.length === 0 ? change(card) : { ...card, children: withCard(card.children, rest.join('|'), change) }
  return cards.with(index, next)
}

const withChildren = (cards: Cards, path: CardPath, change: (children: Cards) => Cards): Cards =>
  path === ''
    ? change(cards)
    : withCard(cards, path, (card) => ({ ...card, children: change(card.children) }))

/** Returns the outline with a card added below another, at the index or at the end. */
export const withChild = (cards: Cards, path: CardPath, child: Card, index?: number): Cards =>
  withChildren(cards, path, (children) => children.toSpliced(index ?? children.length, 0, child))

/** Returns the outline without the card and its descendants. */
export const withoutCard = (cards: Cards, path: CardPath): Cards => {
  cardAt(cards, path)
  const index = indexesOf(path).at(-1) ?? 0
  return withChildren(cards, parentPath(path), (children) => children.toSpliced(index, 1))
}

export interface CardMove {
  readonly from: CardPath
  /** Path of the new parent and the index among its children, counted before the card is removed. */
  readonly to: CardPath
  readonly index: number
}

/** Returns why a card can't be moved there; null if it can. */
export const moveProblem = (cards: Cards, { from, to }: CardMove): string | null => {
  const { type } = cardAt(cards, from)
  if (isWithin(to, from)) return 'A section can’t go below itself.'
  const parent = typeAt(cards, to)
  if (childTypes(parent).includes(type)) return null
  return parent === 'image' ? 'Nothing can go below an image.' : `A ${type} can’t go below a ${parent}.`
}

/** Returns a path adjusted for the removal of another card. */
const afterRemoval = (place: CardPath, removed: CardPath): CardPath => {
  const [indexes, gone] = [[...indexesOf(place)], indexesOf(removed)]
  const level = gone.length - 1
  const isSibling = indexes.length > level && gone.slice(0, level).every((each, at) => each === indexes[at])
  if (isSibling && (indexes[level] ?? 0) > (gone[level] ?? 0)) indexes[level] = (indexes[level] ?? 0) - 1
  return indexes.join('|')
}

/** Moves a card with its descendants. A move that `moveProblem` refuses is a programming error. */
export const movedCard = (cards: Cards, move: CardMove): Cards => {
  const problem = moveProblem(cards, move)
  if (problem !== null) throw new RangeError(problem)
  const card = cardAt(cards, move.from)
  const isSameParent = parentPath(move.from) === move.to
  const own = indexesOf(move.from).at(-1) ?? 0
  const index = isSameParent && own < move.index ? move.index - 1 : move.index
  return withChild(withoutCard(cards, move.from), afterRemoval(move.to, move.from), card, index)
}

/** Returns every card with its path, in reading order. */
export const allCards = (cards: Cards, path: CardPath = ''): readonly (readonly [CardPath, Card])[] =>
  cards.flatMap((card, index) => {
    const own = path === '' ? `${index}` : `${path}|${index}`
    return [[own, card] as const, ...allCards(card.children, own)]
  })

/** Returns the next serial number of the outline. */
export const nextCardId = (cards: Cards): number =>
  Math.max(0, ...allCards(cards).map(([, { id }]) => id)) + 1
