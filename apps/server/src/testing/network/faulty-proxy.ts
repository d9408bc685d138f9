import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Response sent instead of the server's. */
export interface Mood {
  readonly status: number
  /** The S3 error code in the body. */
  readonly code: string
  /** Requests of the method that still pass; default 0. */
  readonly after?: number
  readonly method?: string
  /** Called before each such response. */
  readonly meanwhile?: () => Promise<void>
}

export interface MoodyProxy {
  /** `http://127.0.0.1:<port>` */
  readonly endpoint: string
  /** Sets the response; undefined forwards requests again. */
  mood(mood: Mood | undefined): void
  stop(): Promise<void>
}

/** Starts a loopback proxy in front of an object store that can respond with errors. */
export const startFaultProxy = async (target: string): Promise<MoodyProxy> => {
  const { hostname, port } = new URL(target)
  let mood: Mood | undefined
  let passed = 0
  const refuses = (method: string | undefined): boolean => {
    if (!mood || (mood.method !== undefined && mood.method !== method)) return false
    return ++passed > (mood.after ?? 0)
  }
  const server = createServer(async (incoming, outgoing) => {
    if (mood && refuses(incoming.method)) {
      incoming.resume()
      await mood.meanwhile?.()
      outgoing.writeHead(mood.status, { 'content-type': 'application/xml' })
      outgoing.end(`<?xml version="1.0"?><Error><Code>${mood.code}</Code></Error>`)
      return
    }
    const { method, url: path, headers } = incoming
    // the signature covers the host that the client called
    const onward = request({ hostname, port, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mood: (next) => {
      mood = next
      passed = 0
    },
    stop: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
