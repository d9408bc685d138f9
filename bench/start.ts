import { setTimeout as delay } from 'node:timers/promises'
import { startEmbedded } from '@web2/server/src/platform/db/embedded/start-embedded.ts'
import { createPlace, type TestInstallation } from '@web2/server/src/testing/processes/product-process.ts'
import { median } from './figures.ts'
import { table, type Row } from './row.ts'
import { furnish, load, lookAt } from './soak-scene.ts'

const starts = 5
const barSeconds = 0.9
const barSecondsWithDatabase = 0.6
/** Milliseconds after which a started product counts as idle. */
const settled = 5_000
const barIdle = 180
const barMegabytes = 350
const loadSeconds = 30

const inSeconds = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now()
  await work()
  return (performance.now() - begun) / 1_000
}

/** Polls until the server answers; refused connections mean that it is not listening yet. */
const firstAnswer = async (url: string): Promise<void> => {
  for (;;) {
    const answer = await fetch(`${url}/api/version`).catch(() => undefined)
    if (answer?.ok) return
    await delay(5)
  }
}

const startOfDatabase = async (place: TestInstallation): Promise<number> => {
  let stop: (() => Promise<void>) | undefined
  const seconds = await inSeconds(async () => {
    stop = (await startEmbedded({ dataDir: place.dataDir, log: () => undefined })).stop
  })
  await stop?.()
  return seconds
}

const startOfProduct = async (place: TestInstallation, environment = {}): Promise<number> => {
  let running: ReturnType<TestInstallation['start']> | undefined
  const seconds = await inSeconds(async () => {
    running = place.start(environment)
    await firstAnswer(place.url)
  })
  await running?.kill('SIGTERM')
  return seconds
}

/** Returns the seconds of starts with a PostgreSQL that runs already. */
const startsWithDatabase = async (place: TestInstallation): Promise<number[]> => {
  const database = await startEmbedded({ dataDir: place.dataDir, log: () => undefined })
  const seconds: number[] = []
  for (let turn = 0; turn < starts; turn += 1)
    seconds.push(await startOfProduct(place, { DATABASE_URL: database.url }))
  await database.stop()
  return seconds
}

/**
 * Measures the time from process start to the first answer, once tables exist, and the resources used under
 * load.
 */
export const run = async (): Promise<Row[]> => {
  if (process.platform !== 'linux')
    throw new Error('What a process holds is read from /proc, which only Linux has.')
  const place = await createPlace()
  try {
    const first = place.start()
    await first.ready
    const scene = await furnish(place)
    await first.kill('SIGTERM')
    const ours: number[] = []
    const floor: number[] = []
    for (let turn = 0; turn < starts; turn += 1) {
      floor.push(await startOfDatabase(place))
      ours.push(await startOfProduct(place))
    }
    const external = median(await startsWithDatabase(place))
    const product = place.start()
    await product.ready
    await delay(settled)
    const idle = (await lookAt(product.pid)).memory
    await load(place.url, scene, loadSeconds)
    const { peak } = await lookAt(product.pid)
    return [
      {
        name: 'second start to first answer, beside its PostgreSQL alone',
        ours: median(ours),
        floor: median(floor),
        unit: 's',
        ratio: median(ours) / median(floor),
        bar: `≤ ${barSeconds} s`,
        met: median(ours) <= barSeconds,
      },
      {
        name: 'the same with a PostgreSQL that runs already',
        ours: external,
        floor: barSecondsWithDatabase,
        unit: 's',
        ratio: external / barSecondsWithDatabase,
        bar: `≤ ${barSecondsWithDatabase} s`,
        met: external <= barSecondsWithDatabase,
      },
      {
        name: 'memory of the idle server, without PostgreSQL',
        ours: idle,
        floor: barIdle,
        unit: 'MB',
        ratio: idle / barIdle,
        bar: `≤ ${barIdle} MB`,
        met: idle <= barIdle,
      },
      {
        name: `most memory in ${loadSeconds} s of full load, without PostgreSQL, beside idle`,
        ours: peak,
        floor: idle,
        unit: 'MB',
        ratio: peak / idle,
        bar: `≤ ${barMegabytes} MB`,
        met: peak <= barMegabytes,
      },
    ]
  } finally {
    await place.clear()
  }
}

if (import.meta.main) console.log(table(await run()))
