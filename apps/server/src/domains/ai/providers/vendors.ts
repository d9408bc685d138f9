import type { TextProvider } from '@web2/contract/ai'
import { counted, failedTrial, withWait } from './try-key.ts'
import { callApi } from './call-api.ts'
import { done } from '../../../platform/outbound/outcome.ts'
import { numberAt, valueAt } from '../../../platform/outbound/read-json.ts'
import {
  anthropicModels,
  azureModels,
  bedrockModels,
  geminiModels,
  ollamaModels,
  openAiModels,
  withBearer,
} from './model-lists.ts'
import type { ModelAccess, OpenModel, Vendor } from './vendor.ts'

const named = (name: string) => () => name

/** Returns the host of a URL for messages, or all of a stored text that is no URL. */
const hostOf = (baseUrl: string): string => URL.parse(baseUrl)?.host ?? baseUrl

/** Access with a key in any case, because the packages look for a missing one in the environment. */
const keyed = (access: ModelAccess): ModelAccess => ({ ...access, apiKey: access.apiKey || 'none' })

/** Opens an API of OpenAI's shape, without the features that only some of them have. */
const compatible =
  (name: string) =>
  async ({ baseURL, apiKey, fetch }: ModelAccess): Promise<OpenModel> => {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
    const provider = createOpenAICompatible({
      name,
      baseURL,
      // an empty key would send a header without one
      ...(apiKey !== '' && { apiKey }),
      fetch,
      includeUsage: true,
    })
    return (id) => provider.chatModel(id)
  }

/** Without it, OpenAI, Azure and xAI keep each answer for 30 days. */
const notStored = { store: false } as const

/** Anthropic's package would ask for the model's maximum otherwise. */
const mostTokens = 16_000

/** How each text service is called. Its package loads with the first call. */
export const vendors: Readonly<Record<TextProvider, Vendor>> = {
  openai: {
    service: named('OpenAI'),
    open: async (access) => {
      const { createOpenAI } = await import('@ai-sdk/openai')
      const provider = createOpenAI(keyed(access))
      return (id) => provider.responses(id)
    },
    options: { openai: notStored },
    apiNames: { 'chatgpt-4': 'gpt-4', chatgpt: 'gpt-3.5-turbo', davinci: 'davinci-002' },
    models: openAiModels,
    trialModels: ['gpt-6-luna', 'gpt-5.6-luna', 'gpt-5.4-nano', 'gpt-5.4-mini', 'gpt-6.1-terra', 'gpt-4o'],
  },
  anthropic: {
    service: named('Anthropic'),
    open: async (access) => {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      const provider = createAnthropic(keyed(access))
      return (id) => provider.languageModel(id)
    },
    mostTokens,
    models: anthropicModels,
  },
  gemini: {
    service: named('Google Gemini'),
    open: async (access) => {
      const { createGoogle } = await import('@ai-sdk/google')
      const provider = createGoogle(keyed(access))
      return (id) => provider.languageModel(id)
    },
    models: geminiModels,
  },
  mistral: {
    service: named('Mistral'),
    open: async (access) => {
      const { createMistral } = await import('@ai-sdk/mistral')
      const provider = createMistral(keyed(access))
      return (id) => provider.languageModel(id)
    },
    models: openAiModels,
  },
  xai: {
    service: named('xAI'),
    open: async (access) => {
      const { createXai } = await import('@ai-sdk/xai')
      const provider = createXai(keyed(access))
      return (id) => provider.responses(id)
    },
    options: { xai: notStored },
    models: openAiModels,
  },
  deepseek: {
    service: named('DeepSeek'),
    open: async (access) => {
      const { createDeepSeek } = await import('@ai-sdk/deepseek')
      const provider = createDeepSeek(keyed(access))
      return (id) => provider.languageModel(id)
    },
    models: openAiModels,
  },
  openrouter: {
    service: named('OpenRouter'),
    open: compatible('openrouter'),
    models: openAiModels,
    // the list of models needs no key, so it proves nothing
    tryKey: async (access, service, signal) => {
      const request = { url: `${access.baseUrl}/key`, headers: withBearer(access) }
      const asked = withWait(await callApi(access, request, service, signal))
      if (!asked.ok) return asked
      const left = valueAt(asked.value, 'data', 'limit_remaining')
      if (typeof left === 'number' && left <= 0)
        return failedTrial(
          'The key works, but its credit limit on OpenRouter is used up. Raise the limit there.',
        )
      return done('The key works.')
    },
  },
  azure: {
    service: named('Azure OpenAI'),
    open: async (access) => {
      const { createAzure } = await import('@ai-sdk/azure')
      const provider = createAzure(keyed(access))
      return (id) => provider.responses(id)
    },
    options: { azure: notStored, openai: notStored },
    models: azureModels,
  },
  bedrock: {
    service: named('Amazon Bedrock'),
    open: async (access) => {
      const { createAmazonBedrock } = await import('@ai-sdk/amazon-bedrock')
      // the region is in the URL; given, so that none is read from the environment
      const provider = createAmazonBedrock({ ...keyed(access), region: 'us-east-1' })
      return (id) => provider.languageModel(id)
    },
    models: bedrockModels,
  },
  poe: {
    service: named('Poe'),
    open: compatible('poe'),
    apiNames: { 'Poe Assistant': 'Assistant' },
    models: openAiModels,
    // Poe's Usage API (creator.poe.com/api-reference/getCurrentBalance) is next to /v1; its list of models needs no key
    tryKey: async (access, service, signal) => {
      const root = access.baseUrl.replace(/\/v1$/, '')
      const request = { url: `${root}/usage/current_balance`, headers: withBearer(access) }
      const asked = withWait(await callApi(access, request, service, signal))
      if (!asked.ok) return asked
      if (typeof valueAt(asked.value, 'current_point_balance') !== 'number') return done('The key works.')
      const points = numberAt(asked.value, 'current_point_balance')
      if (points <= 0)
        return failedTrial('The key works, but your Poe account has no points left. Add points on Poe first.')
      return done(`The key works. Your account has ${counted(points, 'point')} left.`)
    },
  },
  ollama: {
    service: ({ baseUrl }) => `Ollama at ${hostOf(baseUrl)}`,
    open: async ({ baseURL, apiKey, fetch }) => {
      const { createOllama } = await import('ollama-ai-provider-v2')
      const provider = createOllama({
        baseURL,
        fetch,
        ...(apiKey !== '' && { headers: { authorization: `Bearer ${apiKey}` } }),
      })
      return (id) => provider.languageModel(id)
    },
    // without it, Ollama cuts long prompts silently
    options: { ollama: { options: { num_ctx: 16_384 } } },
    models: ollamaModels,
  },
  'openai-compatible': {
    service: ({ baseUrl }) => hostOf(baseUrl),
    open: compatible('openai-compatible'),
    models: openAiModels,
    tryKey: async (access, service, signal) => {
      const listed = withWait(await callApi(access, openAiModels.request(access), service, signal))
      if (listed.ok)
        return done(`Connected. ${counted(openAiModels.read(listed.value).length, 'model')} available.`)
      if (listed.failure.kind !== 'bad-content') return listed
      return failedTrial(
        `No list of models found at ${access.baseUrl}/models. The URL must be the root of the API, often ending in /v1.`,
        'bad-content',
      )
    },
  },
}
