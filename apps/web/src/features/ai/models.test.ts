import { expect, it } from 'vitest'
import { firstTextModel, modelFacts, modelGroups } from './models.ts'

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
    ...['OpenAI', 'Anthropic', 'Google Gemini', 'Mistral', 'xAI', 'DeepSeek', 'Poe'].map(
      (service) => `Add a key to use: ${service}`,
    ),
  ])
  expect(groups[0]?.items).toEqual([{ value: 'openai-compatible:llama', label: 'llama' }])
})

it('selects the first text model of a list', () => {
  expect(firstTextModel([{ id: 'nomic-embedding' }, { id: 'llama' }])).toBe('llama')
  expect(firstTextModel([])).toBeUndefined()
})

it('tells the context of a model and the day on which it ends', () => {
  const now = new Date('2026-11-24T12:00:00Z')
  const openai = [
    { id: 'gpt-6.2-sol', contextTokens: 1_050_000 },
    { id: 'gpt-7', contextTokens: 128_000, shutdownOn: '2028-02-29' },
    { id: 'gpt-4o', contextTokens: 128_000, shutdownOn: '2027-01-20' },
  ]
  const facts = (writer: string) => modelFacts({ openai }, writer, now)
  expect(facts('openai:gpt-6.2-sol')).toBe('1M tokens')
  expect(facts('openai:gpt-7')).toBe('128K tokens · Switches off on February 29, 2028')
  // the service's own day goes before ours
  expect(facts('openai:gpt-4o')).toBe('128K tokens · Switches off on January 20, 2027')
  expect(modelFacts({}, 'openai:gpt-4o', now)).toBe('Switches off on January 14, 2027')
  expect(facts('openai:gpt-4')).toBe('Switched off, gpt-6.1-sol is used')
  expect(facts('anthropic:claude-sonnet-5-5')).toBe('')
  expect(facts('')).toBe('')
})

it('offers the names of models that were switched off while the list has those that replace them', () => {
  const openai = [{ id: 'gpt-6.1-sol' }, { id: 'gpt-6-luna' }]
  const values = valuesOf({ openai }, '')
  for (const name of ['gpt-4', 'chatgpt-4', 'chatgpt', 'davinci']) expect(values).toContain(`openai:${name}`)
  expect(valuesOf({ openai: [{ id: 'gpt-6-luna' }] }, '')).not.toContain('openai:gpt-4')
})
