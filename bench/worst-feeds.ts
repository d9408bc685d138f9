import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { filled } from './worst-door.ts'

const feed = (items: string) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>a</title><link>https://example.com</link>${items}</channel></rss>`

const size = 4_500_000

/** Responses of the attacker's own server, by path. */
export const feeds: Readonly<Record<string, () => string>> = {
  'a feed of <': () => feed(`<item><title>${filled('&lt;', size)}</title></item>`),
  'a feed of items without end': () => feed(filled('<item><title>a</title><guid>b</guid></item>', size)),
  'a feed of texts of tags': () =>
    feed(`<item><title>a</title><description>${filled('&lt;p&gt;a', size)}</description></item>`),
  'a feed of elements within each other': () => feed(filled('<a>', size)),
  'a page of tags that names no feed': () => `<html>${filled('<p>a', size)}`,
}

/** Serves the feeds on this machine; `hostPort` is to be allowed. */
export const serveFeeds = async () => {
  const server = createServer((request, response) => {
    const text = feeds[decodeURIComponent((request.url ?? '/').slice(1))]
    if (!text) return response.writeHead(404).end()
    response.setHeader('content-type', 'text/xml')
    return response.end(text())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const hostPort = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    hostPort,
    urlOf: (name: string) => `http://${hostPort}/${encodeURIComponent(name)}`,
    stop: () => void server.close(),
  }
}
