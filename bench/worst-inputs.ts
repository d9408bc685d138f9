import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { createPlace } from '@web2/server/src/testing/processes/product-process.ts'
import { table, type Row } from './row.ts'
import type { Watched } from './watcher.ts'
import { callersAt } from './worst-caller.ts'
import { doorsOf } from './worst-doors.ts'
import { feeds, serveFeeds } from './worst-feeds.ts'
import { feedDoor } from './worst-files.ts'

const barMilliseconds = 200
const quiet = 1_000
/** Ms that work begun by a request, such as a feed check, may continue after its response. */
const aftermath = 500

/** Another caller, in a thread of its own so that building and sending bodies does not hold it up. */
const startWatcher = (watched: Watched) => {
  const worker = new Worker(new URL('watcher.ts', import.meta.url), { workerData: watched })
  const failed = once(worker, 'error').then(([error]: unknown[]) => Promise.reject(error as Error))
  failed.catch(() => undefined)
  return {
    /** The longest wait in milliseconds since this was asked last. */
    longestWait: async (): Promise<number> => {
      worker.postMessage('how long')
      const [longest] = (await Promise.race([once(worker, 'message'), failed])) as [number]
      return longest
    },
    stop: () => worker.terminate(),
  }
}

/** Each door with its worst input, while another account asks for one listing every 10 ms. */
export const run = async (): Promise<Row[]> => {
  const place = await createPlace()
  const served = await serveFeeds()
  try {
    await place.start({ EGRESS_ALLOW: served.hostPort }).ready
    const { other, attacker } = await callersAt(place.url)
    const watcher = startWatcher({ url: place.url, token: other })
    try {
      // the first calls of a process compile what all later ones use
      await delay(2 * quiet)
      await watcher.longestWait()
      await delay(quiet)
      const floor = await watcher.longestWait()
      const rows: Row[] = []
      // to look at some doors alone: a pattern that their names fit
      const only = process.env.WORST_INPUTS
      const ofFeeds = Object.keys(feeds).map((name) => feedDoor(attacker, name, served.urlOf(name)))
      for (const { name, prepare } of [...doorsOf(attacker), ...ofFeeds]) {
        if (only !== undefined && !new RegExp(only).test(name)) continue
        const send = await prepare()
        await delay(100)
        await watcher.longestWait()
        const begun = performance.now()
        const answer = await send().catch((error: unknown) => `cut off (${String(error)})`)
        const took = performance.now() - begun
        await delay(aftermath)
        const ours = await watcher.longestWait()
        console.log(
          `${name}: ${answer} in ${Math.round(took)} ms, ${Math.round(ours)} ms for the other caller`,
        )
        rows.push({
          name,
          ours,
          floor,
          unit: 'ms',
          ratio: ours / floor,
          bar: `≤ ${barMilliseconds} ms`,
          met: ours <= barMilliseconds,
        })
      }
      return rows
    } finally {
      await watcher.stop()
    }
  } finally {
    served.stop()
    await place.clear()
  }
}

if (import.meta.main) console.log(table(await run()))
