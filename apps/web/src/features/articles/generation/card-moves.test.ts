import { allCards, firstCards, movedCard } from '@web2/contract/articles'
import { expect, it } from 'vitest'
import { moveByDrop, moveByKey, sideAt, type MoveKey } from './card-moves.ts'

/* Title › (Paragraph, Subtitle › Paragraph) */
const cards = firstCards()
const shape = (tree: typeof cards) => allCards(tree).map(([path, { type }]) => `${path} ${type}`)

it.each([
  ['0|0', 'ArrowDown', ['0 title', '0|0 subtitle', '0|0|0 paragraph', '0|1 paragraph']],
  ['0|1', 'ArrowUp', ['0 title', '0|0 subtitle', '0|0|0 paragraph', '0|1 paragraph']],
  ['0|1|0', 'ArrowLeft', ['0 title', '0|0 paragraph', '0|1 subtitle', '0|2 paragraph']],
  ['0|1', 'ArrowLeft', ['0 title', '0|0 paragraph', '1 subtitle', '1|0 paragraph']],
  ['0|0', 'ArrowUp', null],
  ['0|1', 'ArrowDown', null],
  ['0|0', 'ArrowRight', null],
  ['0|1', 'ArrowRight', null],
  ['0', 'ArrowLeft', null],
] satisfies [string, MoveKey, string[] | null][])('moves a card at %s by %s', (from, key, expected) => {
  const move = moveByKey(cards, from, key)
  expect(move && shape(movedCard(cards, move))).toEqual(expected)
})

it('drops a card before, below and after another, where allowed', () => {
  const inside = moveByDrop(cards, '0|0', '0|1', 'inside')
  expect(inside && shape(movedCard(cards, inside))).toEqual([
    '0 title',
    '0|0 subtitle',
    '0|0|0 paragraph',
    '0|0|1 paragraph',
  ])
  const before = moveByDrop(cards, '0|1', '0|0', 'before')
  expect(before && shape(movedCard(cards, before))[1]).toBe('0|0 subtitle')
  expect(moveByDrop(cards, '0', '0|1', 'after')).toBeNull()
  expect(moveByDrop(cards, '0|1', '0|1', 'before')).toBeNull()
})

it('divides a card into quarters', () => {
  const box = { top: 100, height: 40 }
  expect([101, 120, 139].map((pointer) => sideAt(pointer, box))).toEqual(['before', 'inside', 'after'])
})
