import { describe, expect, it } from 'vitest'
import { badMoods, startBadNetwork, type BadMood } from './bad-network.ts'

/** What became of one call. */
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
  /** One call of each kind, to the address where the network misbehaves. */
  readonly calls: Readonly<Record<string, (base: string) => Promise<Ended>>>
  /** Whether a network of this mood is nothing to this call: it takes any bytes, or waits longer than a test should. */
  readonly skips: (name: string, mood: BadMood) => boolean
  /** The other side speaks first. */
  readonly greets?: boolean
}

/** Moods in which nothing comes to an end by itself. */
export const endless: ReadonlySet<BadMood> = new Set(['silent', 'dripping'])

const kinds = /^(auth-dead|rate-limited|retryable|bad-content|unknown)$/
/** What only programmers say. */
const rawError = /E[A-Z]{5,}|undefined|\[object|at .*:\d+:\d+|in JSON|Unexpected token|socket|undici/

/** Each call ends within the bound it was given, with a failure that is classified and told in a sentence. */
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
          expect(answer.message).toMatch(/^[A-Z0-9“].*\.$/s)
          expect(answer.message).not.toMatch(rawError)
        } finally {
          await network.stop()
        }
      },
      20_000,
    )
  })
}
