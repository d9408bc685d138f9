import { randomUUID } from 'node:crypto'
import { recordEvent } from '../platform/events/outbox/record-event.ts'
import type { TestApi, TestUser } from './worlds/start-api.ts'
import { eventually } from './eventually.ts'
import { socketClient } from './network/official-client.ts'

export interface Ear<Noted> {
  /** Events received so far, in order. */
  readonly heard: Noted[]
  readonly close: () => void
}

/** Prefix of the marker events that a new socket waits for. */
const begins = 'from now on: '

/**
 * Opens a signed-in socket of a user. Events arrive in write order with some delay, so it first waits for a
 * marker event: no event of an earlier test is mistaken for one of this.
 */
export const openEventSocket = async <Noted, Told = Record<string, unknown>>(
  api: TestApi,
  user: TestUser,
  note: (event: string, record: Told) => Noted,
): Promise<Ear<Noted>> => {
  const { app, socket, close } = socketClient(api.url, { Authorization: `Bearer ${user.token}` })
  const mark = `${begins}${randomUUID()}`
  const heard: Noted[] = []
  let marked = false
  socket.onAny((event: string, record: Told & { message?: unknown }) => {
    if (record.message === mark) marked = true
    else if (marked && !String(record.message).startsWith(begins)) heard.push(note(event, record))
  })
  await app.service('version').find()
  await recordEvent(api.database.db, {
    accountId: user.accountId,
    path: 'notifications',
    name: 'created',
    record: { message: mark },
  })
  await eventually(() => {
    if (!marked) throw new Error('The socket has not heard the event that begins the test.')
  })
  return { heard, close }
}
