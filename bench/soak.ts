import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import autocannon from 'autocannon'
import { createPlace, type Place } from '@web2/server/src/testing/product-process.ts'
import { median } from './figures.ts'
import { table, type Row } from './row.ts'
import { startVisitors } from './soak-visitors.ts'

const connections = 8
/** Milliseconds between two looks at the process. */
const every = 2_000
const listings = 500

/** Minutes of load: `npm run bench -- soak --minutes=10`; an hour without. */
const minutes = (): number => {
  const option = process.argv.find((each) => each.startsWith('--minutes='))
  const asked = Number(option?.slice('--minutes='.length) ?? 60)
  if (!(asked > 0)) throw new Error('--minutes takes a number above 0.')
  return asked
}

interface Look {
  /** Megabytes the process holds in memory. */
  readonly memory: number
  /** Files, sockets and pipes that it has open. */
  readonly handles: number
}

const lookAt = async (pid: number): Promise<Look> => {
  const [status, open] = await Promise.all([
    readFile(`/proc/${pid}/status`, 'utf8'),
    readdir(`/proc/${pid}/fd`),
  ])
  return { memory: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024, handles: open.length }
}

const post = async (place: Place, path: string, body: object, token?: string) => {
  const answer = await fetch(place.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer.json() as Promise<{ _id: string; accessToken: string }>
}

/** Somebody with listings, on whom the load works. */
const furnish = async (place: Place): Promise<{ token: string; id: string }> => {
  const ada = { email: 'ada@example.com', password: 'a path through the garden' }
  await post(place, '/api/users', { name: 'Ada', ...ada })
  const { accessToken: token } = await post(place, '/api/authentication', { strategy: 'local', ...ada })
  let id = ''
  for (let made = 0; made < listings; made += 1) {
    const listing = { businessName: `Garden ${made}`, address1: '1 Elm St', phone: '555 0100' }
    id = (await post(place, '/api/naps', listing, token))._id
  }
  return { token, id }
}

const load = (place: Place, { token, id }: { token: string; id: string }, seconds: number, rate?: number) =>
  autocannon({
    url: place.url,
    connections,
    duration: seconds,
    ...(rate && { overallRate: rate }),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    requests: [
      { method: 'GET', path: '/api/naps?$sort[createdAt]=-1&$limit=20' },
      { method: 'GET', path: `/api/naps/${id}` },
      { method: 'PATCH', path: `/api/naps/${id}`, body: '{"phone":"555 0199"}' },
    ],
  })

/** Looks at the process until it is told to stop. */
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
    const capacity = (await load(place, scene, 15)).requests.average
    const end = new AbortController()
    const looks = watch(product.pid, end.signal)
    const visitors = startVisitors(place.url, scene.token, end.signal)
    const result = await load(place, scene, Math.round(length * 60), Math.floor(capacity / 2))
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
        bar: '≥ 0.95, none failed',
        met: failed === 0 && served / (capacity / 2) >= 0.95,
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
