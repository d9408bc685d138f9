import { describe, expect, it } from 'vitest'
import type { TextGenerator } from '../../ai/text-generator.ts'
import { textCost } from '../../ai/text-cost.ts'
import { builtInTextPrices } from '../../ai/text-prices.ts'
import { estimatePlan, usualSections } from './estimate-plan.ts'

const writer: TextGenerator = { name: 'openai', params: { model: 'gpt-6.1-sol' } }
const size = { words: { from: 900, to: 1_400 }, sourceCharacters: 0 }
const costOf = (change: Partial<typeof size>) =>
  estimatePlan({ ...size, ...change }, writer, builtInTextPrices).cost ?? 0

describe('estimatePlan', () => {
  it('counts brief, outline, introduction, sections, review and details', () => {
    const { requests, sections } = estimatePlan(size, writer, builtInTextPrices)
    expect(sections).toBe(7)
    expect(requests).toBe(sections + 5)
  })

  it('costs more than the text alone, since each request holds all results before it', () => {
    const alone = textCost('openai', 'gpt-6.1-sol', { input: 0, output: 1_610 }, builtInTextPrices) ?? 0
    expect(costOf({})).toBeGreaterThan(alone * 3)
    expect(costOf({})).toBeLessThan(0.5)
  })

  it('costs more for each further section, which is sent all before it', () => {
    const [short, medium, long] = [6, 12, 18].map((sections) => {
      const words = sections * 170
      return costOf({ words: { from: words, to: words } })
    }) as [number, number, number]
    expect(long - medium).toBeGreaterThan((medium - short) * 1.1)
  })

  it('sends the sources with every request', () => {
    const input = 10_000
    const once = textCost('openai', 'gpt-6.1-sol', { input, output: 0 }, builtInTextPrices) ?? 0
    const { requests } = estimatePlan(size, writer, builtInTextPrices)
    expect(costOf({ sourceCharacters: input * 4 }) - costOf({})).toBeCloseTo(once * requests, 4)
  })

  it('has no price for a model without a known one', () => {
    expect(
      estimatePlan(size, { name: 'poe', params: { model: 'GPT-5.4' } }, builtInTextPrices),
    ).toMatchObject({ cost: null })
  })
})

describe('usualSections', () => {
  it.each([
    ['a short text', 100, 200, 3],
    ['two thousand words', 1_800, 2_200, 12],
    ['a book', 10_000, 10_000, 40],
  ])('%s', (_, from, to, expected) => expect(usualSections({ from, to })).toBe(expected))
})
