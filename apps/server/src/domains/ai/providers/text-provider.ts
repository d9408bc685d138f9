import type { Dispatcher } from 'undici'
import type { Outcome } from '../../../platform/outbound/outcome.ts'

/** A service's URL and its key. */
export interface TextAccess {
  /** Base URL of the API without a trailing slash, e.g. 'https://api.openai.com/v1'. */
  readonly baseUrl: string
  /** Empty if a self-hosted service needs none. */
  readonly apiKey: string
  /** The guarded agent, used for every call. */
  readonly dispatcher: Dispatcher
}

export interface TextCall {
  /** The name used in the UI; the provider maps names that its service has changed. */
  readonly model: string
  /** System instructions, sent before the prompt. */
  readonly instructions: string
  readonly prompt: string
  /** Maximum number of characters; the stream is closed once they are received. */
  readonly mostCharacters: number
  /** Maximum number of tokens that the model may write; absent, the service's own maximum applies. */
  readonly mostTokens?: number
  /** Timeout in ms without new text. */
  readonly patience: number
  /** Aborted when the text is no longer wanted. */
  readonly signal: AbortSignal
  /** Called with each chunk as it arrives. */
  readonly onText: (piece: string) => void
}

export type TextEnd = 'whole' | 'cut' | 'stopped'

export interface Completion {
  readonly text: string
  /** whole: the model finished. cut: by its own limit or ours. stopped: by the call's signal. */
  readonly end: TextEnd
  /** All tokens of the request, those read from the service's cache included. */
  readonly inputTokens: number
  /** Tokens of the request that the service read from its cache, at a lower price. */
  readonly cachedTokens: number
  /** All tokens that are charged as output, those of the model's reasoning included. */
  readonly outputTokens: number
  /** True if the service reported no token counts and they are estimated at four characters per token. */
  readonly tokensGuessed: boolean
}

/** A model as the service lists it; a field is absent where the service does not tell it. */
export interface LiveModel {
  readonly id: string
  /** Tokens that a request and its answer may have together. */
  readonly contextTokens?: number
  /** Day on which the service switches it off, e.g. 2027-01-14. */
  readonly shutdownOn?: string
}

/** One text service. Methods return failures as outcomes; they throw only on programming errors. */
export interface TextProvider {
  complete(call: TextCall): Promise<Outcome<Completion>>
  /** Lists the models the key may use, at no cost and without side effects. */
  models(signal: AbortSignal): Promise<Outcome<readonly LiveModel[]>>
  /** Tests the key without generating text. Returns a sentence for the user. */
  tryKey(signal: AbortSignal): Promise<Outcome<string>>
}
