import { queryOptions } from '@tanstack/react-query'
import {
  openAiModelEntry,
  textModels,
  textProviderLabels,
  textProviders,
  type TextProvider,
} from '@web2/contract/ai'
import { offeredModels, offeredModelsPath, writerSettings, type TextKeys } from './resources.ts'

/** The account's settings record, which tells the services that have a key. */
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

/** A service's own list of models. */
export const liveModels = (provider: TextProvider) =>
  queryOptions({
    queryKey: [offeredModelsPath, 'models', provider],
    queryFn: () => offeredModels(provider),
    staleTime: 10 * 60_000,
    retry: false,
  })

/** Models of OpenAI's list that write no text. */
const noText = /embed|whisper|tts|audio|realtime|transcribe|image|dall-e|moderation|sora|search|babbage/i

interface ListedModel {
  readonly id: string
}

export type LiveLists = Readonly<Partial<Record<TextProvider, readonly ListedModel[]>>>

/** The first model of a list that writes text. */
export const firstTextModel = (models: readonly ListedModel[]): string | undefined =>
  models.find(({ id }) => !noText.test(id))?.id

/**
 * What a select of models offers: the product's entries, then those of the services' own lists. An entry of OpenAI
 * stays away when the key's list has no model that belongs to it. Services without a key come last, and say so.
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
  return [...offered, { group: 'Others', items: [{ value: chosen, label: chosen.replace(':', ': ') }] }]
}
