import type { IncomingHttpHeaders } from 'node:http'

const ahead = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const

/** Programs that follow links and say so. */
const program =
  /bot\b|bots?[/;)]|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|curl|wget|python|java\/|go-http|okhttp|monitor|scan/i

/** Returns false for a request that no visitor made by a tap: a browser that loads ahead, or a program. */
export const isTap = (headers: IncomingHttpHeaders): boolean => {
  const isAhead = ahead.some((name) => /prefetch|prerender|preview/i.test(String(headers[name] ?? '')))
  const mode = headers['sec-fetch-mode']
  const agent = headers['user-agent'] ?? ''
  return !isAhead && (mode === undefined || mode === 'navigate') && agent !== '' && !program.test(agent)
}
