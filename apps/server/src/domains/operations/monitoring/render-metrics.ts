import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { installationFigures } from './installation-metrics.ts'
import type { Config } from '../../../platform/config/config.ts'
import type { AppContext } from '../../../platform/context.ts'
import { poolFigures } from '../../../platform/db/pool-stats.ts'
import { gauges, registry } from '../../../platform/metrics/counters.ts'

/** Headers in which proxies name their client. */
const forwarding = /forwarded|real-ip|client-ip|connecting-ip|^via$/
const ownHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i
const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/**
 * Returns whether a request may read metrics: with METRICS_TOKEN as bearer token, or without one from this
 * machine only. Requests that a local proxy forwards are recognized by the Host header and proxy headers.
 */
export const mayScrape = (
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  { metricsToken }: Pick<Config, 'metricsToken'>,
): boolean => {
  if (metricsToken !== undefined) {
    const expected = Buffer.from(`Bearer ${metricsToken}`)
    const sent = Buffer.from(request.headers.authorization ?? '')
    return sent.length === expected.length && timingSafeEqual(sent, expected)
  }
  const { headers, socket } = request
  const isForwarded = Object.keys(headers).some((name) => forwarding.test(name))
  const isHere = ownHost.test(headers.host ?? '')
  return !isForwarded && isHere && loopback.has(socket.remoteAddress ?? '')
}

export const metricsType = registry.contentType

/** Returns all metrics in Prometheus' text format, without the database's while it is unreachable. */
export const scrape = async (
  context: Pick<AppContext, 'db' | 'now' | 'log'>,
  sockets: number,
): Promise<string> => {
  gauges.sockets.set(sockets)
  for (const [state, count] of Object.entries(poolFigures(context.db))) gauges.pool.set({ state }, count)
  const ofDatabase = [gauges.queue, gauges.runs, gauges.mails]
  for (const gauge of ofDatabase) gauge.reset()
  try {
    setFigures(await installationFigures(context.db, context.now()))
  } catch (error) {
    context.log(`Database metrics could not be read: ${String(error)}`)
  }
  return registry.metrics()
}

const setFigures = (figures: Awaited<ReturnType<typeof installationFigures>>): void => {
  for (const { name: queue, ...states } of figures.queues)
    for (const [state, count] of Object.entries(states)) gauges.queue.set({ queue, state }, count)
  for (const { kind, ...states } of figures.runs)
    for (const [state, count] of Object.entries(states)) gauges.runs.set({ kind, state }, count)
  for (const [state, count] of Object.entries(figures.mails)) gauges.mails.set({ state }, count)
  gauges.oldestWaiting.set(figures.oldestWaiting)
  gauges.deadLetters.set(figures.deadLetters)
  gauges.eventLag.set(figures.database.eventLag)
  gauges.databaseBytes.set(figures.database.bytes)
}
