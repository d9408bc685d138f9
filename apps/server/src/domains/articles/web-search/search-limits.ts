import type { ServiceFailure } from '../../../platform/outbound/outcome.ts'
import { tooFast } from '../../../platform/outbound/service-error.ts'

const day = 86_400

/** Returns the numbers of a header such as '1, 1419704'. */
const numbersIn = (header = ''): readonly number[] =>
  header
    .split(',')
    .map((each) => Number.parseInt(each, 10))
    .filter(Number.isFinite)

/**
 * Explains a search refused for its plan's limits. Brave Search names no Retry-After: its headers list what remains in
 * each window, such as a second and a month, and the seconds until the window ends.
 */
export const searchesUsedUp = (
  service: string,
  headers: Readonly<Record<string, string>>,
): ServiceFailure => {
  const remaining = numbersIn(headers['x-ratelimit-remaining'])
  const used = numbersIn(headers['x-ratelimit-reset']).filter((_, window) => !((remaining[window] ?? 0) > 0))
  if (used.length === 0) return tooFast(service, headers, Date.now())
  const seconds = Math.max(...used)
  if (seconds < day) return tooFast(service, { 'retry-after': String(seconds) }, Date.now())
  const days = Math.ceil(seconds / day)
  return {
    kind: 'rate-limited',
    message:
      `Your ${service} plan has no searches left. ` +
      `Upgrade it, or try again in ${days === 1 ? '1 day' : `${days} days`}.`,
    retryAfter: seconds * 1_000,
  }
}
