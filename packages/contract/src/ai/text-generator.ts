import { Type, type Static } from 'typebox'
import { text } from '../core/record.ts'

/** Text providers, by name, in the order in which they are offered. */
export const textProviders = [
  'openai',
  'anthropic',
  'gemini',
  'mistral',
  'xai',
  'deepseek',
  'openrouter',
  'azure',
  'bedrock',
  'poe',
  'ollama',
  'openai-compatible',
] as const
export type TextProvider = (typeof textProviders)[number]
export const TextProviderName = Type.Enum(textProviders)

/** Provider and model that generate a text. */
export const TextGenerator = Type.Object(
  {
    name: Type.Enum(textProviders),
    params: Type.Object({ model: text(120, 1) }, { additionalProperties: false }),
  },
  { additionalProperties: false },
)
export type TextGenerator = Static<typeof TextGenerator>
