import { createHash } from 'node:crypto'
import type { Middleware } from '@feathersjs/koa'
import type { DefinedService } from '../api/define-service.ts'
import { openApi } from './openapi-document.ts'
import { docsPage, docsStyle } from './render-docs-page.ts'

const styleHash = createHash('sha256').update(docsStyle).digest('base64')

/** Serves GET /api/docs to browsers as a page. Other clients get OpenAPI from the service. */
export const docsHost = (services: readonly DefinedService[]): Middleware => {
  let page: string | undefined
  return (ctx, next) => {
    if (ctx.path !== '/api/docs' || ctx.method !== 'GET') return next()
    ctx.vary('Accept')
    if (ctx.accepts('json', 'html') !== 'html') return next()
    ctx.set(
      'Content-Security-Policy',
      `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
    )
    ctx.set('X-Content-Type-Options', 'nosniff')
    ctx.type = 'text/html; charset=utf-8'
    ctx.body = page ??= docsPage(openApi(services))
    return undefined
  }
}
