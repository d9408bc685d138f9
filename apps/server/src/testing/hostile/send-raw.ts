import { call, type TestApi } from '../worlds/start-api.ts'
import { socketClient } from '../network/official-client.ts'
import type { MethodName } from '../../platform/api/service-types.ts'

/** Call of an attacker, with any value anywhere. */
export interface RawCall {
  readonly path: string
  readonly method: MethodName
  readonly id?: unknown
  readonly body?: unknown
  readonly query?: Readonly<Record<string, unknown>>
}

export interface RawAnswer {
  readonly status: number
  readonly text: string
}

export interface Sender {
  send(raw: RawCall): Promise<RawAnswer>
  close(): void
}

const verbs = {
  find: 'GET',
  get: 'GET',
  create: 'POST',
  update: 'PUT',
  patch: 'PATCH',
  remove: 'DELETE',
} as const

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** Encodes `{ a: { $in: ['b'] } }` as `a[$in][0]=b`. */
const queryText = (value: unknown, name = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, each]) => queryText(each, name === '' ? key : `${name}[${key}]`))
    : [`${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`]

const withId: ReadonlySet<MethodName> = new Set(['get', 'update', 'patch', 'remove'])
const withBody: ReadonlySet<MethodName> = new Set(['create', 'update', 'patch'])

/** Sends over plain HTTP, where every id is a text. */
export const restSender = (api: TestApi, token?: string): Sender => ({
  send: async ({ path, method, id, body, query = {} }) => {
    const place = withId.has(method) && id !== null ? `/${encodeURIComponent(asText(id))}` : ''
    const answer = await call(api, verbs[method], `/api/${path}${place}?${queryText(query).join('&')}`, {
      ...(token !== undefined && { token }),
      ...(withBody.has(method) && { body: asText(body ?? {}) }),
    })
    return { status: answer.status, text: JSON.stringify(answer.body) ?? '' }
  },
  close: () => undefined,
})

/** Sends over a websocket, where an id may be any JSON value. */
export const socketSender = (api: TestApi, token?: string): Sender => {
  const { socket, close } = socketClient(
    api.url,
    token === undefined ? {} : { Authorization: `Bearer ${token}` },
  )
  let isClosed = false
  for (const event of ['disconnect', 'connect_error'])
    socket.on(event, () => {
      isClosed = true
    })
  const good = { create: 201 } as Partial<Record<MethodName, number>>
  return {
    send: ({ path, method, id, body, query = {} }) => {
      const given = [...(withId.has(method) ? [id] : []), ...(withBody.has(method) ? [body] : []), query]
      return new Promise((resolve) => {
        const refuse = () => resolve({ status: 503, text: 'the socket is closed' })
        if (isClosed) return refuse()
        socket.once('disconnect', refuse)
        socket.emit(method, path, ...given, (error: { code?: number } | null, result: unknown) => {
          socket.off('disconnect', refuse)
          resolve({
            status: error ? (error.code ?? 500) : (good[method] ?? 200),
            text: JSON.stringify(error ?? result) ?? '',
          })
        })
      })
    },
    close,
  }
}
