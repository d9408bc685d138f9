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
  'saves the built-in “%s” unchanged through the form',
  (_name, stacker) => {
    expect(stackerErrors(stackerValues(stacker))).toEqual({})
    expect(stackerData(stackerValues(stacker))).toEqual(stacker)
  },
)

it('reports missing and invalid values by field', () => {
  const values = {
    ...emptyStacker(),
    steps: [{ ...newStep(), title: 'A', prompt: '{later}' }],
    variables: [{ key: 'v', name: 'two words', value: '' }],
  }
  expect(stackerErrors(values)).toEqual({
    name: 'This field is required',
    'steps.0.prompt': expect.stringMatching(/Unknown placeholder/),
    'variables.0.name': expect.stringMatching(/Start with a letter/),
  })
})

it('moves an entry and copies a step with a new title', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  const step = { ...newStep(), title: 'Text' }
  expect(copiedStep(step, ['Text', 'text copy']).title).toBe('Text copy 2')
  expect(copiedStep(step, ['Text']).key).not.toBe(step.key)
})

it('finds the differences between two versions', () => {
  const { stacker: mine } = builtInStackers[0]!
  const theirs = { ...mine, name: 'Other', steps: mine.steps.slice(0, 1) }
  const found = differences(theirs, mine)
  expect(found[0]).toEqual({ label: 'Name', theirs: 'Other', yours: mine.name })
  expect(found.some(({ label, theirs: left }) => label === 'Step 2, title' && left === '')).toBe(true)
  expect(differences(mine, mine)).toEqual([])
})
