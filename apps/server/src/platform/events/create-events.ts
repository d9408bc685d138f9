import type { AppContext } from '../context.ts'
import type { StoredEvent } from './outbox/read-events.ts'
import { deleteOldEvents } from './outbox/delete-old-events.ts'
import { outboxChannel } from './outbox/record-event.ts'
import { transientChannel, parseTransientEvents } from './transient/transient-events.ts'
import { listen, type Listener } from '../db/notification-listener.ts'
import { sessionChannel } from '../auth/end-sessions.ts'
import type { SessionStore } from '../auth/session-store.ts'
import { watchSessions, type SessionWatch } from './watch-sessions.ts'
import { LiveSockets } from './live-sockets.ts'
import { OutboxReader } from './outbox/outbox-reader.ts'
import { callerIn, mayUse } from '../auth/caller.ts'

const cleanEvery = 60_000

export interface Events {
  readonly sockets: LiveSockets
  readonly outbox: OutboxReader
  readonly sessionWatch: SessionWatch
  start(): Promise<void>
  stop(): Promise<void>
}

/** Emits transient events, which are content, to callers who may read content. */
const publishTransient = (sockets: LiveSockets, payload: string): void => {
  for (const { accountId, name, record } of parseTransientEvents(payload))
    sockets.publish(accountId, name, record, (caller) => mayUse(callerIn(caller, 'articles'), 'content:read'))
}

/**
 * Creates the live side of a process: its sockets, its outbox reader, and its listener for other instances.
 */
export const createEvents = (
  context: AppContext,
  sessions: SessionStore,
  publish: (sockets: LiveSockets, event: StoredEvent) => void,
): Events => {
  const { db, databaseUrl, log, now } = context
  const onError = (error: unknown) =>
    log(`Live events: ${error instanceof Error ? error.message : String(error)}`)
  const sockets = new LiveSockets()
  const outbox = new OutboxReader({ db, publish: (event) => publish(sockets, event), onError })
  const sessionWatch = watchSessions({ db, sessions, sockets, now, onError })
  let listener: Listener | undefined
  let cleaning: NodeJS.Timeout | undefined

  return {
    sockets,
    outbox,
    sessionWatch,
    start: async () => {
      await outbox.start()
      listener = await listen({
        url: databaseUrl,
        channels: {
          [outboxChannel]: () => outbox.read(),
          [sessionChannel]: (id) => sessionWatch.changed(id),
          [transientChannel]: (payload) => publishTransient(sockets, payload),
        },
        onConnect: () => void outbox.reopen(),
        onError,
      })
      cleaning = setInterval(() => deleteOldEvents(db).catch(onError), cleanEvery)
      cleaning.unref()
    },
    stop: async () => {
      clearInterval(cleaning)
      await Promise.all([listener?.stop(), outbox.stop(), sessionWatch.stop()])
    },
  }
}
