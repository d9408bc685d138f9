import type { TextProvider } from './text-generator.ts'

export const textProviderLabels: Readonly<Record<TextProvider, string>> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  gemini: 'Google Gemini',
  mistral: 'Mistral',
  xai: 'xAI',
  deepseek: 'DeepSeek',
  openrouter: 'OpenRouter',
  azure: 'Azure OpenAI',
  bedrock: 'Amazon Bedrock',
  poe: 'Poe',
  ollama: 'Ollama',
  'openai-compatible': 'OpenAI-compatible endpoint',
}

interface TextModel {
  /** Model id used by the provider. */
  readonly id: string
  readonly label: string
}

const named = (...ids: readonly string[]): readonly TextModel[] => ids.map((id) => ({ id, label: id }))

/**
 * Models offered in the UI before a service has listed its own; a service may support others. Those of OpenAI and Poe
 * keep their old names, which lead to today's models (`used-writer.ts`). Azure names its deployments, Ollama and other
 * endpoints have models of their own.
 */
export const textModels: Readonly<Record<TextProvider, readonly TextModel[]>> = {
  openai: [
    { id: 'gpt-4', label: 'GPT-4 (gpt-4)' },
    { id: 'gpt-4o', label: 'ChatGPT 4o' },
    { id: 'chatgpt-4', label: 'ChatGPT 4' },
    { id: 'chatgpt', label: 'ChatGPT Turbo 3.5' },
    { id: 'davinci', label: 'DaVinci 3' },
    ...named('gpt-6.2-sol', 'gpt-6.1-sol', 'gpt-6.1-terra', 'gpt-6-luna'),
  ],
  anthropic: named('claude-opus-5-5', 'claude-sonnet-5-5', 'claude-haiku-5-5'),
  gemini: named('gemini-4-argon', 'gemini-4-hydrogen', 'gemini-3.8-flash', 'gemini-3.5-flash-lite'),
  mistral: named('mistral-large-4', 'mistral-medium-3.5'),
  xai: named('grok-4.7', 'grok-4.3'),
  deepseek: named('deepseek-flash', 'deepseek-v4-pro'),
  openrouter: [],
  azure: [],
  bedrock: [],
  poe: named(
    'GPT-4',
    'GPT-3.5-Turbo',
    'GPT-3.5-Turbo-Instruct',
    'ChatGPT',
    'Claude-2-100k',
    'Claude-instant',
    'Claude-instant-100k',
    'Poe Assistant',
  ),
  ollama: [],
  'openai-compatible': [],
}

/** Model of a new step. */
export const defaultTextGenerator = { name: 'openai', params: { model: 'gpt-4' } } as const

/** Model that a text provider offers for the account's key. */
export interface OfferedModel {
  readonly id: string
  /** Tokens that a request and its answer may have together, where the service tells it. */
  readonly contextTokens?: number
  /** Day on which the service switches it off, e.g. 2027-01-14. */
  readonly shutdownOn?: string
}
