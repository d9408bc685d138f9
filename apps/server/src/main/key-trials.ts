import type { SettingChange, SettingKeyName, SettingService, SettingTest } from '@web2/contract/accounts'
import { messages } from '@web2/contract/core'
import type { AppContext } from '../platform/context.ts'
import { guardedAgentOf } from '../platform/outbound/process-agent.ts'
import { done, failed, type Outcome } from '../platform/outbound/outcome.ts'
import { countAttempt } from '../platform/rate-limits/rate-limit.ts'
import { openedKeys, type ProviderKeys } from '../domains/accounts/settings/provider-keys.ts'
import { readSettings, type StoredSettings } from '../domains/accounts/settings/read-settings.ts'
import { wantedSettings } from '../domains/accounts/settings/validate-settings-change.ts'

/** Trials per account, so that keys can't be guessed through this server. */
const allowance = { most: 60, seconds: 900 }
/** Time limit of a trial in ms. */
const longest = 45_000

interface Surroundings {
  readonly config: AppContext['config']
  readonly signal: AbortSignal
}

/** Returns undefined if there is no key to try. */
type Try = (keys: ProviderKeys, surroundings: Surroundings) => Promise<Outcome<string>> | undefined

const text = ({ config }: Surroundings, baseUrl: string, apiKey: string) => ({
  baseUrl,
  apiKey,
  dispatcher: guardedAgentOf(config),
})

/** Searches for a term with results everywhere. */
const searching =
  (name: 'pixabay' | 'pexels' | 'unsplash'): Try =>
  (keys, { config }) => {
    const key = keys[name]
    if (key === undefined) return undefined
    return import('../domains/media/providers/image-search/registry.ts').then(
      async ({ imageSourceRegistry }) => {
        const source = imageSourceRegistry[name].create({
          base: config.services[name],
          key,
          dispatcher: guardedAgentOf(config),
          contact: config.publicUrl,
        })
        const found = await source.search({ query: 'Nature', page: 1 })
        if (!found.ok) return found
        return done(
          `The key works: ${found.value.total.toLocaleString('en-US')} pictures of “Nature” were found.`,
        )
      },
    )
  }

/** Trial of each service; its code is loaded on first use. */
const tries: Readonly<Record<SettingService, Try>> = {
  openAi: ({ openAi }, around) =>
    openAi === undefined
      ? undefined
      : import('../domains/ai/providers/openai/try-key.ts').then(({ tryOpenAiKey }) =>
          tryOpenAiKey(text(around, around.config.services.openai, openAi), around.signal),
        ),
  poeAI: ({ poe }, around) =>
    poe === undefined
      ? undefined
      : import('../domains/ai/providers/poe/try-key.ts').then(({ tryPoeKey }) =>
          tryPoeKey(text(around, around.config.services.poe, poe), around.signal),
        ),
  openAiCompatible: ({ openAiCompatible: own }, around) =>
    own === undefined
      ? undefined
      : import('../domains/ai/providers/openai-compatible/try-key.ts').then(({ tryEndpoint }) =>
          tryEndpoint(text(around, own.baseUrl, own.apiKey ?? ''), around.signal),
        ),
  midjourney: ({ midjourney: own }, { config }) =>
    own === undefined
      ? undefined
      : import('../domains/media/providers/image-generation/midjourney/try-gateway.ts').then(
          ({ tryGateway }) =>
            own.gateway === undefined
              ? failed({ kind: 'bad-content', message: messages.midjourneyNoGateway })
              : tryGateway({
                  gateway: own.gateway,
                  secret: own.gatewaySecret ?? '',
                  discordServerId: own.discordServerId,
                  discordChannelId: own.discordChannelId,
                  dispatcher: guardedAgentOf(config),
                }),
        ),
  pixabay: searching('pixabay'),
  pexels: searching('pexels'),
  unsplash: searching('unsplash'),
  tumblr: ({ tumblr }, { config }) =>
    tumblr === undefined
      ? undefined
      : import('../domains/properties/providers/tumblr/try-app.ts').then(({ tryTumblrApp }) =>
          tryTumblrApp(guardedAgentOf(config), config.services.tumblr, tumblr),
        ),
  wordpressCom: ({ wordpressCom }, { config }) =>
    wordpressCom === undefined
      ? undefined
      : import('../domains/properties/providers/wordpress-com/try-app.ts').then(({ tryWordPressComApp }) =>
          tryWordPressComApp(
            guardedAgentOf(config),
            config.services.wordpressCom,
            wordpressCom,
            config.publicUrl,
          ),
        ),
}

/** Settings that a service requires before it can be tried. */
const needed: Readonly<Partial<Record<SettingService, readonly SettingKeyName[]>>> = {
  midjourney: ['midjourney.discordServerId', 'midjourney.discordChannelId', 'midjourney.discordToken'],
  openAiCompatible: [],
  tumblr: ['tumblr.clientId', 'tumblr.clientSecret'],
  wordpressCom: ['wordpressCom.clientId', 'wordpressCom.clientSecret'],
}

/** Returns the message for a service without anything to try. */
const missing = (service: SettingService, stored: StoredSettings): string => {
  const names = needed[service] ?? [`${service}.apiKey` as SettingKeyName]
  if (names.length > 0 && names.every((name) => stored.keys.has(name)))
    return 'The stored key cannot be read any more: it was stored under another APP_SECRET. Enter it again.'
  if (service === 'midjourney') return 'Fill in the three Discord fields first.'
  if (names.length === 2) return 'There is nothing to try yet. Enter both keys of your application first.'
  return names.length === 0 ? 'Enter the address first.' : 'There is no key to try yet. Enter it first.'
}

/** Tries the stored keys of a service, with the values in `change` instead where given. Saves nothing. */
export const tryService = async (
  { config, db }: Pick<AppContext, 'config' | 'db'>,
  accountId: string,
  service: SettingService,
  change: SettingChange,
): Promise<SettingTest> => {
  const stored = await readSettings(db, accountId)
  const keys = openedKeys(config, accountId, stored, wantedSettings(change, stored))
  await countAttempt(db, { key: `try-service:${accountId}`, ...allowance })
  const answer = await tries[service](keys, { config, signal: AbortSignal.timeout(longest) })
  if (answer === undefined) return { status: 'error', message: missing(service, stored) }
  return answer.ok
    ? { status: 'success', message: answer.value }
    : { status: 'error', message: answer.failure.message }
}
