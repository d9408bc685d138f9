import { done, type Outcome } from '../../../../platform/outbound/outcome.ts'
import { failed } from '../text-failure.ts'
import { tryModels } from '../protocols/openai/try-key.ts'
import type { TextAccess } from '../text-provider.ts'
import { openAiCompatible } from './provider.ts'

/** Tests an endpoint through its list of models. Generates no text, since its operator may charge for it. */
export const tryEndpoint = async (access: TextAccess, signal: AbortSignal): Promise<Outcome<string>> => {
  const tried = await tryModels(openAiCompatible(access), signal)
  if (tried.ok) return done(tried.value.sentence.replace('The key works', 'Connected'))
  if (tried.failure.kind !== 'bad-content') return tried
  return failed(
    'bad-content',
    `No list of models found at ${access.baseUrl}/models. The URL must be the root of the API, often ending in /v1.`,
  )
}
