import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPlace, type TestInstallation, type Running } from '../processes/product-process.ts'
import { startBalancer } from './balancer.ts'

export interface Cluster {
  /** URL of the product, in front of all web instances. */
  readonly url: string
  /** URLs of the single web instances. */
  readonly webUrls: readonly string[]
  readonly sitesUrl: string
  /** URLs of the built-in host at each web instance. */
  readonly sitesUrls: readonly string[]
  readonly sitesPort: number
  readonly dataDir: string
  /** Number of instances; the web instances come first. */
  readonly size: number
  /** Kills an instance as a power failure does, and restarts it. Resolves once it is ready. */
  crash(node: number): Promise<void>
  /** Output of the instances so far. */
  output(): string
  stop(): Promise<void>
}

export const clusterSecret = 'the secret of a cluster of tests, 32 long'

/**
 * Starts two web instances behind a balancer and two workers on one database. With a bucket each has a
 * separate data folder, else they share one.
 */
export const startCluster = async (environment: Readonly<Record<string, string>>): Promise<Cluster> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'web2-cluster-'))
  const places: TestInstallation[] = []
  const hasBucket = environment.STORAGE_URL !== undefined
  for (let at = 0; at < 4; at += 1) places.push(await createPlace(hasBucket ? undefined : dataDir))
  const webs = places.slice(0, 2)
  const portOf = (url: string) => Number(new URL(url).port)
  const front = await startBalancer(webs.map(({ url }) => portOf(url)))
  const sites = await startBalancer(webs.map(({ sitesUrl }) => portOf(sitesUrl)))
  const shared = {
    ...environment,
    ...(hasBucket ? {} : { SHARED_DATA_DIR: 'yes' }),
    APP_SECRET: clusterSecret,
    PUBLIC_URL: `http://localhost:${front.port}`,
  }
  const start = (node: number): Running => {
    const isWeb = node < webs.length
    return places[node]!.start({
      ...shared,
      ROLES: isWeb ? 'web' : 'worker',
      // workers need the URL that users see
      ...(isWeb ? {} : { SITES_PORT: String(sites.port) }),
    })
  }
  const said: string[] = []
  const running: Running[] = []
  const stop = async () => {
    await Promise.all(running.map((node) => node.kill('SIGTERM')))
    await Promise.all([front.stop(), sites.stop()])
    for (const folder of new Set([dataDir, ...places.map((place) => place.dataDir)]))
      await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  }
  try {
    // two at once, so that they overlap, but no more, because the machine may be small
    for (const pair of [
      [0, 2],
      [1, 3],
    ]) {
      for (const node of pair) running[node] = start(node)
      await Promise.all(pair.map((node) => running[node]!.ready))
    }
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url: `http://localhost:${front.port}`,
    webUrls: webs.map(({ url }) => url),
    sitesUrl: `http://localhost:${sites.port}`,
    sitesUrls: webs.map(({ sitesUrl }) => sitesUrl),
    sitesPort: sites.port,
    dataDir,
    size: places.length,
    crash: async (node) => {
      await running[node]!.kill('SIGKILL')
      said.push(running[node]!.output())
      running[node] = start(node)
      await running[node].ready
    },
    output: () => [...said, ...running.map((node) => node.output())].join('\n'),
    stop,
  }
}
