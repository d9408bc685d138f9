import { done, type Outcome } from '../../../../platform/outbound/outcome.ts'
import { failed } from '../text-failure.ts'
import { callSiblingEndpoint, counted } from '../protocols/openai/try-key.ts'
import type { TextAccess } from '../text-provider.ts'

/**
 * Tests a key with Poe's Usage API (creator.poe.com/api-reference/getCurrentBalance), which is next to /v1.
 * The list of models needs no key, so it proves nothing.
 */
export const tryPoeKey = async (access: TextAccess, signal: AbortSignal): Promise<Outcome<string>> => {
  const root = { ...access, baseUrl: access.baseUrl.replace(/\/v1$/, '') }
  const asked = await callSiblingEndpoint(root, '/usage/current_balance', 'Poe', signal)
  if (!asked.ok) return asked
  const points = (asked.value as { current_point_balance?: unknown } | null)?.current_point_balance
  if (typeof points !== 'number') return done('The key works.')
  if (points <= 0)
    return failed(
      'auth-dead',
      'The key works, but your Poe account has no points left. Add points on Poe first.',
    )
  return done(`The key works. Your account has ${counted(points, 'point')} left.`)
}
