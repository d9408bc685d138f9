import { isVersionOf } from './model-version.ts'
import type { TextGenerator, TextProvider } from './text-generator.ts'
import { messages } from '../core/messages.ts'
import { defaultTextGenerator, textProviderLabels } from './text-models.ts'

interface Retirement {
  /** First day on which the service rejects the model, e.g. 2026-10-23. */
  readonly on: string
  readonly leadsTo: string
}

/** Date on which the dates below were last compared with their sources. */
export const retirementsOf = '2026-11-24'

/**
 * Models that their service has retired or announced to retire, with their replacements. Stored choices keep
 * the old name. Sources: OpenAI's and Anthropic's deprecation pages. Poe publishes no dates: its bots end
 * with the model behind them, and bots that choose their model keep working.
 */
const retirements: Readonly<Record<TextProvider, Readonly<Record<string, Retirement>>>> = {
  openai: {
    'gpt-4': { on: '2026-10-23', leadsTo: 'gpt-6.1-sol' },
    'gpt-4-turbo': { on: '2026-10-23', leadsTo: 'gpt-6.1-sol' },
    'chatgpt-4': { on: '2026-10-23', leadsTo: 'gpt-6.1-sol' },
    'gpt-3.5-turbo': { on: '2026-10-23', leadsTo: 'gpt-6-luna' },
    chatgpt: { on: '2026-10-23', leadsTo: 'gpt-6-luna' },
    'gpt-3.5-turbo-instruct': { on: '2026-09-28', leadsTo: 'gpt-6-luna' },
    'davinci-002': { on: '2026-09-28', leadsTo: 'gpt-6-luna' },
    davinci: { on: '2024-01-04', leadsTo: 'gpt-6-luna' },
    'text-davinci-003': { on: '2024-01-04', leadsTo: 'gpt-6-luna' },
    'gpt-4.1-nano': { on: '2026-10-23', leadsTo: 'gpt-5.6-luna' },
    'gpt-4o': { on: '2027-01-14', leadsTo: 'gpt-6-luna' },
    'gpt-4o-mini': { on: '2027-01-14', leadsTo: 'gpt-6-luna' },
    'gpt-4.1': { on: '2027-01-14', leadsTo: 'gpt-6-luna' },
    'gpt-4.1-mini': { on: '2027-01-14', leadsTo: 'gpt-6-luna' },
    'gpt-5': { on: '2026-12-11', leadsTo: 'gpt-6.1-sol' },
    'gpt-5-mini': { on: '2026-12-11', leadsTo: 'gpt-6.1-terra' },
    'gpt-5-nano': { on: '2026-12-11', leadsTo: 'gpt-6-luna' },
  },
  poe: {
    'GPT-4': { on: '2026-10-23', leadsTo: 'GPT-5.4' },
    'GPT-3.5-Turbo': { on: '2026-10-23', leadsTo: 'GPT-5.4' },
    'GPT-3.5-Turbo-Instruct': { on: '2026-09-28', leadsTo: 'GPT-5.4' },
    'Claude-2-100k': { on: '2025-07-21', leadsTo: 'Claude-Opus-4.7' },
    'Claude-instant': { on: '2024-11-06', leadsTo: 'Claude-Opus-4.7' },
    'Claude-instant-100k': { on: '2024-11-06', leadsTo: 'Claude-Opus-4.7' },
  },
  'openai-compatible': {},
}

/** Default writers if the account has not chosen one, in order of preference. */
const firstWriters: readonly TextGenerator[] = [
  defaultTextGenerator,
  { name: 'poe', params: { model: 'GPT-5.4' } },
]

/** Requested model that has been retired. */
export interface SwitchedOff {
  readonly model: string
  readonly on: string
}

export interface UsedWriter {
  readonly writer: TextGenerator
  /** The requested model if it is retired; null if the writer is the requested one. */
  readonly switchedOff: SwitchedOff | null
}

/** Text services an account has connected. */
export interface ConnectedWriters {
  readonly hasKey: (service: TextProvider) => boolean
  /** The account's default; null if none is chosen. */
  readonly defaultWriter: TextGenerator | null
}

const retirementOf = (name: TextProvider, model: string, day: string): Retirement | undefined =>
  Object.entries(retirements[name]).find(([retired, { on }]) => on <= day && isVersionOf(model, retired))?.[1]

/** Returns the model that replaces a retired one on that day. */
const living = ({ name, params }: TextGenerator, day: string): UsedWriter => {
  const first = retirementOf(name, params.model, day)
  let model = params.model
  for (let next = first; next; next = retirementOf(name, model, day)) model = next.leadsTo
  return {
    writer: { name, params: { model } },
    switchedOff: first ? { model: params.model, on: first.on } : null,
  }
}

/**
 * Returns the model that serves a request for `wanted`: its own service if that has a key, else the account's
 * default, else the first service with a key. Returns null if none has one. `day` as 2026-11-24.
 */
export const usedWriter = (
  wanted: TextGenerator,
  { hasKey, defaultWriter }: ConnectedWriters,
  day: string,
): UsedWriter | null => {
  const candidates = [wanted, ...(defaultWriter ? [defaultWriter] : []), ...firstWriters]
  const found = candidates.find(({ name }) => hasKey(name))
  return found ? living(found, day) : null
}

/**
 * Returns the step required in Settings before texts can be generated with a service. A custom endpoint has a
 * key, but its model is unknown until one is chosen.
 */
export const missingWriter = (service: TextProvider, { hasKey, defaultWriter }: ConnectedWriters): string =>
  hasKey('openai-compatible') && defaultWriter === null
    ? messages.defaultModelMissing
    : messages.providerKeyMissing(textProviderLabels[service])

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/**
 * Returns e.g. 'gpt-4 was switched off on October 23, 2026. gpt-6.1-sol was used instead.', or an empty
 * string if no model was retired.
 */
export const switchedOffNote = (
  used: Pick<UsedWriter, 'writer' | 'switchedOff'> | { model: string; switchedOff: SwitchedOff | null },
  tense: 'is used' | 'was used' = 'was used',
): string => {
  const { switchedOff } = used
  if (!switchedOff) return ''
  const model = 'writer' in used ? used.writer.params.model : used.model
  return `${switchedOff.model} was switched off on ${longDay.format(new Date(switchedOff.on))}. ${model} ${tense} instead.`
}
