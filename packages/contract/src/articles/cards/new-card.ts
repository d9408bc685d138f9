import { defaultTextGenerator } from '../../ai/text-models.ts'
import type { Card, CardHeading, CardImageGenerator, CardType } from './card.ts'
import type { CardPath } from './card-path.ts'
import { cardAt, nextCardId, withCard, withChild } from './card-tree.ts'
import { parentTypes } from './parent-types.ts'

export const cardTypeLabels: Readonly<Record<CardType, string>> = {
  title: 'Title',
  subtitle: 'Subtitle',
  paragraph: 'Paragraph',
  image: 'Image',
}

const headings: Readonly<Record<CardType, CardHeading>> = {
  title: 'h1',
  subtitle: 'h2',
  paragraph: 'p',
  image: 'img',
}

/** Returns the name of the component that renders a card type. */
export const cardComponent = (type: CardType): string => `${cardTypeLabels[type]}Card`

/** Default generator of a new image. */
export const defaultImageGenerator: CardImageGenerator = {
  name: 'dalle_3',
  params: { customStyle: '', aspectRatio: '1:1' },
}

const settingsOf = (type: CardType): Card['selections']['settings'] =>
  type === 'image'
    ? { prompt: '', generateImageBy: defaultImageGenerator }
    : { prompt: '', generateTextBy: defaultTextGenerator }

/** Returns the outline with a new card below the one at the path; its source is the card right above it. */
export const withNewCard = (cards: readonly Card[], path: CardPath, type: CardType): readonly Card[] => {
  const count = path === '' ? cards.length : cardAt(cards, path).counter
  const card: Card = {
    id: nextCardId(cards),
    title: `${cardTypeLabels[type]} ${count + 1}`,
    type,
    component: cardComponent(type),
    children: [],
    counter: 0,
    selections: { heading: headings[type], repeat: 1, promptSource: 'keyword', settings: settingsOf(type) },
  }
  const counted =
    path === '' ? cards : withCard(cards, path, (parent) => ({ ...parent, counter: parent.counter + 1 }))
  const grown = withChild(counted, path, card)
  const own = path === '' ? `${cards.length}` : `${path}|${cardAt(cards, path).children.length}`
  const promptSource = parentTypes(grown, own).at(-1) ?? 'keyword'
  return withCard(grown, own, (made) => ({ ...made, selections: { ...made.selections, promptSource } }))
}

/** Returns the default outline: a title, an introduction, and three parts of two paragraphs. */
export const firstCards = (): readonly Card[] => {
  const repeated = (cards: readonly Card[], path: CardPath, repeat: number) =>
    withCard(cards, path, (card) => ({ ...card, selections: { ...card.selections, repeat } }))
  let cards = withNewCard([], '', 'title')
  cards = withNewCard(cards, '0', 'paragraph')
  cards = repeated(withNewCard(cards, '0', 'subtitle'), '0|1', 3)
  return repeated(withNewCard(cards, '0|1', 'paragraph'), '0|1|0', 2)
}
