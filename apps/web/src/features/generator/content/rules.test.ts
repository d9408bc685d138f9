import { expect, it } from 'vitest'
import type { TurboRule } from '@web2/contract/generator'
import { areWhole, ruleOf, ruleSummary, wholeRules, withRule } from './rules.ts'

const half: TurboRule = { nodeId: 'a', write: { prompt: ' ' }, when: { name: 'city', is: 'filled' } }

it('sends what of a rule is entered, and knows that something is missing', () => {
  expect(wholeRules([half])).toEqual([{ nodeId: 'a', when: { name: 'city', is: 'filled' } }])
  expect(areWhole([half])).toBe(false)
  expect(wholeRules([{ nodeId: 'a', picture: { source: 'pexels', query: '' } }])).toEqual([])
})

it('puts a rule in the place of the one before, and takes away one that does nothing', () => {
  const rules = withRule(withRule([], half), { nodeId: 'b', write: { stackerId: 's' } })
  expect(rules.map(({ nodeId }) => nodeId)).toEqual(['a', 'b'])
  expect(ruleOf(rules, 'b').write).toEqual({ stackerId: 's' })
  expect(withRule(rules, { nodeId: 'a' })).toEqual([{ nodeId: 'b', write: { stackerId: 's' } }])
  expect(ruleOf([], 'c')).toEqual({ nodeId: 'c' })
})

it('says what a rule does', () => {
  expect(ruleSummary({ nodeId: 'a' })).toBe('')
  expect(ruleSummary(half)).toBe('Shown under a condition · Written by AI')
  expect(ruleSummary({ nodeId: 'b', write: { stackerId: 's' } })).toBe('Written by a prompt stacker')
})
