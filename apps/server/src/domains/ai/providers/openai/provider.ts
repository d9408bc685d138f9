import { complete } from '../protocols/openai/stream-completion.ts'
import { listModels } from '../protocols/openai/models.ts'
import type { TextAccess, TextProvider } from '../text-provider.ts'

/** Model names of the UI mapped to those of OpenAI's API; other names pass through unchanged. */
const apiNames: Readonly<Record<string, string>> = {
  'chatgpt-4': 'gpt-4',
  chatgpt: 'gpt-3.5-turbo',
  davinci: 'davinci-002',
}

export const openAi = (access: TextAccess): TextProvider => ({
  complete: (call) => complete(access, 'OpenAI', { ...call, model: apiNames[call.model] ?? call.model }),
  models: (signal) => listModels(access, 'OpenAI', signal),
})
