import type { TextPriceRecord } from '@web2/contract/ai'
import { expect, it } from 'vitest'
import { otherPrices, priceName, priceText } from './price-texts.ts'
import { amountsOf, priceOf, priceProblems, valuesOf, type PriceValues } from './price-values.ts'

const price: TextPriceRecord = {
  ...{ _id: 'id', provider: 'deepseek', model: 'deepseek-flash', from: '2026-12-01', asOf: '2026-11-24' },
  ...{ input: 0.15, output: 0.6, cached: 0.003, origin: 'built-in' },
  above: { tokens: 200_000, input: 1, output: 2, cached: null },
  peak: { input: 0.3, output: 1.2, cached: 0.006 },
}
const { input, output, cached, above, peak } = price

it('a stored price survives its form', () => {
  expect(amountsOf(valuesOf(price))).toEqual({ input, output, cached, above, peak })
  expect(priceOf(valuesOf(price))).toMatchObject({ model: 'deepseek-flash', from: '2026-12-01', above, peak })
})

it('a new price needs its model and amounts, and free models cost 0', () => {
  const empty = valuesOf(null)
  expect(Object.keys(priceProblems(empty))).toEqual(['model', 'input', 'output'])
  const free: PriceValues = { ...empty, model: ' house-model ', input: 0, output: 0 }
  expect(priceProblems(free)).toEqual({})
  expect(priceOf(free)).toEqual({
    ...{ provider: 'openai', model: 'house-model', from: null, input: 0, output: 0, cached: null },
    ...{ above: null, peak: null },
  })
})

it.each([
  [{ model: 'two words' }, 'model'],
  [{ model: 'x'.repeat(121) }, 'model'],
  [{ input: -1 }, 'input'],
  [{ output: 10_001 }, 'output'],
  [{ cached: -0.1 }, 'cached'],
  [{ hasAbove: true, above: { tokens: 1.5, input: 1, output: 1, cached: '' } }, 'above.tokens'],
  [{ hasAbove: true, above: { tokens: 10, input: '', output: 1, cached: '' } }, 'above.input'],
  [{ provider: 'deepseek', hasPeak: true, peak: { input: 1, output: '', cached: '' } }, 'peak.output'],
] satisfies [Partial<PriceValues>, string][])('%j has a message at %s', (change, field) => {
  const valid = { ...valuesOf(null), model: 'm', input: 1, output: 1 }
  expect(Object.keys(priceProblems({ ...valid, ...change }))).toEqual([field])
})

it('drops peak prices of a service without peak hours, and amounts of closed parts', () => {
  const values = { ...valuesOf(price), provider: 'openai' as const, hasAbove: false }
  expect(priceProblems(values)).toEqual({})
  expect(amountsOf(values)).toMatchObject({ above: null, peak: null })
})

it('shows amounts with as many decimals as they have', () => {
  expect([priceText(0.003), priceText(2), priceText(0), priceText(null)]).toEqual([
    '$0.003',
    '$2.00',
    '$0.00',
    '–',
  ])
  expect(otherPrices(price)).toEqual(['Over 200,000 tokens: $1.00 / $2.00', 'Peak hours: $0.30 / $1.20'])
  expect(priceName(price)).toBe('deepseek-flash from December 1, 2026')
})
