import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

/** A way to a database that can be closed, as if the database were away. */
export interface DatabaseGate {
  /** URL of the database through the gate. */
  readonly url: string
  /** Ends all connections and refuses new ones. */
  close(): Promise<void>
  /** Lets connections through again, at the same port. */
  open(): Promise<void>
}

/** Connects to the host of a database URL, or to the socket in the folder that its query names. */
const reach = ({ hostname, port, searchParams }: URL): Socket => {
  const folder = searchParams.get('host')
  return folder?.startsWith('/')
    ? connect(`${folder}/.s.PGSQL.${searchParams.get('port') || port || '5432'}`)
    : connect(Number(port), hostname)
}

export const startDatabaseGate = async (databaseUrl: string): Promise<DatabaseGate> => {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let server: Server | undefined
  let port = 0
  const open = async () => {
    server = createServer((incoming) => {
      const outgoing = reach(target)
      for (const socket of [incoming, outgoing]) {
        sockets.add(socket)
        socket.on('error', () => socket.destroy())
        socket.on('close', () => {
          sockets.delete(socket)
          incoming.destroy()
          outgoing.destroy()
        })
      }
      incoming.pipe(outgoing).pipe(incoming)
    })
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    port = (server.address() as AddressInfo).port
  }
  await open()
  const url = new URL(databaseUrl)
  url.port = String(port)
  url.hostname = '127.0.0.1'
  url.searchParams.delete('host')
  url.searchParams.delete('port')
  return {
    url: url.href,
    open,
    close: async () => {
      const closing = server && once(server, 'close')
      server?.close()
      for (const socket of sockets) socket.destroy()
      await closing
    },
  }
}
