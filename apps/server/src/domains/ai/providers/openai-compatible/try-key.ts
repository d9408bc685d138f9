import { done, type Outcome } from '../../../../platform/outbound/outcome.ts'
import { failed } from '../text-failure.ts'
import { tryModels } from '../protocols/openai/try-key.ts'
import type { TextAccess } from '../text-provider.ts'
import { openAiCompatible } from './provider.ts'

/** Tests an endpoint through its list of models. Generates no text, since its operator may charge for it. */
export const tryEndpoint = async (access: TextAccess, signal: AbortSignal): Promise<Outcome<string>> => {
  const tried = await tryModels(openAiCompatible(access), signal)
  if (tried.ok)
    return done(tried.value.sentence.replace('The key works for', 'The endpoint answers and offers'))
  if (tried.failure.kind !== 'bad-content') return tried
  return failed(
    'bad-content',
    `There is no list of models at ${access.baseUrl}/models. The address must end where the API begins, often with /v1.`,
  )
}
