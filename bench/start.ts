import { setTimeout as delay } from 'node:timers/promises'
import { startEmbedded } from '@web2/server/src/platform/db/embedded/start-embedded.ts'
import { createPlace, type TestInstallation } from '@web2/server/src/testing/processes/product-process.ts'
import { median } from './figures.ts'
import { table, type Row } from './row.ts'
import { furnish, load, lookAt } from './soak-scene.ts'

const starts = 5
const barSeconds = 1.5
const barMegabytes = 350
const loadSeconds = 30

const inSeconds = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now()
  await work()
  return (performance.now() - begun) / 1_000
}

/** Sends requests until the server responds; refused connections mean that it does not listen yet. */
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

const startOfProduct = async (place: TestInstallation): Promise<number> => {
  let running: ReturnType<TestInstallation['start']> | undefined
  const seconds = await inSeconds(async () => {
    running = place.start()
    await firstAnswer(place.url)
  })
  await running?.kill('SIGTERM')
  return seconds
}

/** From the start of the process to its first answer, once there are tables; and what it holds under load. */
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
    const product = place.start()
    await product.ready
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
