import { createHmac } from 'node:crypto'
import {
  fallbacksFor,
  textCost,
  textProviderLabels,
  missingWriter,
  usedWriter,
  type AiTask,
  type TextPrice,
  type TokenCounts,
  type UsedWriter,
  type TextProvider as ProviderName,
  type TextGenerator,
} from '@web2/contract/ai'
import { messages } from '@web2/contract/core'
import type { AppContext } from '../../platform/context.ts'
import type { ServiceFailure } from '../../platform/outbound/outcome.ts'
import { patientAgentOf } from '../../platform/outbound/process-agent.ts'
import { readTextPrices, textProvider, type TextProvider } from '../ai/index.ts'
import type { RateBudget } from '../../platform/rate-limits/rate-budget.ts'
import { openedKeys, readSettings } from '../accounts/index.ts'

/** Returns the message for a missing key. */
export const missingKey = (name: ProviderName): string =>
  messages.providerKeyMissing(textProviderLabels[name])

/** Limits per key: Poe documents 500 calls per minute; the others answer 429 when exceeded. */
const limitsOf = (name: ProviderName): Omit<RateBudget, 'name'> => {
  switch (name) {
    case 'poe':
      return { atOnce: 48, limits: [{ most: 450, seconds: 60 }] }
    case 'ollama':
      // an account's own server writes a few texts at once and lets the others wait
      return { atOnce: 4 }
    case 'openai-compatible':
      return { atOnce: 48 }
    default:
      return { atOnce: 96 }
  }
}

/**
 * Returns the rate budget shared by all users of the same key and URL. The name is an HMAC, so it reveals
 * neither.
 */
const budgetOf = (
  { appSecret }: AppContext['config'],
  name: ProviderName,
  { baseUrl, apiKey }: { readonly baseUrl: string; readonly apiKey: string },
): RateBudget => {
  const key = createHmac('sha256', appSecret).update(`${baseUrl} ${apiKey}`).digest('base64url').slice(0, 22)
  return { name: `text:${name}:${key}`, ...limitsOf(name) }
}

/** A text service opened with the account's key, with its rate budget. */
export interface BudgetedTextProvider extends TextProvider {
  readonly budget: RateBudget
}

/** The writer used for a requested one, with its service. */
export interface OpenedWriter extends UsedWriter {
  readonly provider: BudgetedTextProvider
  /** Prices of the installation. */
  readonly prices: readonly TextPrice[]
}

/** Access to the account's text services. */
export interface TextWriters {
  /** Returns the service; undefined if the account has no key for it. */
  readonly service: (name: ProviderName) => BudgetedTextProvider | undefined
  /**
   * Returns the writer to use: the requested service, or the account's choice for the task if that has no key or none is
   * requested; never a disabled model. Undefined if no service has a key.
   */
  readonly writerFor: (wanted: TextGenerator | null, task?: AiTask) => OpenedWriter | undefined
  /** Returns the account's writers for when this one fails, in order. */
  readonly fallbacksFor: (failed: OpenedWriter) => readonly OpenedWriter[]
  /** Why a writer can't answer until the account changes something; kept as long as these writers are open. */
  readonly refusals: Map<string, ServiceFailure>
  /** Prices of the installation, which `costOf` uses. */
  readonly prices: readonly TextPrice[]
  /** Returns what a text cost in US dollars; null if the price is unknown. */
  readonly costOf: (writer: TextGenerator, tokens: TokenCounts) => number | null
  /** Returns what the account must do before the service can be used. */
  readonly missing: (name: ProviderName) => string
}

/** Opens the account's keys once for any number of texts. */
export const textWritersOf = async (
  context: Pick<AppContext, 'config' | 'db' | 'now'>,
  accountId: string,
): Promise<TextWriters> => {
  const { config } = context
  const [stored, prices] = await Promise.all([
    readSettings(context.db, accountId),
    readTextPrices(context.db),
  ])
  const keys = openedKeys(config, accountId, stored)
  const dispatcher = patientAgentOf(config)
  const opened = new Map<ProviderName, BudgetedTextProvider | undefined>()
  const service = (name: ProviderName) => {
    if (opened.has(name)) return opened.get(name)
    const access = keys.text.get(name)
    const provider = access && {
      ...textProvider(name, { ...access, dispatcher }),
      budget: budgetOf(config, name, access),
    }
    opened.set(name, provider)
    return provider
  }
  const connected = {
    hasKey: (name: ProviderName) => service(name) !== undefined,
    defaultWriter: stored.open?.defaultWriter ?? null,
    taskWriters: stored.open?.taskWriters ?? {},
    fallbackWriters: stored.open?.fallbackWriters ?? [],
  }
  const today = () => context.now().toISOString().slice(0, 10)
  const open = (used: UsedWriter | null): OpenedWriter | undefined => {
    const provider = used && service(used.writer.name)
    return used && provider ? { ...used, provider, prices } : undefined
  }
  return {
    service,
    missing: (name) => missingWriter(name, connected),
    writerFor: (wanted, task) => open(usedWriter(wanted, connected, today(), task)),
    fallbacksFor: ({ writer }) =>
      fallbacksFor(writer, connected, today()).flatMap((each) => open(each) ?? []),
    refusals: new Map(),
    prices,
    costOf: ({ name, params }, tokens) => textCost(name, params.model, tokens, prices, context.now()),
  }
}
