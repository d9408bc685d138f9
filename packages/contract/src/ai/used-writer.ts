import type { AiTask } from './ai-task.ts'
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
  anthropic: {
    'claude-2': { on: '2025-07-21', leadsTo: 'claude-sonnet-5-5' },
    'claude-instant-1': { on: '2024-11-06', leadsTo: 'claude-haiku-5-5' },
    'claude-sonnet-4-5': { on: '2026-11-30', leadsTo: 'claude-sonnet-5-5' },
  },
  gemini: {},
  mistral: {},
  xai: {},
  deepseek: {
    'deepseek-chat': { on: '2026-07-24', leadsTo: 'deepseek-flash' },
    'deepseek-reasoner': { on: '2026-07-24', leadsTo: 'deepseek-v4-pro' },
  },
  openrouter: {},
  azure: {},
  bedrock: {},
  poe: {
    'GPT-4': { on: '2026-10-23', leadsTo: 'GPT-5.4' },
    'GPT-3.5-Turbo': { on: '2026-10-23', leadsTo: 'GPT-5.4' },
    'GPT-3.5-Turbo-Instruct': { on: '2026-09-28', leadsTo: 'GPT-5.4' },
    'Claude-2-100k': { on: '2025-07-21', leadsTo: 'Claude-Opus-4.7' },
    'Claude-instant': { on: '2024-11-06', leadsTo: 'Claude-Opus-4.7' },
    'Claude-instant-100k': { on: '2024-11-06', leadsTo: 'Claude-Opus-4.7' },
  },
  ollama: {},
  'openai-compatible': {},
}

/** Default writers if the account has not chosen one, in order of preference. */
const firstWriters: readonly TextGenerator[] = [
  defaultTextGenerator,
  { name: 'anthropic', params: { model: 'claude-sonnet-5-5' } },
  { name: 'gemini', params: { model: 'gemini-3.8-flash' } },
  { name: 'mistral', params: { model: 'mistral-medium-3.5' } },
  { name: 'xai', params: { model: 'grok-4.7' } },
  { name: 'deepseek', params: { model: 'deepseek-flash' } },
  { name: 'poe', params: { model: 'GPT-5.4' } },
]

/** Services whose models only the account knows, so that it has to choose a default. */
const ofOwnModels: readonly TextProvider[] = ['openrouter', 'azure', 'bedrock', 'ollama', 'openai-compatible']

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

/** Most models that an account may name to be used when another one fails. */
export const mostFallbacks = 3

/** Text services an account has connected, and its choices among them. */
export interface ConnectedWriters {
  readonly hasKey: (service: TextProvider) => boolean
  /** The account's default; null if none is chosen. */
  readonly defaultWriter: TextGenerator | null
  /** The account's choice for a kind of work; absent, its default. */
  readonly taskWriters?: Readonly<Partial<Record<AiTask, TextGenerator>>>
  /** Models to use when another one fails, in order. */
  readonly fallbackWriters?: readonly TextGenerator[]
}

const announced = (name: TextProvider, model: string): Retirement | undefined =>
  Object.entries(retirements[name])
    .filter(([retired]) => isVersionOf(model, retired))
    .toSorted(([one], [other]) => other.length - one.length)[0]?.[1]

const retirementOf = (name: TextProvider, model: string, day: string): Retirement | undefined => {
  const found = announced(name, model)
  return found && found.on <= day ? found : undefined
}

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
 * Returns the model that serves a request for `wanted`: its own service if that has a key, else the account's choice for
 * the task, its default, or the first service with a key. `wanted` is null for a request that names no model. Returns
 * null if no service has a key. `day` as 2026-11-24.
 */
export const usedWriter = (
  wanted: TextGenerator | null,
  { hasKey, defaultWriter, taskWriters = {} }: ConnectedWriters,
  day: string,
  task: AiTask = 'draft',
): UsedWriter | null => {
  const chosen = [wanted, taskWriters[task] ?? null, defaultWriter].filter((each) => each !== null)
  const found = [...chosen, ...firstWriters].find(({ name }) => hasKey(name))
  if (!found) return null
  const used = living(found, day)
  // the account never asked for the first of our own list
  return chosen.includes(found) ? used : { ...used, ...(wanted === null && { switchedOff: null }) }
}

const isSame = (one: TextGenerator, other: TextGenerator): boolean =>
  one.name === other.name && one.params.model === other.params.model

/** Returns the account's models for when `first` fails, in order: those of services with a key, none twice. */
export const fallbacksFor = (
  first: TextGenerator,
  { hasKey, fallbackWriters = [] }: ConnectedWriters,
  day: string,
): readonly UsedWriter[] =>
  fallbackWriters
    .filter(({ name }) => hasKey(name))
    .map((each) => living(each, day))
    .filter(
      ({ writer }, at, all) =>
        !isSame(writer, first) && all.findIndex((other) => isSame(other.writer, writer)) === at,
    )

/**
 * Returns the step required in Settings before texts can be generated with a service. A custom endpoint has a
 * key, but its model is unknown until one is chosen.
 */
export const missingWriter = (service: TextProvider, { hasKey, defaultWriter }: ConnectedWriters): string =>
  ofOwnModels.some(hasKey) && defaultWriter === null
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

/**
 * Returns what to know before choosing a model: 'Switches off on January 14, 2027', or 'Switched off, gpt-6.1-sol is used';
 * '' if it stays. `listed` is the day that its service tells, which goes before ours.
 */
export const shutdownText = ({ name, params }: TextGenerator, day: string, listed?: string): string => {
  const used = living({ name, params }, day)
  if (used.switchedOff) return `Switched off, ${used.writer.params.model} is used`
  const on = listed ?? announced(name, params.model)?.on
  if (on === undefined) return ''
  return `${on <= day ? 'Switched off' : 'Switches off'} on ${longDay.format(new Date(on))}`
}

/** Returns a sentence on a model that was used because another one failed, after `why` it did. */
export const fallbackNote = (failed: TextGenerator, used: TextGenerator, why: string): string =>
  `${why} ${used.params.model} (${textProviderLabels[used.name]}) was used instead of ${failed.params.model}.`
