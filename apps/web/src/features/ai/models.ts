import { queryOptions } from '@tanstack/react-query'
import {
  openAiModelEntry,
  textModels,
  textProviderLabels,
  textProviders,
  type TextProvider,
} from '@web2/contract/ai'
import { offeredModels, offeredModelsPath, writerSettings, type TextKeys } from './resources.ts'

/** Query of the account's settings, which show the services with a key. */
export const keySettings = queryOptions({
  queryKey: [writerSettings.path, 'keys'],
  queryFn: async () => (await writerSettings.find({ $limit: 1 })).data[0] ?? null,
})

export const hasKey = (setting: TextKeys, provider: TextProvider): boolean => {
  switch (provider) {
    case 'openai':
      return setting.openAi.apiKey.set
    case 'poe':
      return setting.poeAI.apiKey.set
    case 'openai-compatible':
      return setting.openAiCompatible.baseUrl !== ''
  }
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

interface ListedModel {
  readonly id: string
}

export type LiveLists = Readonly<Partial<Record<TextProvider, readonly ListedModel[]>>>

/** Returns the first text model of a list. */
export const firstTextModel = (models: readonly ListedModel[]): string | undefined =>
  models.find(({ id }) => !noText.test(id))?.id

/**
 * Returns the groups of a model select: built-in entries, then those of the services' own lists. Omits a
 * built-in OpenAI entry if the key's list has no matching model. Services without a key come last, marked as
 * such.
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
    entries.has(id === 'gpt-4' ? 'chatgpt-4' : (id as 'gpt-4o' | 'chatgpt-4' | 'chatgpt'))
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
  return [...offered, { group: 'Other', items: [{ value: chosen, label: chosen.replace(':', ': ') }] }]
}
