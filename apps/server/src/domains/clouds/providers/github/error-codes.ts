import type { ServiceFailure } from '../../../../platform/outbound/outcome.ts'
import type { Refusal } from '../protocols/http/json-api.ts'
import { sentenceIn, vendorFailure } from '../protocols/http/vendor-error.ts'
import { retryAfterOf } from '../../../../platform/outbound/retry-after.ts'

/** Minimum wait in ms for a secondary limit without a time, per GitHub's documentation. */
const usualWait = 60_000
const longest = 600_000

const waitOf = ({ headers }: Refusal, now: number): number => {
  const asked = retryAfterOf(headers['retry-after'], now)
  if (asked !== undefined) return asked
  const reset = Number(headers['x-ratelimit-reset']) * 1_000 - now
  if (headers['x-ratelimit-remaining'] === '0' && Number.isFinite(reset))
    return Math.min(Math.max(reset, 1_000), longest)
  return usualWait
}

const isRateLimit = ({ status, headers, text }: Refusal): boolean =>
  (status === 403 || status === 429) &&
  (headers['retry-after'] !== undefined ||
    headers['x-ratelimit-remaining'] === '0' ||
    /rate limit/i.test(sentenceIn(text)))

/** Classifies GitHub's refusals, {message, errors, documentation_url}; rate limits answer 403 or 429. */
export const githubFailure = (refusal: Refusal): ServiceFailure => {
  if (isRateLimit(refusal))
    return {
      kind: 'rate-limited',
      message: 'GitHub is rate-limiting requests. We’ll retry automatically.',
      retryAfter: waitOf(refusal, Date.now()),
    }
  if (refusal.status === 401)
    return {
      kind: 'auth-dead',
      message: 'GitHub rejected this token, which may have expired. Enter a new one under Cloud accounts.',
    }
  if (refusal.status === 403) {
    const needed = refusal.headers['x-accepted-github-permissions']
    const what = needed ? `It needs: ${needed}.` : `GitHub says: “${sentenceIn(refusal.text).slice(0, 200)}”.`
    return { kind: 'auth-dead', message: `The GitHub token lacks a permission. ${what}` }
  }
  return vendorFailure('GitHub', refusal)
}

export const repositoryGone = (name: string): ServiceFailure => ({
  kind: 'bad-content',
  message: `The repository “${name}” does not exist, or the GitHub token can’t access it. Create it, choose another one, or grant the token access.`,
})
