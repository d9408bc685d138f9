import { complete } from '../protocols/openai/stream-completion.ts'
import { listModels } from '../protocols/openai/models.ts'
import type { TextAccess, TextProvider } from '../text-provider.ts'

/**
 * Adapter for any endpoint that speaks OpenAI's protocol, e.g. a self-hosted one. Messages name it by its
 * host.
 */
export const openAiCompatible = (access: TextAccess): TextProvider => {
  const { host } = new URL(access.baseUrl)
  return {
    complete: (call) => complete(access, host, call),
    models: (signal) => listModels(access, host, signal),
  }
}
