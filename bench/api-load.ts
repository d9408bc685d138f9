import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { median } from './figures.ts'
import type { Row } from './row.ts'

const rounds = 3
const seconds = 3
const usualConnections = 16
export const appSecret = 'a secret of benchmarks alone, long enough'

export interface Figures {
  readonly perSecond: number
  readonly p99: number
  /** Requests answered. */
  readonly requests: number
}

/** A request; `floorPath` is the path at the bare handlers, where it differs. */
export type Call = Pick<autocannon.Options, 'method' | 'body' | 'idReplacement'> & {
  readonly path: string
  readonly floorPath?: string
  readonly connections?: number
  /** Further paths, called in turn. */
  readonly paths?: readonly string[]
}

export interface Server {
  readonly child: ChildProcess
  readonly url: string
}

/** Starts the product or the bare handlers in a separate process. */
export const startServer = async (
  kind: 'ours' | 'floor',
  databaseUrl: string,
  accountId: string,
): Promise<Server> => {
  const child = fork(join(import.meta.dirname, 'api-process.ts'), [kind, databaseUrl, accountId, appSecret])
  const [port] = (await once(child, 'message')) as [number]
  return { child, url: `http://127.0.0.1:${port}` }
}

export const stopServer = async ({ child }: Server): Promise<void> => {
  child.kill()
  await once(child, 'exit')
}

/** Loads a URL for some seconds. */
export const measure = async (
  url: string,
  token: string,
  { method = 'GET', body, connections = usualConnections, idReplacement = false, paths }: Call,
  duration: number,
): Promise<Figures> => {
  const result = await autocannon({
    url,
    method,
    body,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    connections,
    idReplacement,
    ...(paths && { requests: paths.map((path) => ({ path })) }),
    duration,
  })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${method} ${url}: ${result.non2xx} refused`)
  return { perSecond: result.requests.average, p99: result.latency.p99, requests: result.requests.total }
}

const combined = (figures: Figures[]): Figures => ({
  perSecond: median(figures.map(({ perSecond }) => perSecond)),
  p99: median(figures.map(({ p99 }) => p99)),
  requests: figures.reduce((sum, { requests }) => sum + requests, 0),
})

/** Loads the product and the floor alternately, so that noise of the machine affects both. */
export const compare = async (
  servers: { readonly ours: Server; readonly floor: Server },
  token: string,
  call: Call,
): Promise<{ ours: Figures; floor: Figures }> => {
  const urls = {
    ours: servers.ours.url + call.path,
    floor: servers.floor.url + (call.floorPath ?? call.path),
  }
  const ours: Figures[] = []
  const floor: Figures[] = []
  for (const url of [urls.ours, urls.floor]) await measure(url, token, call, 1)
  for (let round = 0; round < rounds; round += 1) {
    floor.push(await measure(urls.floor, token, call, seconds))
    ours.push(await measure(urls.ours, token, call, seconds))
  }
  return { ours: combined(ours), floor: combined(floor) }
}

/** Loads one server as two users in turn. Returns the requests per second of each. */
export const alternately = async (
  url: string,
  tokens: readonly [string, string],
  call: Call,
): Promise<readonly [number, number]> => {
  const figures: [Figures[], Figures[]] = [[], []]
  for (const token of tokens) await measure(url + call.path, token, call, 1)
  for (let round = 0; round < rounds; round += 1)
    for (const user of [1, 0] as const)
      figures[user].push(await measure(url + call.path, tokens[user], call, seconds))
  return [combined(figures[0]).perSecond, combined(figures[1]).perSecond]
}

/** Returns a row of requests per second compared with the floor. */
export const requestsRow = (name: string, ours: number, floor: number, least: number): Row => ({
  name,
  ours,
  floor,
  unit: 'requests/s',
  ratio: ours / floor,
  bar: `≥ ${least}`,
  met: ours / floor >= least,
})
