import type { TextProvider } from './text-generator.ts'

/** Service of the settings that each text provider belongs to. */
export const textServiceOf = {
  openai: 'openAi',
  anthropic: 'anthropic',
  gemini: 'gemini',
  mistral: 'mistral',
  xai: 'xAi',
  deepseek: 'deepSeek',
  openrouter: 'openRouter',
  azure: 'azureOpenAi',
  bedrock: 'bedrock',
  poe: 'poeAI',
  ollama: 'ollama',
  'openai-compatible': 'openAiCompatible',
} as const satisfies Readonly<Record<TextProvider, string>>
export type TextService = (typeof textServiceOf)[TextProvider]

/** Field of a text service that is stored in the clear and needed, in addition to its key or instead. */
export const textServiceFields: Readonly<Partial<Record<TextService, 'baseUrl' | 'region'>>> = {
  azureOpenAi: 'baseUrl',
  bedrock: 'region',
  ollama: 'baseUrl',
  openAiCompatible: 'baseUrl',
}
