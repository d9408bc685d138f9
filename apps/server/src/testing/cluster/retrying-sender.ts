import { setTimeout as delay } from 'node:timers/promises'
import { call } from '../worlds/start-api.ts'

/** Ms before a client without a response tries again. */
const rest = 100

/** Sends while instances and databases come and go, and counts requests without a response. */
export const troubledSender = (url: string, token: string) => {
  let refused = 0
  return {
    refused: () => refused,
    /**
     * Returns the response body. Returns undefined without a response, for a temporary failure (the change
     * may be stored anyway), or for a `harmless` status. Throws for any other response, which is a bug.
     */
    send: async (method: string, path: string, body: object, harmless: readonly number[] = []) => {
      try {
        const answer = await call({ url }, method, path, { token, body })
        if (answer.status < 300) return answer.body
        if (answer.status !== 503 && !harmless.includes(answer.status))
          throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`)
      } catch (error) {
        if (!(error instanceof TypeError)) throw error
      }
      refused += 1
      await delay(rest)
      return undefined
    },
  }
}
