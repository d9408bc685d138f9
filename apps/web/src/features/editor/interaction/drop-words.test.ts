import { createNode, dropTarget, type Point } from '@web2/builder'
import { treeOf } from '@web2/builder/testing'
import { expect, it } from 'vitest'
import { dropWords } from './drop-words.ts'

const page = treeOf('Container #box\n  Paragraph #p "one"\nElement #list <ul>\n  Element #item <li>')
const rects = {
  box: { x: 0, y: 0, width: 400, height: 200 },
  p: { x: 20, y: 20, width: 360, height: 100 },
  list: { x: 0, y: 200, width: 400, height: 100 },
  item: { x: 20, y: 220, width: 360, height: 60 },
}

const words = (over: keyof typeof rects, pointer: Point): string => {
  const source = { kind: 'insert', nodes: [createNode('Heading')] } as const
  const layout = {
    rect: (uuid: string) => rects[uuid as keyof typeof rects],
    flow: () => ({ axis: 'y', reversed: false }) as const,
  }
  return dropWords(dropTarget(page, { source, over, pointer }, layout))
}

it.each([
  ['p', { x: 100, y: 100 }, 'Before: left half'],
  ['p', { x: 300, y: 40 }, 'After: right half'],
  ['p', { x: 300, y: 25 }, 'Before: upper edge'],
  ['p', { x: 100, y: 115 }, 'After: lower edge'],
  ['box', { x: 10, y: 90 }, 'Inside, at the top: upper half'],
  ['box', { x: 10, y: 150 }, 'Inside, at the bottom: lower half'],
  ['list', { x: 300, y: 290 }, 'After: right half'],
  ['item', { x: 25, y: 250 }, ''],
] as const)('describes a drop over %s at %o as “%s”', (over, pointer, expected) => {
  expect(words(over, pointer)).toBe(expected)
})
