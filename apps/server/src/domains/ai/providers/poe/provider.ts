import { complete } from '../protocols/openai/stream-completion.ts'
import { listModels } from '../protocols/openai/models.ts'
import type { TextAccess, TextProvider } from '../text-provider.ts'

/** Entries of the interface by the name of their bot; every other name is passed on as it is. */
const botNames: Readonly<Record<string, string>> = { 'Poe Assistant': 'Assistant' }

/** Poe's API at https://api.poe.com/v1 speaks OpenAI's protocol; a model is the name of a bot. */
export const poe = (access: TextAccess): TextProvider => ({
  complete: (call) => complete(access, 'Poe', { ...call, model: botNames[call.model] ?? call.model }),
  models: (signal) => listModels(access, 'Poe', signal),
})
