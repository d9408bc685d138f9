import { done, type Outcome } from '../../../../platform/outbound/outcome.ts'
import { tryModels, tryOneWord } from '../protocols/openai/try-key.ts'
import type { TextAccess } from '../text-provider.ts'
import { openAi } from './provider.ts'

/** Models whose test calls cost next to nothing, cheapest first. */
const cheap = ['gpt-4.1-nano', 'gpt-4o-mini', 'gpt-3.5-turbo', 'gpt-4o', 'gpt-4']

/**
 * Tests an OpenAI key through its list of models and a one-word completion. Returns a message for the user.
 */
export const tryOpenAiKey = async (access: TextAccess, signal: AbortSignal): Promise<Outcome<string>> => {
  const provider = openAi(access)
  const tried = await tryModels(provider, signal)
  if (!tried.ok) return tried
  const { models, sentence } = tried.value
  const model = cheap.find((id) => models.includes(id))
  if (model === undefined) return done(sentence)
  const word = await tryOneWord(provider, model, signal)
  return word.ok ? done(sentence) : word
}
