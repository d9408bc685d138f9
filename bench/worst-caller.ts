import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'

const password = 'a path through the garden'

/** A user with an account; bodies are built before they are sent. */
export interface Attacker {
  readonly url: string
  readonly token: string
  /** Sends bytes and reads the whole answer: its status, and the record or failure in it. */
  readonly send: (
    method: string,
    path: string,
    body?: BodyInit,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Answered>
  /** The same as a guest. */
  readonly sendAsGuest: Attacker['send']
}

export interface Answered {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
}

const sender =
  (url: string, token?: string): Attacker['send'] =>
  async (method, path, body, headers = {}) => {
    const answer = await fetch(url + path, {
      method,
      headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
      ...(body !== undefined && { body }),
    })
    const text = await answer.text()
    const isJson = answer.headers.get('content-type')?.includes('json') === true
    return { status: answer.status, body: isJson ? (JSON.parse(text) as Answered['body']) : {} }
  }

/** Headers of a body of JSON. */
export const ofJson = { 'content-type': 'application/json' }

/** A body as it goes over the wire, packed: a slow network is no part of what is measured. */
export const packed = (json: string): { body: Uint8Array<ArrayBuffer>; headers: Record<string, string> } => ({
  body: new Uint8Array(gzipSync(json, { level: 1 })),
  headers: { ...ofJson, 'content-encoding': 'gzip' },
})

const registered = async (url: string): Promise<{ readonly id: string; readonly token: string }> => {
  const send = sender(url)
  const email = `${randomUUID()}@example.com`
  const made = await send('POST', '/api/users', JSON.stringify({ name: 'Ada', email, password }), ofJson)
  if (made.status !== 201) throw new Error(`Registering was answered ${made.status}.`)
  const signIn = JSON.stringify({ strategy: 'local', email, password })
  const { body } = await send('POST', '/api/authentication', signIn, ofJson)
  return { id: String(made.body._id), token: String(body.accessToken) }
}

/** Two accounts of one installation: the token of one who only ever asks for a listing, and one who sends the worst. */
export const callersAt = async (url: string): Promise<{ other: string; attacker: Attacker }> => {
  const admin = await registered(url)
  const { id, token } = await registered(url)
  const activation = JSON.stringify({ isActive: true, subscription: { 'lc.isActive': true } })
  const activated = await sender(url, admin.token)('PATCH', `/api/users/${id}`, activation, ofJson)
  if (activated.status !== 200) throw new Error(`Activating was answered ${activated.status}.`)
  return { other: admin.token, attacker: { url, token, send: sender(url, token), sendAsGuest: sender(url) } }
}
