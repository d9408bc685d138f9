import { describe, expect, it } from 'vitest'
import { badMoods, startBadNetwork, type BadMood } from './bad-network.ts'

/** Result of one call. */
export interface Ended {
  readonly ok: boolean
  readonly kind: string
  readonly message: string
}

type Outcome =
  { readonly ok: true } | { readonly ok: false; readonly failure: { kind: string; message: string } }

export const ended = (outcome: Outcome): Ended =>
  outcome.ok ? { ok: true, kind: '', message: '' } : { ok: false, ...outcome.failure }

export interface BadCalls {
  /** One call of each kind to the misbehaving network's URL. */
  readonly calls: Readonly<Record<string, (base: string) => Promise<Ended>>>
  /**
   * Returns whether a network of this mood doesn't affect the call: it accepts any bytes, or has a longer
   * timeout than a test should wait for.
   */
  readonly skips: (name: string, mood: BadMood) => boolean
  /** The server speaks first. */
  readonly greets?: boolean
}

/** Moods in which the exchange never ends. */
export const endless: ReadonlySet<BadMood> = new Set(['silent', 'dripping'])

const kinds = /^(auth-dead|rate-limited|retryable|bad-content|unknown)$/
/** Matches text that only developers understand. */
const rawError = /E[A-Z]{5,}|undefined|\[object|at .*:\d+:\d+|in JSON|Unexpected token|socket|undici/

/** Checks that each call ends within its time limit, with a classified failure and a readable message. */
export const testBadNetworkHandling = ({ calls, skips, greets = false }: BadCalls): void => {
  const askedIn = (mood: BadMood) => Object.entries(calls).filter(([name]) => !skips(name, mood))
  const moods = (Object.keys(badMoods) as BadMood[]).filter((mood) => askedIn(mood).length > 0)
  describe.each(moods)('a network that is %s', (mood) => {
    it.each(askedIn(mood))(
      '%s',
      async (_name, ask) => {
        const network = await startBadNetwork(mood, { greets })
        try {
          const answer = await ask(network.url)
          expect(answer).toMatchObject({ ok: false, kind: expect.stringMatching(kinds) })
          // a sentence, which may begin with the name of a service
          expect(answer.message).toMatch(/^(?:[A-Z0-9“]|xAI ).*\.$/s)
          expect(answer.message).not.toMatch(rawError)
        } finally {
          await network.stop()
        }
      },
      20_000,
    )
  })
}
