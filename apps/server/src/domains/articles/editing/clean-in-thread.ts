import { badInput } from '../../../platform/errors.ts'
import { boundedReader, smallInput } from '../../../platform/threads/bounded-reader.ts'
import { LimitExceeded } from '../../../platform/threads/limit-exceeded.ts'
import { cleanText, type CleanText } from './clean-text.ts'

const clean = boundedReader(
  cleanText,
  { module: new URL('./clean-text.ts', import.meta.url), name: 'cleanText' },
  { within: 20_000, what: 'text' },
)

/** Key of a text that was cleaned before the transaction. Clients can't send it, because it is a symbol. */
export const cleaned = Symbol('cleaned')

export interface TextSent {
  readonly text?: string
  readonly [cleaned]?: CleanText
}

/**
 * Cleans a submitted text, in a worker thread if it is long. Throws 400 for the field if it takes too long.
 */
export const cleanSent = async (accountId: string, html: string, field: string): Promise<CleanText> => {
  try {
    return await clean({ turnOf: accountId, size: html.length, given: [html] })
  } catch (error) {
    throw error instanceof LimitExceeded ? badInput({ [field]: error.message }, error.message) : error
  }
}

/**
 * Cleans a long text in a worker thread before the transaction, so that it doesn't block the event loop.
 * Throws 400 for a text that takes too long.
 */
export const cleanAhead = async <Sent extends TextSent>(accountId: string, sent: Sent): Promise<Sent> => {
  const { text } = sent
  if (text === undefined || text.length <= smallInput) return sent
  return { ...sent, [cleaned]: await cleanSent(accountId, text, 'text') }
}
