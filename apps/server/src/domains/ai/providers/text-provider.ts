import type { Dispatcher } from 'undici'
import type { Outcome } from '../../../platform/outbound/outcome.ts'

/** Where a service is and the key it is asked with. */
export interface TextAccess {
  /** Base address of the API, without a slash at its end: 'https://api.openai.com/v1'. */
  readonly baseUrl: string
  /** Empty where a service of one's own asks for none. */
  readonly apiKey: string
  /** The guarded agent: every call goes through it. */
  readonly dispatcher: Dispatcher
}

export interface TextCall {
  /** As the interface names it; the provider maps names that its service has renamed. */
  readonly model: string
  /** What the writer is told about its task, before the prompt. */
  readonly instructions: string
  readonly prompt: string
  /** Characters that are taken at most; what comes beyond is not waited for. */
  readonly mostCharacters: number
  /** Milliseconds without a word before the service is given up. */
  readonly patience: number
  /** Aborted when nobody wants the text any more. */
  readonly signal: AbortSignal
  /** Called with every piece as it comes. */
  readonly onText: (piece: string) => void
}

export type TextEnd = 'whole' | 'cut' | 'stopped'

export interface Completion {
  readonly text: string
  /** whole: the model came to its end. cut: by its own limit or ours. stopped: by the call's signal. */
  readonly end: TextEnd
  readonly inputTokens: number
  readonly outputTokens: number
  /** The service did not tell the tokens; they are counted as four characters each. */
  readonly tokensGuessed: boolean
}

export interface LiveModel {
  readonly id: string
}

/** One text service. Every method answers an outcome; only a programmer's mistake throws. */
export interface TextProvider {
  complete(call: TextCall): Promise<Outcome<Completion>>
  /** Models that the key may use; nothing is changed or paid. */
  models(signal: AbortSignal): Promise<Outcome<readonly LiveModel[]>>
}
