import { expect, test } from 'vitest'
import { arrangementOf } from './components/tree-settings.tsx'
import { moveDuration } from './components/use-diagram-motion.ts'
import { dotRadius } from './layout/block.ts'
import { margin } from './layout/lay-out.ts'

test('the diagram moves for 1000 ms, has margins of 40 px, and dots of a radius of 4 px', () => {
  expect([moveDuration, margin, dotRadius]).toEqual([1_000, 40, 4])
})

test('the diagram is a vertical cluster until its address names another arrangement', () => {
  expect(arrangementOf({})).toEqual({ type: 'cluster', layout: 'vertical' })
  expect(arrangementOf({ type: 'tree', layout: 'circular' })).toEqual({ type: 'tree', layout: 'circular' })
  expect(arrangementOf({ type: 'bush', layout: 'diagonal' })).toEqual({ type: 'cluster', layout: 'vertical' })
})
