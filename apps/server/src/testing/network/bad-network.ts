import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

/** Misbehaviors of a network or server, applied to every request. */
export const badMoods = {
  /** Closes the connection before any response. */
  closed: (socket: Socket) => socket.resetAndDestroy(),
  /** Sends half of a response, then closes the connection. */
  cut: (socket: Socket) => {
    socket.write(
      'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"data": [',
    )
    setTimeout(() => socket.resetAndDestroy(), 20)
  },
  /** Sends something that is not HTTP. */
  'no HTTP': (socket: Socket) => socket.end(Buffer.from([0x16, 0x03, 0x01, 0, 0xff, 0xfe, 10, 13])),
  /** Sends a valid response with meaningless bytes. */
  garbage: (socket: Socket) => {
    const bytes = Buffer.from('\u0000\u0001{]<rss><![CDATA[ \ud83d"'.repeat(20))
    socket.end(
      Buffer.concat([
        Buffer.from(
          `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${bytes.length}\r\nConnection: close\r\n\r\n`,
        ),
        bytes,
      ]),
    )
  },
  /** Sends nothing. */
  silent: () => undefined,
  /** Sends a byte now and then, forever. */
  dripping: (socket: Socket) => {
    socket.write('HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n')
    const drip = setInterval(() => socket.write('1\r\n \r\n'), 50)
    socket.once('close', () => clearInterval(drip))
  },
} as const satisfies Readonly<Record<string, (socket: Socket) => unknown>>

export type BadMood = keyof typeof badMoods

export interface BadNetwork {
  readonly url: string
  stop(): Promise<void>
}

/**
 * Starts a loopback server that misbehaves in one way: on each request, or at once if the client waits for a
 * greeting.
 */
export const startBadNetwork = async (
  mood: BadMood,
  { greets = false }: { readonly greets?: boolean } = {},
): Promise<BadNetwork> => {
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => undefined).on('close', () => open.delete(socket))
    if (greets) badMoods[mood](socket)
    else socket.once('data', () => badMoods[mood](socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
