import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardTypes, type Card } from './card.ts'
import { isWithin, parentPath } from './card-path.ts'
import {
  allCards,
  cardAt,
  childrenAt,
  childTypes,
  movedCard,
  moveProblem,
  typeAt,
  withChild,
  withoutCard,
} from './card-tree.ts'
import { cardProblems } from './card-problems.ts'
import { firstCards, withNewCard } from './new-card.ts'
import { parentTypes } from './parent-types.ts'
import { outlineFirst, planCards, plannedCount } from './plan-cards.ts'

/** Outlines built card by card, each in a valid position. */
const trees = fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 14 }).map((choices) =>
  choices.reduce<readonly Card[]>((cards, [place, kind]) => {
    const places = ['', ...allCards(cards).map(([path]) => path)].filter(
      (path) => childTypes(typeAt(cards, path)).length > 0,
    )
    const path = places[place % places.length] ?? ''
    const types = childTypes(typeAt(cards, path))
    return withNewCard(cards, path, types[kind % types.length] ?? 'title')
  }, []),
)
const somewhere = fc.tuple(
  trees.filter((cards) => cards.length > 0),
  fc.nat(),
  fc.nat(),
  fc.nat(),
)
const idsOf = (cards: readonly Card[]) => allCards(cards).map(([, { id }]) => id)
const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T

describe('an outline', () => {
  it('built card by card has no problems and no duplicate ids', () =>
    fc.assert(
      fc.property(trees, (cards) => {
        expect(cardProblems(cards)).toEqual({})
        expect(new Set(idsOf(cards)).size).toBe(idsOf(cards).length)
      }),
    ))

  it('finds every card at its path and its parent one level up', () =>
    fc.assert(
      fc.property(trees, (cards) => {
        for (const [path, card] of allCards(cards)) {
          expect(cardAt(cards, path)).toBe(card)
          expect(childrenAt(cards, parentPath(path))).toContain(card)
        }
      }),
    ))

  it("copies the changed parent's children and keeps unrelated cards identical", () =>
    fc.assert(
      fc.property(somewhere, ([cards, at]) => {
        const [path, parent] = pick(allCards(cards), at)
        const child = { ...parent, id: 999, children: [] }
        const grown = withChild(cards, path, child)
        expect(cardAt(grown, path).children).not.toBe(parent.children)
        expect(cardAt(grown, path).children).toEqual([...parent.children, child])
        for (const [other, card] of allCards(cards))
          if (!isWithin(path, other)) expect(cardAt(grown, other)).toBe(card)
      }),
    ))

  it('is unchanged after adding and removing a card', () =>
    fc.assert(
      fc.property(somewhere, ([cards, at, index]) => {
        const [path, parent] = pick(allCards(cards), at)
        const place = index % (parent.children.length + 1)
        const grown = withChild(cards, path, { ...parent, children: [] }, place)
        expect(withoutCard(grown, `${path}|${place}`)).toEqual(cards)
      }),
    ))

  it('keeps every card in a move and puts the moved one at its target', () =>
    fc.assert(
      fc.property(somewhere, ([cards, at, where, index]) => {
        const [from, card] = pick(allCards(cards), at)
        const to = pick(['', ...allCards(cards).map(([path]) => path)], where)
        const move = { from, to, index: index % (childrenAt(cards, to).length + 1) }
        if (moveProblem(cards, move) !== null) {
          expect(() => movedCard(cards, move)).toThrow(RangeError)
          return
        }
        const moved = movedCard(cards, move)
        expect(idsOf(moved).toSorted()).toEqual(idsOf(cards).toSorted())
        const target = to === '' ? null : cardAt(cards, to).id
        const parents = allCards(moved).filter(([, { children }]) => children.includes(card))
        expect(parents[0]?.[1].id ?? null).toBe(target)
        const siblings = to === '' ? moved : (parents[0]?.[1].children ?? [])
        const before = childrenAt(cards, to)
          .slice(0, move.index)
          .filter((each) => each !== card)
        expect(siblings.indexOf(card)).toBe(before.length)
      }),
    ))

  it("can't move a card below itself", () => {
    const cards = withNewCard(withNewCard([], '', 'title'), '0', 'subtitle')
    expect(moveProblem(cards, { from: '0', to: '0|0', index: 0 })).toBe('A section can’t go below itself.')
    expect(moveProblem(cards, { from: '0', to: '0', index: 0 })).not.toBeNull()
  })
})

describe('the prompt sources of a card', () => {
  const at = (...types: (typeof cardTypes)[number][]) => {
    const [cards, path] = types.reduce<[readonly Card[], string]>(
      ([tree, place], type) => [withNewCard(tree, place, type), place === '' ? '0' : `${place}|0`],
      [[], ''],
    )
    return parentTypes(cards, path)
  }
  it('begin with the keyword and skip a paragraph under a title', () => {
    expect(at('title')).toEqual(['keyword'])
    expect(at('title', 'subtitle', 'paragraph')).toEqual(['keyword', 'title', 'subtitle'])
    expect(at('title', 'paragraph', 'image')).toEqual(['keyword', 'title'])
    expect(at('title', 'subtitle', 'paragraph', 'image')).toEqual([
      'keyword',
      'title',
      'subtitle',
      'paragraph',
    ])
  })
})

describe('the generation plan', () => {
  it('contains each repetition once, parents first, the outline before the rest', () =>
    fc.assert(
      fc.property(trees, (cards) => {
        const planned = planCards(cards)
        const keys = planned.map(({ key }) => key)
        expect(keys).toHaveLength(plannedCount(cards))
        expect(new Set(keys).size).toBe(keys.length)
        const written = outlineFirst(planned).map(({ key }) => key)
        expect(written.toSorted()).toEqual(keys.toSorted())
        for (const { key, parentKey, type } of planned)
          if (parentKey !== null && type !== 'image')
            expect(written.indexOf(parentKey)).toBeLessThan(written.indexOf(key))
      }),
    ))

  it('of the default outline has a title, an introduction and three parts of two', () => {
    expect(outlineFirst(planCards(firstCards())).map(({ type }) => type)).toEqual([
      'title',
      ...Array(3).fill('subtitle'),
      ...Array(7).fill('paragraph'),
    ])
  })
})

it('reports the problems that keep an outline from being generated', () => {
  const [title] = withNewCard([], '', 'title') as [Card]
  const change = (selections: Partial<Card['selections']>, card: Partial<Card> = {}) => [
    { ...title, ...card, selections: { ...title.selections, ...selections } },
  ]
  const settings = (prompt: string) => ({ settings: { ...title.selections.settings, prompt } })
  expect(cardProblems(change(settings('{keyword} {nap.city} {{x}}')))).toEqual({})
  expect(cardProblems(change(settings('{previous}')))['cards.0.prompt']).toMatch(/Unknown placeholder/)
  expect(cardProblems(change({ promptSource: 'subtitle' }))['cards.0.promptSource']).toMatch(/no subtitle/)
  expect(cardProblems([title, title]).cards).toMatch(/same id/)
  const wide = Array.from({ length: 40 }, (_, index) => ({ ...title, id: index + 1 }))
  expect(
    cardProblems(wide.map((card) => ({ ...card, selections: { ...card.selections, repeat: 10 } }))).cards,
  ).toMatch(/limit of 300/)
  expect(cardProblems(change({}, { children: [title] }))['cards.0|0']).toBe('A title can’t go below a title.')
})
