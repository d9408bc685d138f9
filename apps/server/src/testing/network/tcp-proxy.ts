import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface TcpProxy {
  /** `http://127.0.0.1:<port>` */
  readonly endpoint: string
  /** First lines of the HTTP requests that passed, such as 'PUT /bucket/key'. */
  readonly requests: readonly string[]
  /** Closes every connection once this many requests of the method have passed, repeatedly until healed. */
  cutAfter(method: string, count: number): void
  heal(): void
  stop(): Promise<void>
}

const requestLine = /^(GET|PUT|POST|DELETE|HEAD) (\S+) HTTP\/1\.1\r$/gm

/** Starts a loopback proxy in front of a server that records requests and can cut connections. */
export const startTcpProxy = async (target: string): Promise<TcpProxy> => {
  const { hostname, port } = new URL(target)
  const requests: string[] = []
  const open = new Set<Socket>()
  let cut: { method: string; left: number } | undefined

  const server = createServer((incoming) => {
    const outgoing = connect(Number(port), hostname)
    open.add(incoming)
    const end = () => {
      incoming.resetAndDestroy()
      outgoing.destroy()
      open.delete(incoming)
    }
    incoming.on('data', (chunk: Buffer) => {
      for (const [, method = '', path = ''] of chunk.toString('latin1').matchAll(requestLine)) {
        if (cut && method === cut.method && --cut.left < 0) return end()
        requests.push(`${method} ${path}`)
      }
      outgoing.write(chunk)
    })
    outgoing.on('data', (chunk: Buffer) => incoming.write(chunk))
    for (const socket of [incoming, outgoing]) socket.on('error', end).on('close', end)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    cutAfter: (method, count) => {
      cut = { method, left: count }
    },
    heal: () => {
      cut = undefined
    },
    stop: async () => {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
