import { expect, it } from 'vitest'
import { type TextGenerator, textProviders, type TextProvider } from './text-generator.ts'
import { defaultTextGenerator, textModels } from './text-models.ts'
import {
  fallbackNote,
  fallbacksFor,
  missingWriter,
  shutdownText,
  switchedOffNote,
  usedWriter,
} from './used-writer.ts'

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

it('uses the account’s model for a task where no model or one without a key is requested', () => {
  const account = {
    ...connected(['openai', 'anthropic', 'mistral'], by('mistral', 'mistral-large-4')),
    taskWriters: { edit: by('anthropic', 'claude-haiku-5-5'), draft: by('xai', 'grok-4.7') },
  }
  const model = (...given: Parameters<typeof usedWriter>) => usedWriter(...given)?.writer.params.model
  expect(model(null, account, day, 'edit')).toBe('claude-haiku-5-5')
  expect(model(by('poe', 'GPT-4'), account, day, 'edit')).toBe('claude-haiku-5-5')
  expect(model(by('openai', 'gpt-6-luna'), account, day, 'edit')).toBe('gpt-6-luna')
  // the task’s service has no key, and the other tasks have no choice
  expect(model(null, account, day, 'draft')).toBe('mistral-large-4')
  expect(model(null, account, day, 'outline')).toBe('mistral-large-4')
})

it('does not mention a retired model that the account never chose', () => {
  expect(usedWriter(null, connected(['openai']), day)).toEqual({
    writer: by('openai', 'gpt-6.1-sol'),
    switchedOff: null,
  })
  const chosen = connected(['openai'], by('openai', 'gpt-4'))
  expect(usedWriter(null, chosen, day)?.switchedOff?.model).toBe('gpt-4')
})

it('lists fallbacks with a key, the first writer and repeats left out', () => {
  const account = {
    ...connected(['openai', 'anthropic']),
    fallbackWriters: [
      by('openai', 'gpt-4'),
      by('poe', 'GPT-5.4'),
      by('anthropic', 'claude-sonnet-5-5'),
      by('openai', 'gpt-6.1-sol'),
    ],
  }
  const models = (first: TextGenerator) =>
    fallbacksFor(first, account, day).map(({ writer }) => writer.params.model)
  expect(models(by('openai', 'gpt-6.1-sol'))).toEqual(['claude-sonnet-5-5'])
  expect(models(by('anthropic', 'claude-sonnet-5-5'))).toEqual(['gpt-6.1-sol'])
  expect(fallbackNote(by('openai', 'gpt-6.1-sol'), by('anthropic', 'claude-sonnet-5-5'), 'No credit.')).toBe(
    'No credit. claude-sonnet-5-5 (Anthropic) was used instead of gpt-6.1-sol.',
  )
})

it.each([
  ['openai', 'gpt-4o', undefined, 'Switches off on January 14, 2027'],
  ['openai', 'gpt-4o-2024-11-20', undefined, 'Switches off on January 14, 2027'],
  ['openai', 'gpt-4', undefined, 'Switched off, gpt-6.1-sol is used'],
  ['openai', 'gpt-6.2-sol', '2027-06-30', 'Switches off on June 30, 2027'],
  ['openai', 'gpt-6.2-sol', '2026-11-01', 'Switched off on November 1, 2026'],
  ['openai', 'gpt-6.2-sol', undefined, ''],
  ['openai', 'gpt-5-mini', undefined, 'Switches off on December 11, 2026'],
] as const)('%s %s, which its list ends on %s: %j', (name, model, listed, text) =>
  expect(shutdownText(by(name, model), day, listed)).toBe(text),
)

/** Text models by the names of the specification, with what writes for them on that day. */
it.each([
  ['openai', 'gpt-4', 'gpt-6.1-sol'],
  ['openai', 'gpt-4o', 'gpt-4o'],
  ['openai', 'chatgpt-4', 'gpt-6.1-sol'],
  ['openai', 'chatgpt', 'gpt-6-luna'],
  ['openai', 'davinci', 'gpt-6-luna'],
  ['poe', 'GPT-4', 'GPT-5.4'],
  ['poe', 'GPT-3.5-Turbo', 'GPT-5.4'],
  ['poe', 'GPT-3.5-Turbo-Instruct', 'GPT-5.4'],
  ['poe', 'ChatGPT', 'ChatGPT'],
  ['poe', 'Claude-2-100k', 'Claude-Opus-4.7'],
  ['poe', 'Claude-instant', 'Claude-Opus-4.7'],
  ['poe', 'Claude-instant-100k', 'Claude-Opus-4.7'],
  ['poe', 'Poe Assistant', 'Poe Assistant'],
] as const)('%s still offers %s, which leads to %s and says so', (name, model, leadsTo) => {
  expect(textModels[name].map(({ id }) => id)).toContain(model)
  const used = usedWriter(by(name, model), connected([name]), day)!
  expect(used.writer).toEqual(by(name, leadsTo))
  expect(switchedOffNote(used) !== '').toBe(leadsTo !== model)
})
