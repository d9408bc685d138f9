import type { LanguageModelV4, SharedV4ProviderOptions } from '@ai-sdk/provider'
import type { Outcome } from '../../../platform/outbound/outcome.ts'
import type { LiveModel, TextAccess } from './text-provider.ts'

/** Access of a provider's package, which never reads a key or URL from the environment. */
export interface ModelAccess {
  readonly baseURL: string
  readonly apiKey: string
  /** Sends requests through the guarded agent. */
  readonly fetch: typeof fetch
}

/** A model of a service by its id. */
export type OpenModel = (id: string) => LanguageModelV4

/** An API request that asks no model: a path after the base URL, with the headers that carry the key. */
export interface VendorRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
}

/** How one service is called. */
export interface Vendor {
  /** Its name in messages. */
  readonly service: (access: Pick<TextAccess, 'baseUrl'>) => string
  /** Opens its package, which loads with the first call. */
  readonly open: (access: ModelAccess) => Promise<OpenModel>
  /** Model names of the UI mapped to those of the API; other names pass through unchanged. */
  readonly apiNames?: Readonly<Record<string, string>>
  /** Options of every call, such as not to store it. */
  readonly options?: SharedV4ProviderOptions
  /** Maximum of tokens to ask for where the package would ask for the model's own, which may be too many to pay. */
  readonly mostTokens?: number
  readonly models: {
    readonly request: (access: TextAccess) => VendorRequest
    readonly read: (answer: unknown) => readonly LiveModel[]
  }
  /**
   * Models that test a key with one word for a fraction of a cent, cheapest first, where the list of models does not
   * tell that the account has no credit.
   */
  readonly trialModels?: readonly string[]
  /** Tests a key where the list of models does not prove it. */
  readonly tryKey?: (access: TextAccess, service: string, signal: AbortSignal) => Promise<Outcome<string>>
}
