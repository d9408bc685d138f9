import { expect, it } from 'vitest'
import { estimateCall, estimateEdit, estimateTokens } from './estimate-call.ts'
import type { TextGenerator } from './text-generator.ts'
import { builtInTextPrices } from './text-prices.ts'

/** 2 dollars per million tokens in, 10 out. */
const writer: TextGenerator = { name: 'openai', params: { model: 'gpt-6.1-sol' } }
const noon = new Date('2026-11-24T12:00:00Z')

it('a call costs its request by its characters and its answer by its tokens', () => {
  expect(estimateTokens(4_001)).toBe(1_001)
  const cost = estimateCall(writer, { characters: 4_000_000, answerTokens: 100_000 }, builtInTextPrices, noon)
  // requests of more than 272,000 tokens cost twice, and half as much again for the answer
  expect(cost).toBeCloseTo(4 + 1.5, 9)
  expect(
    estimateCall(writer, { characters: 4_000, answerTokens: 1_000 }, builtInTextPrices, noon),
  ).toBeCloseTo(0.012, 9)
})

it('an edit costs an answer as long as the text', () => {
  expect(estimateEdit(writer, { text: 4_000, surroundings: 4_000 }, builtInTextPrices)).toBeCloseTo(
    0.004 + 0.01,
    9,
  )
})

it('an unknown price stays unknown', () => {
  expect(
    estimateCall({ ...writer, name: 'openrouter' }, { characters: 1, answerTokens: 1 }, builtInTextPrices),
  ).toBeNull()
})
