import type { IncomingMessage } from 'node:http'
import type { Application } from '@feathersjs/koa'
import socketio from '@feathersjs/socketio'
import type { Server, Socket } from 'socket.io'
import type { Connection, LiveSockets } from '../events/live-sockets.ts'
import type { TrustedProxy } from '../config/trusted-proxy.ts'
import type { SessionStore } from '../auth/session-store.ts'
import { isPublicError } from '../errors.ts'
import { boundBySignIn, boundedParser, largestMessage } from './bounded-decoder.ts'
import { countedCaller } from './caller-address.ts'

/** Ms after which a socket that has not signed in is disconnected. */
const signInWithin = 30_000
/** Calls per socket in ten seconds, before and after sign-in. */
const guestCalls = 50
const mostCalls = 1_000
const callWindow = 10_000

type FeathersSocket = Socket & { feathers: Connection & { address?: string } }

const bearer = /^Bearer +([^ ]+)$/i

/**
 * Returns whether a websocket comes from our own origin. Browsers send the page's origin, and CORS does not
 * cover websockets.
 */
const isOwnOrigin = (origin: string | undefined, host: string | undefined, publicUrl: string): boolean => {
  if (origin === undefined) return true
  if (origin === new URL(publicUrl).origin) return true
  return URL.canParse(origin) && new URL(origin).host === host
}

const limitCalls = (socket: Socket, isSignedIn: () => boolean) => {
  let calls = 0
  let since = performance.now()
  socket.use((_packet, next) => {
    if (performance.now() - since > callWindow) {
      calls = 0
      since = performance.now()
    }
    calls += 1
    if (calls > (isSignedIn() ? mostCalls : guestCalls)) socket.disconnect(true)
    else next()
  })
}

interface SocketOptions {
  readonly publicUrl: string
  readonly trustedProxy: TrustedProxy | undefined
  readonly sessions: SessionStore
  readonly sockets: LiveSockets
}

const attach = ({ sessions, sockets, trustedProxy }: SocketOptions) => {
  const addressOf = countedCaller(trustedProxy)
  return async (socket: FeathersSocket, next: (error?: Error) => void) => {
    const connection = socket.feathers
    connection.address = addressOf(socket.request)
    sockets.attach(connection, socket)
    socket.on('disconnect', () => sockets.detach(connection))
    const isSignedIn = () => connection.accessToken !== undefined
    boundBySignIn(socket, isSignedIn)
    limitCalls(socket, isSignedIn)
    const token = bearer.exec(socket.handshake.headers.authorization ?? '')?.[1]
    if (token === undefined) return next()
    try {
      sockets.signIn(connection, token, await sessions.authenticate(token))
      next()
    } catch (error) {
      next(isPublicError(error) ? error : new Error('The connection could not be authenticated.'))
    }
  }
}

const isForSockets = ({ url = '' }: IncomingMessage): boolean => url.startsWith('/socket.io/')

/** Creates the socket.io transport, websocket only; a socket has no user until it signs in. */
export const socketTransport =
  (options: SocketOptions) =>
  (app: Application): void => {
    const attached = attach(options)
    const server = {
      transports: ['websocket' as const],
      allowUpgrades: false,
      maxHttpBufferSize: largestMessage,
      parser: boundedParser,
      perMessageDeflate: false,
      serveClient: false,
      allowRequest: (
        request: { headers: { origin?: string; host?: string } },
        answer: (error: string | null, allowed: boolean) => void,
      ) => answer(null, isOwnOrigin(request.headers.origin, request.headers.host, options.publicUrl)),
    }
    app.configure(
      socketio(server, (io: Server) => {
        // without it, requests that offer another protocol, such as HTTP/2, would get no answer
        Object.assign(io.httpServer, { shouldUpgradeCallback: isForSockets })
        io.use((socket, next) => void attached(socket as FeathersSocket, next))
        io.on('connection', (socket) => {
          const connection = (socket as FeathersSocket).feathers
          const timer = setTimeout(() => {
            if (connection.accessToken === undefined) socket.disconnect(true)
          }, signInWithin)
          socket.on('disconnect', () => clearTimeout(timer))
        })
      }) as never,
    )
  }
