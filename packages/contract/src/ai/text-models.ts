import type { TextProvider } from './text-generator.ts'

export const textProviderLabels: Readonly<Record<TextProvider, string>> = {
  openai: 'OpenAI',
  poe: 'Poe',
  'openai-compatible': 'OpenAI-compatible endpoint',
}

interface TextModel {
  /** Model id used by the provider. */
  readonly id: string
  readonly label: string
}

const named = (...ids: readonly string[]): readonly TextModel[] => ids.map((id) => ({ id, label: id }))

/** Models offered in the UI; a provider may support others. */
export const textModels: Readonly<Record<TextProvider, readonly TextModel[]>> = {
  openai: [
    { id: 'gpt-4', label: 'GPT-4 (gpt-4)' },
    { id: 'gpt-4o', label: 'ChatGPT 4o' },
    { id: 'chatgpt-4', label: 'ChatGPT 4' },
    { id: 'chatgpt', label: 'ChatGPT Turbo 3.5' },
    { id: 'davinci', label: 'DaVinci 3' },
  ],
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
  'openai-compatible': [],
}

/** Model of a new step. */
export const defaultTextGenerator = { name: 'openai', params: { model: 'gpt-4' } } as const

/** Model that a text provider offers for the account's key. */
export interface OfferedModel {
  readonly id: string
}
