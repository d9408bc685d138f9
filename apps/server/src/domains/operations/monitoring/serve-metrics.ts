import type { Middleware } from '@feathersjs/koa'
import type { AppContext } from '../../../platform/context.ts'
import { mayScrape, metricsType, scrape } from './render-metrics.ts'

/** GET /metrics for Prometheus; for everybody else there is nothing at that address. */
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
