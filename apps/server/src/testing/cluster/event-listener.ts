import { call } from '../worlds/start-api.ts'
import { socketClient } from '../network/official-client.ts'

/** Receives article events over the socket of one instance, and requests missed ones after a disconnect. */
export const startEar = async (nodeUrl: string, url: string, token: string) => {
  const { app, socket, close } = socketClient(nodeUrl, { Authorization: `Bearer ${token}` })
  const heard = new Set<string>()
  /** Received twice by one connection. */
  const doubled: string[] = []
  let told = new Set<string>()
  socket.on('connect', () => {
    told = new Set()
  })
  socket.on('articles created', ({ _id }: { _id: string }) => {
    if (told.has(_id)) doubled.push(_id)
    told.add(_id)
    heard.add(_id)
  })
  await app.service('version').find()
  const asked = await call({ url }, 'GET', '/api/events', { token })
  if (asked.status !== 200) throw new Error(JSON.stringify(asked))
  let { cursor } = asked.body as { cursor: string }
  return {
    heard,
    doubled,
    /** Requests the events missed since the last time. */
    catchUp: async () => {
      for (let more = true; more;) {
        const answer = await call({ url }, 'GET', `/api/events?after=${cursor}`, { token })
        if (answer.status !== 200) throw new Error(JSON.stringify(answer))
        for (const { path, event, record } of answer.body.events)
          if (path === 'articles' && event === 'created') heard.add(record._id)
        more = answer.body.cursor !== cursor && answer.body.events.length > 0
        cursor = answer.body.cursor
      }
    },
    close,
  }
}
