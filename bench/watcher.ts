import { setTimeout as delay } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

/** URL of the watched server, with the access token of the watching account. */
export interface Watched {
  readonly url: string
  readonly token: string
}

/** Milliseconds between two requests. */
const pause = 10

const { url, token } = workerData as Watched
let longest = 0
parentPort?.on('message', () => {
  parentPort?.postMessage(longest)
  longest = 0
})

for (;;) {
  const asked = performance.now()
  const answer = await fetch(`${url}/api/naps?$limit=1`, { headers: { authorization: `Bearer ${token}` } })
  await answer.text()
  if (!answer.ok) throw new Error(`The other caller was answered ${answer.status}.`)
  longest = Math.max(longest, performance.now() - asked)
  await delay(pause)
}
