import { messages, type ErrorBody, type ErrorId } from '@web2/contract/core'

/** An error answer of the API, as the client throws it. */
export interface ApiError extends Error {
  readonly code: number
  readonly className: string
  /** Sentences by field, for a 400. */
  readonly errors?: Record<string, unknown>
}

export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && 'code' in error && typeof error.code === 'number'

/** The stable name of a failure; undefined when the answer carries none. */
export const errorIdOf = (error: unknown): ErrorId | undefined =>
  isApiError(error) ? (error as ApiError & Pick<ErrorBody, 'data'>).data?.id : undefined

const unreachable =
  'Can’t reach the server. Check your connection and try again; your changes are safe in this tab.'

/** Returns the error of a `fetch` without a complete answer. */
export const noAnswer = (cause: unknown): Error =>
  Object.assign(new Error('The server did not respond.', { cause }), { unanswered: true })

/** Returns the error of an answer that refuses a call; `body` is its JSON, if it was any. */
export const refusal = (status: number, body: unknown): ApiError => {
  const said = typeof body === 'object' && body !== null ? body : {}
  const message = 'message' in said && typeof said.message === 'string' ? said.message : ''
  return Object.assign(new Error(message), { className: '', ...said, message, code: status })
}

/** No answer at all: the browser is offline or the server is away. */
export const isUnreachable = (error: unknown): boolean => error instanceof Error && 'unanswered' in error

/** Returns an error as a sentence for the user. */
export const sentenceFor = (error: unknown): string => {
  if (isUnreachable(error)) return unreachable
  if (!isApiError(error)) return messages.somethingWentWrong
  if (error.code === 429) return error.message || 'Too many attempts. Wait a moment and try again.'
  // without a message the answer is not the API's; a proxy that found no server has these codes
  if (error.message === '' && [502, 503, 504].includes(error.code)) return unreachable
  return error.message || messages.somethingWentWrong
}

const firstSentence = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(firstSentence).find((sentence) => sentence !== undefined)
  if (typeof value === 'object' && value !== null && 'message' in value) return firstSentence(value.message)
  return undefined
}

/** The server's sentences by field name, ready for a form; empty when the error names no field. */
export const fieldErrors = (error: unknown): Record<string, string> => {
  if (!isApiError(error) || error.errors === undefined || error.errors === null) return {}
  const entries = Object.entries(error.errors).flatMap(([field, value]) => {
    const sentence = firstSentence(value)
    return sentence === undefined ? [] : [[field, sentence] as const]
  })
  return Object.fromEntries(entries)
}
