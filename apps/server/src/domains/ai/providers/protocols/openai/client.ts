import OpenAI from 'openai'
import { fetch as guardedFetch } from 'undici'
import type { TextAccess } from '../../text-provider.ts'

const clients = new WeakMap<TextAccess, Map<number, OpenAI>>()

/**
 * Opens the official client with all calls through the given dispatcher. Refuses redirects, because the key
 * is meant for one host. Never retries; the run's steps do that.
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

/** Returns the client of an access, creating it once per `patience`. */
export const openAiClient = (access: TextAccess, patience: number): OpenAI => {
  const known = clients.get(access) ?? new Map<number, OpenAI>()
  clients.set(access, known)
  const client = known.get(patience) ?? openClient(access, patience)
  known.set(patience, client)
  return client
}
