import { queryString, type Query } from '@web2/client/query-string'
import type { ResourcePath } from '@web2/contract/resources'
import { sessionRefused, sessionToken } from '../session/session.ts'
import { apiBase, callAddress, carriesCookies } from './addresses.ts'
import { consumePrefetched } from './early-answers.ts'
import { noAnswer, refusal } from './errors.ts'

interface CallParams {
  readonly query?: Query
}

/** Methods of a Feathers service; `null` instead of an id calls all records of the query. */
export interface ApiService {
  find<Answer>(params?: CallParams): Promise<Answer>
  get<Answer>(id: string, params?: CallParams): Promise<Answer>
  create<Answer>(data: unknown, params?: CallParams): Promise<Answer>
  update<Answer>(id: string, data: unknown, params?: CallParams): Promise<Answer>
  patch<Answer>(id: string | null, data: unknown, params?: CallParams): Promise<Answer>
  remove<Answer>(id: string | null, params?: CallParams): Promise<Answer>
}

interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly id?: string | null
  readonly data?: unknown
  readonly params?: CallParams | undefined
}

/** Sends a request and returns its status and text. Throws `noAnswer` without a complete response. */
const request = async (address: string, init: RequestInit) => {
  try {
    const input = callAddress(address)
    const answer = carriesCookies(address)
      ? await fetch(input, { ...init, credentials: 'include' })
      : await (consumePrefetched(input, init) ?? fetch(input, init))
    return { ok: answer.ok, status: answer.status, text: await answer.text() }
  } catch (error) {
    throw noAnswer(error)
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    // a proxy's page; `refusal` says what its status means
    return undefined
  }
}

/**
 * Calls the API as the signed-in user. A refused token ends the session here and in every other tab, unless another
 * session has begun since.
 */
const call = async <Answer>({ method, path, id = null, data, params }: Call): Promise<Answer> => {
  const token = sessionToken()
  const below = id === null ? path : `${path}/${encodeURIComponent(id)}`
  const { ok, status, text } = await request(`${apiBase}/${below}${queryString(params?.query)}`, {
    method,
    headers: {
      Accept: 'application/json',
      ...(data !== undefined && { 'Content-Type': 'application/json' }),
      ...(token !== null && { Authorization: `Bearer ${token}` }),
    },
    ...(data !== undefined && { body: JSON.stringify(data) }),
  })
  const body = parsed(text)
  if (ok && body !== undefined) return body as Answer
  if (status === 401 && token !== null && token === sessionToken()) sessionRefused()
  throw refusal(status, body)
}

/** Returns the calls of the service at this path, in the dialect of Feathers over REST. */
export const apiService = (path: ResourcePath): ApiService => ({
  find: (params) => call({ method: 'GET', path, params }),
  get: (id, params) => call({ method: 'GET', path, id, params }),
  create: (data, params) => call({ method: 'POST', path, data, params }),
  update: (id, data, params) => call({ method: 'PUT', path, id, data, params }),
  patch: (id, data, params) => call({ method: 'PATCH', path, id, data, params }),
  remove: (id, params) => call({ method: 'DELETE', path, id, params }),
})
