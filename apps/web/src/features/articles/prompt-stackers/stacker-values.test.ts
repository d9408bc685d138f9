import { expect, it } from 'vitest'
import { builtInStackers } from './built-in-stackers.ts'
import { differences } from './text-changes.ts'
import {
  copiedStep,
  emptyStacker,
  moved,
  newStep,
  stackerData,
  stackerErrors,
  stackerValues,
} from './stacker-values.ts'

it.each(builtInStackers.map(({ stacker }) => [stacker.name, stacker] as const))(
  'the built-in “%s” can be saved as it is, and comes through the form unchanged',
  (_name, stacker) => {
    expect(stackerErrors(stackerValues(stacker))).toEqual({})
    expect(stackerData(stackerValues(stacker))).toEqual(stacker)
  },
)

it('tells what is missing and what cannot be meant, by field', () => {
  const values = {
    ...emptyStacker(),
    steps: [{ ...newStep(), title: 'A', prompt: '{later}' }],
    variables: [{ key: 'v', name: 'two words', value: '' }],
  }
  expect(stackerErrors(values)).toEqual({
    name: 'This field is required',
    'steps.0.prompt': expect.stringMatching(/not known/),
    'variables.0.name': expect.stringMatching(/begins with a letter/),
  })
})

it('moves an entry, and copies a step under a title of its own', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  const step = { ...newStep(), title: 'Text' }
  expect(copiedStep(step, ['Text', 'text copy']).title).toBe('Text copy 2')
  expect(copiedStep(step, ['Text']).key).not.toBe(step.key)
})

it('finds where two versions differ', () => {
  const { stacker: mine } = builtInStackers[0]!
  const theirs = { ...mine, name: 'Other', steps: mine.steps.slice(0, 1) }
  const found = differences(theirs, mine)
  expect(found[0]).toEqual({ label: 'Name', theirs: 'Other', yours: mine.name })
  expect(found.some(({ label, theirs: left }) => label === 'Step 2, title' && left === '')).toBe(true)
  expect(differences(mine, mine)).toEqual([])
})
