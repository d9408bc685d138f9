import { expect, it } from 'vitest'
import { firstTextModel, modelGroups } from './models.ts'

const valuesOf = (...given: Parameters<typeof modelGroups>) =>
  modelGroups(...given).flatMap(({ items }) => items.map(({ value }) => value))

it('offers the built-in entries while no list is known', () => {
  expect(valuesOf({}, 'openai:gpt-4').slice(0, 3)).toEqual([
    'openai:gpt-4',
    'openai:gpt-4o',
    'openai:chatgpt-4',
  ])
})

it("omits entries missing in the key's list and adds its other text models", () => {
  const openai = [{ id: 'gpt-4o-mini' }, { id: 'gpt-5' }, { id: 'text-embedding-3-small' }]
  const values = valuesOf({ openai, poe: [{ id: 'Claude-Opus' }] }, 'openai:gpt-4o')
  expect(values.filter((value) => value.startsWith('openai:'))).toEqual([
    'openai:gpt-4o',
    'openai:davinci',
    'openai:gpt-4o-mini',
    'openai:gpt-5',
  ])
  expect(values).toContain('poe:Claude-Opus')
  expect(values).toContain('poe:Poe Assistant')
})

it('always shows the selected model', () => {
  expect(valuesOf({ openai: [] }, 'openai:gpt-4')).toContain('openai:gpt-4')
  expect(valuesOf({}, 'openai-compatible:llama').at(-1)).toBe('openai-compatible:llama')
})

it('lists services with a key first and marks the others as needing one', () => {
  const groups = modelGroups(
    { 'openai-compatible': [{ id: 'llama' }] },
    '',
    (name) => name === 'openai-compatible',
  )
  expect(groups.map(({ group }) => group)).toEqual([
    'OpenAI-compatible endpoint',
    'Add a key to use: OpenAI',
    'Add a key to use: Poe',
  ])
  expect(groups[0]?.items).toEqual([{ value: 'openai-compatible:llama', label: 'llama' }])
})

it('selects the first text model of a list', () => {
  expect(firstTextModel([{ id: 'nomic-embedding' }, { id: 'llama' }])).toBe('llama')
  expect(firstTextModel([])).toBeUndefined()
})
