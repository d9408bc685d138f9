import type { ServiceFailure } from '../../../../../platform/outbound/outcome.ts'
import { retryAfterOf } from '../../../../../platform/outbound/retry-after.ts'
import type { Refusal } from './json-api.ts'

/** Returns the message in a JSON refusal, wherever vendors put it; empty if there is none. */
export const sentenceIn = (text: string): string => {
  try {
    const body = JSON.parse(text) as {
      message?: unknown
      Message?: unknown
      error?: unknown
      errors?: { message?: unknown }[]
    }
    const found = [body.message, body.Message, body.error, body.errors?.[0]?.message]
    return (found.find((part) => typeof part === 'string' && part !== '') as string | undefined) ?? ''
  } catch {
    return ''
  }
}

/** Classifies a refusal by its HTTP status; vendors handle their own cases first. */
export const vendorFailure = (vendor: string, { status, headers, text }: Refusal): ServiceFailure => {
  const said = sentenceIn(text)
  const quoted = said === '' ? `HTTP ${status}` : `“${said.slice(0, 200)}”`
  if (status === 429 || (status === 503 && headers['retry-after'] !== undefined)) {
    const retryAfter = retryAfterOf(headers['retry-after'], Date.now())
    return {
      kind: 'rate-limited',
      message: `${vendor} is rate-limiting requests. We’ll retry automatically.`,
      ...(retryAfter === undefined ? {} : { retryAfter }),
    }
  }
  if (status >= 500)
    return {
      kind: 'retryable',
      message: `${vendor} has a temporary problem. We’ll retry automatically.`,
    }
  if (status === 401)
    return {
      kind: 'auth-dead',
      message: `${vendor} rejected this key. Check it under Cloud accounts.`,
    }
  if (status === 403)
    return {
      kind: 'auth-dead',
      message: `This key lacks a permission at ${vendor} (${quoted}). Grant it, or use another key.`,
    }
  if (status >= 400) return { kind: 'bad-content', message: `${vendor} refused the request (${quoted}).` }
  return { kind: 'unknown', message: `${vendor} returned an unexpected response (${quoted}).` }
}
