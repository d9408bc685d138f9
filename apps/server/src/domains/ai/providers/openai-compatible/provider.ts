import { complete } from '../protocols/openai/stream-completion.ts'
import { listModels } from '../protocols/openai/models.ts'
import type { TextAccess, TextProvider } from '../text-provider.ts'

/** A service of one's own, or any other that speaks OpenAI's protocol; it is named by its host in messages. */
export const openAiCompatible = (access: TextAccess): TextProvider => {
  const { host } = new URL(access.baseUrl)
  return {
    complete: (call) => complete(access, host, call),
    models: (signal) => listModels(access, host, signal),
  }
}
