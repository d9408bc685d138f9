import { queryOptions } from '@tanstack/react-query'
import {
  isVersionOf,
  openAiModelEntry,
  shutdownText,
  textModels,
  textProviderLabels,
  textProviders,
  textServiceFields,
  textServiceOf,
  usedWriter,
  type OfferedModel,
  type TextProvider,
} from '@web2/contract/ai'
import { generatorOf } from './writer.ts'
import { offeredModels, offeredModelsPath, writerSettings, type TextKeys } from './resources.ts'

/** Query of the account's settings, which show the services with a key. */
export const keySettings = queryOptions({
  queryKey: [writerSettings.path, 'keys'],
  queryFn: async () => (await writerSettings.find({ $limit: 1 })).data[0] ?? null,
})

/** Whether a text service can be called: it has its key, and its URL or region where it needs one. */
export const hasKey = (setting: TextKeys, provider: TextProvider): boolean => {
  const service = textServiceOf[provider]
  const part = setting[service]
  const field = textServiceFields[service]
  const entered = field === undefined || (part as Readonly<Record<string, unknown>>)[field] !== ''
  const needsNoKey = provider === 'ollama' || provider === 'openai-compatible'
  return entered && (needsNoKey || part.apiKey.set)
}

/** Query of a service's own list of models. */
export const liveModels = (provider: TextProvider) =>
  queryOptions({
    queryKey: [offeredModelsPath, 'models', provider],
    queryFn: () => offeredModels(provider),
    staleTime: 10 * 60_000,
    retry: false,
  })

/** Models of OpenAI's list that generate no text. */
const noText = /embed|whisper|tts|audio|realtime|transcribe|image|dall-e|moderation|sora|search|babbage/i

export type LiveLists = Readonly<Partial<Record<TextProvider, readonly OfferedModel[]>>>

/** Returns the first text model of a list. */
export const firstTextModel = (models: readonly OfferedModel[]): string | undefined =>
  models.find(({ id }) => !noText.test(id))?.id

const contextOf = (tokens: number): string =>
  tokens >= 1_000_000
    ? `${Math.floor(tokens / 100_000) / 10}M tokens`
    : `${Math.floor(tokens / 1_000)}K tokens`

/** Returns what to know of a model before it is chosen: its context and the day on which it ends; '' if nothing. */
export const modelFacts = (live: LiveLists, writer: string, now = new Date()): string => {
  if (writer === '') return ''
  const generator = generatorOf(writer)
  const listed = live[generator.name]?.find(({ id }) => id === generator.params.model)
  return [
    listed?.contextTokens === undefined ? '' : contextOf(listed.contextTokens),
    shutdownText(generator, now.toISOString().slice(0, 10), listed?.shutdownOn),
  ]
    .filter((fact) => fact !== '')
    .join(' · ')
}

/** Whether a name of a model that was switched off leads to one of the list. */
const isReplaced = (listed: readonly OfferedModel[], model: string): boolean => {
  const asked = { name: 'openai', params: { model } } as const
  const used = usedWriter(
    asked,
    { hasKey: () => true, defaultWriter: null },
    new Date().toISOString().slice(0, 10),
  )
  return !!used?.switchedOff && listed.some(({ id }) => isVersionOf(id, used.writer.params.model))
}

/**
 * Returns the groups of a model select: built-in entries, then those of the services' own lists. Omits a
 * built-in OpenAI entry if the key's list has no matching model, nor the one that replaces it. Services without a key
 * come last, marked as such.
 */
export const modelGroups = (
  live: LiveLists,
  chosen: string,
  isUsable: (provider: TextProvider) => boolean = () => true,
) => {
  const openAi = live.openai
  const entries = new Set(openAi?.map(({ id }) => openAiModelEntry(id)))
  const isThere = (provider: TextProvider, id: string) =>
    provider !== 'openai' ||
    openAi === undefined ||
    id === 'davinci' ||
    entries.has(id === 'gpt-4' ? 'chatgpt-4' : (id as 'gpt-4o' | 'chatgpt-4' | 'chatgpt')) ||
    isReplaced(openAi, id)
  const ordered = [...textProviders.filter(isUsable), ...textProviders.filter((each) => !isUsable(each))]
  const groups = ordered.map((provider) => {
    const own = textModels[provider].filter(
      ({ id }) => isThere(provider, id) || chosen === `${provider}:${id}`,
    )
    const known = new Set(own.map(({ id }) => id))
    const listed = (live[provider] ?? [])
      .filter(({ id }) => !known.has(id) && !noText.test(id))
      .map(({ id }) => ({ id, label: id }))
    return {
      group: isUsable(provider)
        ? textProviderLabels[provider]
        : `Add a key to use: ${textProviderLabels[provider]}`,
      items: [...own, ...listed].map(({ id, label }) => ({ value: `${provider}:${id}`, label })),
    }
  })
  const offered = groups.filter(({ items }) => items.length > 0)
  const isOffered = offered.some(({ items }) => items.some(({ value }) => value === chosen))
  if (chosen === '' || isOffered) return offered
  const { name, params } = generatorOf(chosen)
  const label = `${textProviderLabels[name]}: ${params.model}`
  return [...offered, { group: 'Other', items: [{ value: chosen, label }] }]
}
