import type { QueryClient } from '@tanstack/react-query'
import { io } from 'socket.io-client'
import { sessionRefused, sessionToken } from '../session/session.ts'
import { connection } from './connection.ts'
import { liveInvalidation } from './live-events.ts'
import type { LiveRules } from './live-rules.ts'

interface SignInRefusal {
  code?: number
}

/**
 * Live events of the signed-in account over socket.io (websocket only). Once it is connected, for the first time or
 * after a break, everything on screen is fetched again, since missed events are not repeated to a new socket.
 * Returns the way to stop.
 */
export const openLiveSocket = (
  token: string,
  queryClient: QueryClient,
  rules: readonly LiveRules[],
): (() => void) => {
  const socket = io({ transports: ['websocket'], reconnectionDelayMax: 10_000 })
  const live = liveInvalidation(queryClient, rules)

  connection.set('connecting')

  socket.on('connect', () => {
    socket.emit(
      'create',
      'authentication',
      { strategy: 'jwt', accessToken: token },
      {},
      (refusal: SignInRefusal | null) => {
        if (refusal?.code === 401 && sessionToken() === token) {
          sessionRefused()
          return
        }
        connection.set('connected')
        void queryClient.invalidateQueries()
      },
    )
  })
  socket.on('disconnect', (reason) => {
    connection.set('lost')
    // The server closes the sockets of a revoked session; asking again tells us whether that was the reason.
    if (reason === 'io server disconnect') socket.connect()
  })
  socket.on('connect_error', () => connection.set('lost'))
  socket.onAny(live.onEvent)
  for (const { events = {} } of rules)
    for (const [name, listener] of Object.entries(events)) socket.on(name, listener)

  return () => {
    live.stop()
    socket.removeAllListeners()
    socket.offAny()
    socket.disconnect()
    connection.set('idle')
  }
}
