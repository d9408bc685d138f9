import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { freePort } from '../servers/free-port.ts'

export interface Balancer {
  readonly port: number
  stop(): Promise<void>
}

/** Forwards connections to the ports in turn, and to the next one where nothing listens. */
export const startBalancer = async (ports: readonly number[]): Promise<Balancer> => {
  const open = new Set<Socket>()
  let turn = 0
  const pass = (incoming: Socket, left: number): void => {
    if (left === 0) return void incoming.destroy()
    turn = (turn + 1) % ports.length
    const outgoing = connect(ports[turn]!, '127.0.0.1')
    const next = () => pass(incoming, left - 1)
    outgoing.once('error', next)
    outgoing.once('connect', () => {
      outgoing.off('error', next).on('error', () => incoming.destroy())
      outgoing.on('close', () => incoming.destroy())
      incoming.on('close', () => outgoing.destroy())
      incoming.pipe(outgoing).pipe(incoming)
    })
  }
  const server = createServer((incoming) => {
    open.add(incoming)
    incoming.on('error', () => incoming.destroy()).on('close', () => open.delete(incoming))
    pass(incoming, ports.length)
  })
  const port = await freePort()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    port,
    stop: async () => {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
