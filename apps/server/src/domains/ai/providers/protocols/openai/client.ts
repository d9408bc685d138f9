import OpenAI from 'openai'
import { fetch as guardedFetch } from 'undici'
import type { TextAccess } from '../../text-provider.ts'

const clients = new WeakMap<TextAccess, Map<number, OpenAI>>()

/**
 * The official client with every call through the given dispatcher. Redirects are refused: the key is meant for one
 * address. It never repeats a call by itself; that is decided where the run is recorded.
 */
const openClient = ({ baseUrl, apiKey, dispatcher }: TextAccess, patience: number): OpenAI => {
  const call: unknown = (url: string, init: object) =>
    guardedFetch(url, { ...init, dispatcher, redirect: 'error' })
  return new OpenAI({
    apiKey: apiKey || 'none',
    baseURL: baseUrl,
    organization: null,
    project: null,
    maxRetries: 0,
    timeout: patience,
    fetch: call as typeof fetch,
  })
}

/** The client of an access; made once, for as many calls as follow. */
export const openAiClient = (access: TextAccess, patience: number): OpenAI => {
  const known = clients.get(access) ?? new Map<number, OpenAI>()
  clients.set(access, known)
  const client = known.get(patience) ?? openClient(access, patience)
  known.set(patience, client)
  return client
}
