import client from '@feathersjs/client'
import io from 'socket.io-client'

type Extras = Pick<typeof import('@feathersjs/client'), 'rest' | 'socketio' | 'authentication'>

/** The bundle's CommonJS export is the function with additional properties; its types omit those. */
const official = client as typeof client & Extras

const memoryStorage = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key),
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

/** @feathersjs/client over fetch, with its own sign-in and separate storage. */
export const restClient = (url: string) =>
  official()
    .configure(official.rest(`${url}/api`).fetch(fetch))
    .configure(official.authentication({ storage: memoryStorage() as never }))

/** @feathersjs/client over a websocket; `close` it at the end. */
export const socketClient = (url: string, headers: Record<string, string> = {}) => {
  const socket = io(url, { transports: ['websocket'], forceNew: true, extraHeaders: headers })
  const app = official()
    .configure(official.socketio(socket as never))
    .configure(official.authentication({ storage: memoryStorage() as never }))
  return { app, socket, close: () => socket.close() }
}
