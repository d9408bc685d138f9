import type { Middleware } from '@feathersjs/koa'
import type { AppContext } from '../../../platform/context.ts'
import { mayScrape, metricsType, scrape } from './render-metrics.ts'

/** Serves GET /metrics to Prometheus; responds with 404 to all others. */
export const metricsHost =
  (context: AppContext, sockets: () => number): Middleware =>
  async (ctx, next) => {
    if (ctx.path !== '/metrics' || ctx.method !== 'GET') return next()
    if (!mayScrape(ctx.req, context.config)) {
      ctx.status = 404
      ctx.body = 'Not found'
      return
    }
    ctx.body = await scrape(context, sockets())
    ctx.type = metricsType
  }
