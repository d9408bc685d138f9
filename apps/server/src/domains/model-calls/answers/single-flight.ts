import type { Outcome } from '../../../platform/outbound/outcome.ts'
import type { ModelAnswer } from '../model-question.ts'

type Flight = Promise<Outcome<ModelAnswer>>

/** Questions of this process that are being asked, by the key of their answer. */
export const createFlights = () => {
  const flights = new Map<string, Flight>()
  return {
    /**
     * Asks, or waits for the equal question that is being asked. `leads` is true for the one that asked. A follower gets
     * no answer that was stopped, because only the other's answer was no longer wanted.
     */
    join: async (
      key: string,
      ask: () => Flight,
    ): Promise<{ leads: boolean; outcome: Outcome<ModelAnswer> }> => {
      for (;;) {
        const running = flights.get(key)
        if (!running) break
        const outcome = await running.catch(() => undefined)
        if (outcome && !(outcome.ok && outcome.value.end === 'stopped')) return { leads: false, outcome }
      }
      const flight = ask().finally(() => flights.delete(key))
      flights.set(key, flight)
      return { leads: true, outcome: await flight }
    },
  }
}
