import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** Response of the receiver. */
export interface Mood {
  readonly status: number
  readonly headers?: Record<string, string>
  readonly body?: string
}

/** Starts a server that receives webhooks: it stores messages and responds as configured. */
export const startReceiver = async () => {
  const received: Received[] = []
  let mood: Mood | 'silent' | 'cut' = { status: 204 }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
    if (mood === 'silent') return
    if (mood === 'cut') return void request.socket.destroy()
    response.writeHead(mood.status, mood.headers).end(mood.body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hook`,
    host: `127.0.0.1:${port}`,
    received,
    answer: (next: Mood | 'silent' | 'cut') => {
      mood = next
    },
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
