import { setTimeout as delay } from 'node:timers/promises'
import { createPlace } from '@web2/server/src/testing/processes/product-process.ts'
import { median } from './figures.ts'
import { table, type Row } from './row.ts'
import { furnish, load, lookAt, type Look } from './soak-scene.ts'
import { startVisitors } from './soak-visitors.ts'

/** Interval between two measurements of the process, in ms. */
const every = 2_000

/** Minutes of load: `npm run bench -- soak --minutes=10`; an hour without. */
const minutes = (): number => {
  const option = process.argv.find((each) => each.startsWith('--minutes='))
  const asked = Number(option?.slice('--minutes='.length) ?? 60)
  if (!(asked > 0)) throw new Error('--minutes takes a number above 0.')
  return asked
}

/** Measures the process until it is stopped. */
const watch = async (pid: number, stop: AbortSignal): Promise<Look[]> => {
  const looks: Look[] = []
  while (!stop.aborted) {
    await delay(every)
    looks.push(await lookAt(pid))
  }
  return looks
}

const flat = (name: string, unit: string, figures: readonly number[]): Row => {
  const quarter = Math.max(1, Math.floor(figures.length / 4))
  const [floor, ours] = [median(figures.slice(0, quarter)), median(figures.slice(-quarter))]
  const ratio = ours / floor
  return { name, ours, floor, unit, ratio, bar: '≤ 1.1', met: ratio <= 1.1 }
}

/** The product at half of what it can do, for long: its last quarter beside its first. */
export const run = async (): Promise<Row[]> => {
  if (process.platform !== 'linux') throw new Error('The soak reads /proc, which only Linux has.')
  const length = minutes()
  const place = await createPlace()
  try {
    const product = place.start()
    await product.ready
    const scene = await furnish(place)
    const capacity = (await load(place.url, scene, 15)).requests.average
    const end = new AbortController()
    const looks = watch(product.pid, end.signal)
    const visitors = startVisitors(place.url, scene.token, end.signal)
    const result = await load(place.url, scene, Math.round(length * 60), Math.floor(capacity / 2))
    end.abort()
    const seen = await looks
    const [visits, articles, publications] = await visitors
    console.log(`Beside it: ${visits} browsers, ${articles} articles, ${publications} publications.`)
    const served = result.requests.average
    const failed = result.errors + result.timeouts + result.non2xx
    return [
      {
        name: `soak of ${length} min: requests served, of half the capacity`,
        ours: served,
        floor: capacity / 2,
        unit: 'requests/s',
        ratio: served / (capacity / 2),
        bar: '≥ 0.95',
        met: served / (capacity / 2) >= 0.95,
      },
      {
        name: 'soak: requests that failed, of all',
        ours: failed,
        floor: result.requests.total,
        unit: 'requests',
        ratio: failed / result.requests.total,
        bar: 'none',
        met: failed === 0,
      },
      flat(
        'soak: memory, last quarter beside the first',
        'MB',
        seen.map(({ memory }) => memory),
      ),
      flat(
        'soak: open handles, last quarter beside the first',
        'handles',
        seen.map(({ handles }) => handles),
      ),
    ]
  } finally {
    await place.clear()
  }
}

if (import.meta.main) console.log(table(await run()))
