import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

/** Load balancer as operators use it for several instances: it checks readiness, and takes turns. */
export interface RoundRobin {
  readonly url: string
  /** Returns how many instances get requests now. */
  healthy(): number
  stop(): Promise<void>
}

const askEvery = 100

export const startRoundRobin = async (nodes: readonly string[]): Promise<RoundRobin> => {
  const good = new Set(nodes)
  const ask = async (node: string) => {
    const isReady = await fetch(`${node}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) good.add(node)
    else good.delete(node)
  }
  const timer = setInterval(() => void Promise.all(nodes.map(ask)), askEvery)
  let turn = 0
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const able = nodes.filter((node) => good.has(node))
    const node = able[(turn += 1) % Math.max(1, able.length)]
    if (node === undefined) return response.writeHead(502).end('no node is ready')
    const { method, headers, url = '/' } = request
    const onward = send(node + url, { method, headers }, (answer) => {
      const { connection: _hop, ...kept } = answer.headers
      response.writeHead(answer.statusCode ?? 502, kept)
      answer.pipe(response)
    })
    onward.on('error', (error) => {
      response.writeHead(502).end(`${node}: ${error.message}`)
    })
    request.pipe(onward)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    healthy: () => good.size,
    stop: async () => {
      clearInterval(timer)
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
