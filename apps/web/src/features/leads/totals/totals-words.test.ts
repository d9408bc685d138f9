import { expect, it } from 'vitest'
import { joined, leadsAndCalls, valueWon } from './totals-words.ts'

it('counts leads and calls, and leaves out what there is none of', () => {
  expect(leadsAndCalls({ leads: 3, calls: 1 })).toBe('3 leads · 1 call')
  expect(leadsAndCalls({ leads: 1, calls: 0 })).toBe('1 lead')
  expect(leadsAndCalls({ leads: 0, calls: 1_200 })).toBe('1,200 calls')
  expect(leadsAndCalls({ leads: 0, calls: 0 })).toBe('0 leads')
})

it('shows a value only if there is one', () => {
  expect(valueWon({ value: {} })).toBe('')
  expect(valueWon({ value: { USD: 0 } })).toBe('')
  expect(valueWon({ value: { USD: 125_000 } })).toBe('$1,250 won')
  expect(joined('', '2 won', '')).toBe('2 won')
})
