import { expect, it } from 'vitest'
import { firstTextModel, modelGroups } from './models.ts'

const valuesOf = (...given: Parameters<typeof modelGroups>) =>
  modelGroups(...given).flatMap(({ items }) => items.map(({ value }) => value))

it('offers the product’s own entries while no list is known', () => {
  expect(valuesOf({}, 'openai:gpt-4').slice(0, 3)).toEqual([
    'openai:gpt-4',
    'openai:gpt-4o',
    'openai:chatgpt-4',
  ])
})

it('leaves away what the key’s list does not have, and adds what writes text', () => {
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

it('keeps what is chosen in sight, whoever offers it', () => {
  expect(valuesOf({ openai: [] }, 'openai:gpt-4')).toContain('openai:gpt-4')
  expect(valuesOf({}, 'openai-compatible:llama').at(-1)).toBe('openai-compatible:llama')
})

it('offers services with a key first, and says of the others that they need one', () => {
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

it('takes the first model of a list that writes text', () => {
  expect(firstTextModel([{ id: 'nomic-embedding' }, { id: 'llama' }])).toBe('llama')
  expect(firstTextModel([])).toBeUndefined()
})
