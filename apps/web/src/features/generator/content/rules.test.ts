import { expect, it } from 'vitest'
import type { TurboRule } from '@web2/contract/generator'
import { areWhole, ruleOf, ruleSummary, unfinishedRules, wholeRules, withRule } from './rules.ts'

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

it('reports incomplete rules, except the one being edited', () => {
  const rules: TurboRule[] = [half, { nodeId: 'b', text: ' ' }, { nodeId: 'c', text: '{city}' }]
  expect(unfinishedRules(rules, null)).toEqual({
    'blocks.a': 'Enter a prompt, or remove these settings.',
    'blocks.b': 'Enter a text, or remove these settings.',
  })
  expect(Object.keys(unfinishedRules(rules, 'a'))).toEqual(['blocks.b'])
})
it('says what a rule does', () => {
  expect(ruleSummary({ nodeId: 'a' })).toBe('')
  expect(ruleSummary({ nodeId: 'a', text: '{a|b}' })).toBe('Own text')
  expect(ruleSummary(half)).toBe('AI text · Conditional')
  expect(ruleSummary({ nodeId: 'b', write: { stackerId: 's' } })).toBe('AI text by prompt stacker')
})
