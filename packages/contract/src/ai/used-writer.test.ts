import { expect, it } from 'vitest'
import { type TextGenerator, textProviders, type TextProvider } from './text-generator.ts'
import { defaultTextGenerator, textModels } from './text-models.ts'
import { missingWriter, switchedOffNote, usedWriter } from './used-writer.ts'

const by = (name: TextProvider, model: string): TextGenerator => ({ name, params: { model } })
const connected = (keys: readonly TextProvider[], defaultWriter: TextGenerator | null = null) => ({
  hasKey: (name: TextProvider) => keys.includes(name),
  defaultWriter,
})
const day = '2026-11-24'

it('uses the requested model while its service has a key, whatever the default', () => {
  const wanted = by('openai', 'gpt-6-astra')
  const account = connected(['openai', 'openai-compatible'], by('openai-compatible', 'llama'))
  expect(usedWriter(wanted, account, day)).toEqual({ writer: wanted, switchedOff: null })
})

it('uses the default model if the requested service has no key', () => {
  const own = by('openai-compatible', 'llama')
  expect(usedWriter(defaultTextGenerator, connected(['openai-compatible'], own), day)?.writer).toEqual(own)
  expect(usedWriter(by('poe', 'GPT-4'), connected(['openai']), day)?.writer.name).toBe('openai')
  // a default without a key is ignored
  expect(usedWriter(by('openai', 'gpt-4o'), connected(['poe'], own), day)?.writer.name).toBe('poe')
  expect(usedWriter(defaultTextGenerator, connected([]), day)).toBeNull()
  expect(usedWriter(defaultTextGenerator, connected(['openai-compatible']), day)).toBeNull()
})

it('asks for a default model, not for a key, if only an endpoint is connected', () => {
  expect(missingWriter('openai', connected(['openai-compatible']))).toBe(
    'Choose a default model in the Settings page.',
  )
  expect(missingWriter('openai', connected([]))).toBe('Please, add API key of OpenAI in the Settings page.')
})

it.each([
  ['gpt-4', 'gpt-6.1-sol'],
  ['gpt-4-0613', 'gpt-6.1-sol'],
  ['chatgpt', 'gpt-6-luna'],
  ['davinci', 'gpt-6-luna'],
  ['gpt-4o', 'gpt-4o'],
  ['gpt-4.5-preview', 'gpt-4.5-preview'],
  ['a-model-of-tomorrow', 'a-model-of-tomorrow'],
])('a request for %s is written by %s of OpenAI', (model, used) => {
  expect(usedWriter(by('openai', model), connected(['openai']), day)?.writer.params.model).toBe(used)
})

it('keeps a model until the day it is retired', () => {
  const used = (on: string) => usedWriter(by('openai', 'gpt-4o'), connected(['openai']), on)!
  expect(used('2027-01-13')).toMatchObject({ writer: by('openai', 'gpt-4o'), switchedOff: null })
  expect(switchedOffNote(used('2027-01-13'))).toBe('')
  expect(switchedOffNote(used('2027-01-14'))).toBe(
    'gpt-4o was switched off on January 14, 2027. gpt-6-luna was used instead.',
  )
})

it('replaces every offered model with one that is never retired', () => {
  for (const name of textProviders)
    for (const { id } of textModels[name]) {
      const used = usedWriter(by(name, id), connected([name]), '2030-01-01')!
      expect(usedWriter(used.writer, connected([name]), '2030-01-01')?.switchedOff).toBeNull()
    }
})
