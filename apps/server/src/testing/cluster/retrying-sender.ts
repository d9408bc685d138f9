import { setTimeout as delay } from 'node:timers/promises'
import { call } from '../worlds/start-api.ts'

/** Milliseconds before somebody who was not answered tries anything else. */
const rest = 100

/** Sends while nodes and databases come and go, and counts what was not answered. */
export const troubledSender = (url: string, token: string) => {
  let refused = 0
  return {
    refused: () => refused,
    /**
     * The answer's body; undefined: no answer, one that it could not be done now (it may have been done all the same),
     * or one of `harmless`. Any other answer is a fault of the product and thrown.
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
