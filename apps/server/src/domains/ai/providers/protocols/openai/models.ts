import { done, type Outcome } from '../../../../../platform/outbound/outcome.ts'
import type { LiveModel, TextAccess } from '../../text-provider.ts'
import { openAiClient } from './client.ts'
import { failureOf } from './error-codes.ts'

const patience = 20_000
/** Longest list of models that is accepted. */
const mostModels = 2_000

/** Lists the ids of the models the key may use (GET /models). */
export const listModels = async (
  access: TextAccess,
  service: string,
  signal: AbortSignal,
): Promise<Outcome<readonly LiveModel[]>> => {
  try {
    const { data } = await openAiClient(access, patience).models.list({ signal })
    const ids = (Array.isArray(data) ? data : []).flatMap(({ id }) => (typeof id === 'string' ? [id] : []))
    return done(
      [...new Set(ids)]
        .sort()
        .slice(0, mostModels)
        .map((id) => ({ id })),
    )
  } catch (error) {
    return failureOf(error, service, Date.now())
  }
}
