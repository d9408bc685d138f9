import { expect, it } from 'vitest'
import { begunAt, completed, matchingOffers, offersFor } from './completion.ts'
import { emptyStacker, newStep } from './stacker-values.ts'

it.each([
  ['On {key', { from: 3, typed: 'key' }],
  ['{', { from: 0, typed: '' }],
  ['{step:The out', { from: 0, typed: 'step:The out' }],
  ['{keyword}', null],
  ['{{key', null],
  ['{ key', null],
  ['plain', null],
])('finds in %j the placeholder being typed', (text, begun) => {
  expect(begunAt(text, text.length)).toEqual(begun)
})

it('completes in the middle of a text and reuses an existing brace', () => {
  const text = 'On {key}, please'
  expect(completed(text, 7, begunAt(text, 7)!, 'keyword')).toEqual({
    text: 'On {keyword}, please',
    caret: 12,
  })
})

it('offers earlier steps, variables and prefix matches first', () => {
  const values = {
    ...emptyStacker(),
    steps: ['Outline', 'Text', 'Later'].map((title) => ({ ...newStep(), title })),
    variables: [{ key: 'a', name: 'tone', value: '' }],
  }
  const names = offersFor(values, 1).map(({ name }) => name)
  expect(names).toContain('step:Outline')
  expect(names).toContain('tone')
  expect(names).not.toContain('step:Text')
  expect(offersFor(values, 0).map(({ name }) => name)).not.toContain('previous')
  expect(matchingOffers(offersFor(values, 1), 'T')[0]!.name).toBe('title')
})
