import { createHmac } from 'node:crypto'
import { messages, textProviderLabels, type TextProvider as ProviderName } from '@web2/contract'
import type { AppContext } from '../../context.ts'
import { patientAgentOf } from '../../outbound/process-agent.ts'
import { textProvider } from '../../providers/text/registry.ts'
import type { TextProvider } from '../../providers/text/text-provider.ts'
import type { RateBudget } from '../rate-budgets/rate-budget.ts'
import { providerKeys, type ProviderKeys } from '../settings/provider-keys.ts'

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

/** What the account must do before the service writes for it. */
export const missingKey = (name: ProviderName): string =>
  messages.providerKeyMissing(textProviderLabels[name])

/** What a service lets one key ask: Poe documents 500 calls a minute, the others tell by 429 when it is too much. */
const limitsOf: Readonly<Record<ProviderName, Omit<RateBudget, 'name'>>> = {
  openai: { atOnce: 96 },
  poe: { atOnce: 48, limits: [{ most: 450, seconds: 60 }] },
  'openai-compatible': { atOnce: 48 },
}

/** Shared by all who use the same key at the same address, of which nothing can be learned from the name. */
const budgetOf = (
  { appSecret }: AppContext['config'],
  name: ProviderName,
  { baseUrl, apiKey }: { readonly baseUrl: string; readonly apiKey: string },
): RateBudget => {
  const key = createHmac('sha256', appSecret).update(`${baseUrl} ${apiKey}`).digest('base64url').slice(0, 22)
  return { name: `text:${name}:${key}`, ...limitsOf[name] }
}

/** A service of texts with the account's key, and what may be asked of it. */
export interface BudgetedTextProvider extends TextProvider {
  readonly budget: RateBudget
}

/** The account's way to a service of texts; undefined while it has no key for it. */
export type OpenTextProvider = (name: ProviderName) => BudgetedTextProvider | undefined

/** Opens the account's keys once, for as many texts as follow. */
export const textProvidersOf = async (
  context: Pick<AppContext, 'config' | 'db'>,
  accountId: string,
): Promise<OpenTextProvider> => {
  const { config } = context
  const keys = await providerKeys(context, accountId)
  const dispatcher = patientAgentOf(config)
  const opened = new Map<ProviderName, BudgetedTextProvider | undefined>()
  return (name) => {
    if (opened.has(name)) return opened.get(name)
    const access = accessTo(config, keys, name)
    const provider = access && {
      ...textProvider(name, { ...access, dispatcher }),
      budget: budgetOf(config, name, access),
    }
    opened.set(name, provider)
    return provider
  }
}
