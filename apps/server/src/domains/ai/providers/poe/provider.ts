import { complete } from '../protocols/openai/stream-completion.ts'
import { listModels } from '../protocols/openai/models.ts'
import type { TextAccess, TextProvider } from '../text-provider.ts'

/** Model names of the UI mapped to bot names; other names pass through unchanged. */
const botNames: Readonly<Record<string, string>> = { 'Poe Assistant': 'Assistant' }

/**
 * Adapter for Poe's API at https://api.poe.com/v1, which speaks OpenAI's protocol; a model is the name of a
 * bot.
 */
export const poe = (access: TextAccess): TextProvider => ({
  complete: (call) => complete(access, 'Poe', { ...call, model: botNames[call.model] ?? call.model }),
  models: (signal) => listModels(access, 'Poe', signal),
})
