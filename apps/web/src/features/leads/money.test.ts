import { expect, it } from 'vitest'
import { formatMoney, formatValues, leadValue } from './money.ts'

it('values have cents only if there are any', () => {
  expect(formatMoney(125_000, 'USD')).toBe('$1,250')
  expect(formatMoney(125_050, 'USD')).toBe('$1,250.50')
})

it('values of several currencies are not added', () => {
  expect(formatValues({ USD: 125_000, EUR: 30_000, GBP: 0 })).toBe('$1,250 + €300')
  expect(formatValues({})).toBe('')
})

it('a lead without a value shows none, and one of nothing shows zero', () => {
  expect(leadValue({ value: null, currency: 'USD' })).toBe('')
  expect(leadValue({ value: 0, currency: 'USD' })).toBe('$0')
})
