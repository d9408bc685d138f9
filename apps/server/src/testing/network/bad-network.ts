import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

/** How a network or a server behaves at its worst; each is answered to whatever is asked. */
export const badMoods = {
  /** The line is closed before anything is answered. */
  closed: (socket: Socket) => socket.resetAndDestroy(),
  /** Half of an answer, then the line is cut. */
  cut: (socket: Socket) => {
    socket.write(
      'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"data": [',
    )
    setTimeout(() => socket.resetAndDestroy(), 20)
  },
  /** What no HTTP server says. */
  'no HTTP': (socket: Socket) => socket.end(Buffer.from([0x16, 0x03, 0x01, 0, 0xff, 0xfe, 10, 13])),
  /** An answer as it should be, with bytes in it that mean nothing. */
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
  /** Nothing, for as long as it is waited. */
  silent: () => undefined,
  /** A byte now and then, without end. */
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

/** A loopback server that misbehaves in one way: when it is asked, or at once where the other side waits for a greeting. */
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
