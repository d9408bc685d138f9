import type { GenerationCard } from '@web2/contract/articles'
import { expect, it } from 'vitest'
import { spentSoFar } from './generation-records.ts'

const card = (outputTokens: number, cost: number | null) => ({ outputTokens, cost }) as GenerationCard

it('shows no amount before the first cost, nor with an unknown price', () => {
  expect(spentSoFar([card(0, null)])).toBe('')
  expect(spentSoFar([card(12, null), card(20, 0.2)])).toBe('price unknown')
  expect(spentSoFar([card(12, 0.15), card(0, null)])).toBe('$0.15 so far')
})
