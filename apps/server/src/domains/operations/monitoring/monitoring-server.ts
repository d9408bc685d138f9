import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { isReady } from './is-ready.ts'
import type { AppContext } from '../../../platform/context.ts'
import { mayScrape, metricsType, scrape } from './render-metrics.ts'

/** Creates the server on METRICS_PORT with /metrics, /live and /ready, also for processes without pages. */
export const createOperatingHost = (context: AppContext): Server => {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === '/live') return response.end('ok\n')
    if (pathname === '/ready') {
      const ready = await isReady(context)
      response.statusCode = ready.ok ? 200 : 503
      return response.end(`${ready.ok ? 'ok' : ready.reason}\n`)
    }
    if (pathname !== '/metrics' || !mayScrape(request, context.config)) {
      response.statusCode = 404
      return response.end('Not found\n')
    }
    const text = await scrape(context, 0)
    return response.setHeader('Content-Type', metricsType).end(text)
  }
  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      context.log(`Monitoring port: ${String(error)}`)
      response.statusCode = 500
      response.end()
    })
  })
}
