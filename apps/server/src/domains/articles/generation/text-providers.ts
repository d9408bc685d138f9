import { createHmac } from 'node:crypto'
import {
  textProviderLabels,
  missingWriter,
  usedWriter,
  type UsedWriter,
  type TextProvider as ProviderName,
  type TextGenerator,
} from '@web2/contract/ai'
import { messages } from '@web2/contract/core'
import type { AppContext } from '../../../platform/context.ts'
import { patientAgentOf } from '../../../platform/outbound/process-agent.ts'
import { textProvider, type TextProvider } from '../../ai/index.ts'
import type { RateBudget } from '../../../platform/rate-limits/rate-budget.ts'
import { openedKeys, readSettings, type ProviderKeys } from '../../accounts/index.ts'

const accessTo = (
  { services }: AppContext['config'],
  keys: ProviderKeys,
  name: ProviderName,
): { baseUrl: string; apiKey: string } | undefined => {
  switch (name) {
    case 'openai':
      return keys.openAi === undefined ? undefined : { baseUrl: services.openai, apiKey: keys.openAi }
    case 'poe':
      return keys.poe === undefined ? undefined : { baseUrl: services.poe, apiKey: keys.poe }
    case 'openai-compatible':
      return (
        keys.openAiCompatible && {
          baseUrl: keys.openAiCompatible.baseUrl,
          apiKey: keys.openAiCompatible.apiKey ?? '',
        }
      )
  }
}

/** Returns the message for a missing key. */
export const missingKey = (name: ProviderName): string =>
  messages.providerKeyMissing(textProviderLabels[name])

/** Limits per key: Poe documents 500 calls per minute; the others answer 429 when exceeded. */
const limitsOf: Readonly<Record<ProviderName, Omit<RateBudget, 'name'>>> = {
  openai: { atOnce: 96 },
  poe: { atOnce: 48, limits: [{ most: 450, seconds: 60 }] },
  'openai-compatible': { atOnce: 48 },
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
  return { name: `text:${name}:${key}`, ...limitsOf[name] }
}

/** A text service opened with the account's key, with its rate budget. */
export interface BudgetedTextProvider extends TextProvider {
  readonly budget: RateBudget
}

/** The writer used for a requested one, with its service. */
export interface OpenedWriter extends UsedWriter {
  readonly provider: BudgetedTextProvider
}

/** Access to the account's text services. */
export interface TextWriters {
  /** Returns the service; undefined if the account has no key for it. */
  readonly service: (name: ProviderName) => BudgetedTextProvider | undefined
  /**
   * Returns the writer to use: the requested service, or the account's default if that has no key; never a
   * disabled model. Undefined if no service has a key.
   */
  readonly writerFor: (wanted: TextGenerator) => OpenedWriter | undefined
  /** Returns what the account must do before the service can be used. */
  readonly missing: (name: ProviderName) => string
}

/** Opens the account's keys once for any number of texts. */
export const textWritersOf = async (
  context: Pick<AppContext, 'config' | 'db' | 'now'>,
  accountId: string,
): Promise<TextWriters> => {
  const { config } = context
  const stored = await readSettings(context.db, accountId)
  const keys = openedKeys(config, accountId, stored)
  const dispatcher = patientAgentOf(config)
  const opened = new Map<ProviderName, BudgetedTextProvider | undefined>()
  const service = (name: ProviderName) => {
    if (opened.has(name)) return opened.get(name)
    const access = accessTo(config, keys, name)
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
  }
  return {
    service,
    missing: (name) => missingWriter(name, connected),
    writerFor: (wanted) => {
      const used = usedWriter(wanted, connected, context.now().toISOString().slice(0, 10))
      const provider = used && service(used.writer.name)
      return used && provider ? { ...used, provider } : undefined
    },
  }
}
