import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPlace, type TestInstallation, type Running } from '../processes/product-process.ts'
import { startBalancer } from './balancer.ts'

export interface Cluster {
  /** The address of the product before all web nodes. */
  readonly url: string
  /** Of each web node by itself. */
  readonly webUrls: readonly string[]
  readonly sitesUrl: string
  /** Of the built-in host at each web node. */
  readonly sitesUrls: readonly string[]
  readonly sitesPort: number
  readonly dataDir: string
  /** How many nodes there are; the web nodes come first. */
  readonly size: number
  /** Ends a node as a power cut does, and starts it again; resolves when it is ready. */
  crash(node: number): Promise<void>
  /** What the nodes have said so far. */
  output(): string
  stop(): Promise<void>
}

export const clusterSecret = 'the secret of a cluster of tests, 32 long'

/**
 * Two web nodes and two workers on one database, the web nodes behind a balancer. With a bucket each has a data folder of
 * its own, else they share one.
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
      // workers name the address that people use
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
    // two at once, so that they meet, and no more, since the machine may be small
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
