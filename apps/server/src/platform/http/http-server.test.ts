import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { close, listen } from './http-server.ts'

test('idle connections stay open longer than those of common proxies', async () => {
  const server = createServer((_request, response) => response.end('here'))
  await listen(server, 0, '127.0.0.1', 'PORT')
  try {
    const request = get({
      port: (server.address() as AddressInfo).port,
      headers: { connection: 'keep-alive' },
    })
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    response.resume()
    expect(Number(/timeout=(\d+)/.exec(String(response.headers['keep-alive']))?.[1])).toBeGreaterThan(60)
  } finally {
    await close(server)
  }
})
