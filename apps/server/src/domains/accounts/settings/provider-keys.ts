import type { SettingKeyName } from '@web2/contract/accounts'
import { textProviders, textServiceOf, type TextProvider } from '@web2/contract/ai'
import type { Config } from '../../../platform/config/config.ts'
import type { AppContext } from '../../../platform/context.ts'
import { createSecretBox } from '../../../platform/secrets/seal.ts'
import { readSettings, type StoredSettings } from './read-settings.ts'
import { settingKeyContext } from './seal-setting-key.ts'
import type { WantedSettings } from './validate-settings-change.ts'

/** URL and key of a text service. */
export interface TextServiceAccess {
  /** Without a trailing slash. May be entered by a user, so only the guarded agent may call it. */
  readonly baseUrl: string
  /** Empty if a server of the account's own needs none. */
  readonly apiKey: string
}

/**
 * Opened keys of an account, for the server's own calls. A key is undefined if it is not set or can't be
 * opened.
 */
export interface ProviderKeys {
  readonly openAi: string | undefined
  readonly poe: string | undefined
  /** Where each connected text service is called, and its key. */
  readonly text: ReadonlyMap<TextProvider, TextServiceAccess>
  readonly blackForestLabs: string | undefined
  readonly stability: string | undefined
  /** Undefined unless all three Discord fields are set. */
  readonly midjourney:
    | {
        readonly discordToken: string
        readonly discordServerId: string
        readonly discordChannelId: string
        /** Base URL of the gateway, from the account or MIDJOURNEY_URL; undefined if neither is set. */
        readonly gateway: string | undefined
        readonly gatewaySecret: string | undefined
      }
    | undefined
  readonly pixabay: string | undefined
  readonly pexels: string | undefined
  readonly unsplash: string | undefined
  readonly braveSearch: string | undefined
  readonly tumblr: PlatformApp | undefined
  readonly wordpressCom: PlatformApp | undefined
}

/** An application that the account registered with a platform. */
export interface PlatformApp {
  readonly clientId: string
  readonly clientSecret: string
}

/** Opens the account's keys. They never leave the server in a response, event, log or job payload. */
export const providerKeys = async (
  { config, db }: Pick<AppContext, 'config' | 'db'>,
  accountId: string,
): Promise<ProviderKeys> => openedKeys(config, accountId, await readSettings(db, accountId))

const nothing: WantedSettings = { keys: new Map(), open: {} }

/** Opens the stored keys as they would be after the change `wanted`, which is not stored yet. */
export const openedKeys = (
  config: Pick<Config, 'appSecret' | 'services' | 'midjourneySecret'>,
  accountId: string,
  stored: StoredSettings,
  wanted: WantedSettings = nothing,
): ProviderKeys => {
  const open = { ...stored.open, ...wanted.open }
  const box = createSecretBox(config.appSecret)
  const key = (name: SettingKeyName): string | undefined => {
    if (wanted.keys.has(name)) return wanted.keys.get(name) ?? undefined
    const sealed = stored.keys.get(name)?.keySealed
    return sealed === undefined ? undefined : box.open(sealed, settingKeyContext(name, accountId))
  }
  const discordToken = key('midjourney.discordToken')
  const discordServerId = key('midjourney.discordServerId')
  const discordChannelId = key('midjourney.discordChannelId')
  return {
    openAi: key('openAi.apiKey'),
    poe: key('poeAI.apiKey'),
    text: textAccess(config.services, open, key),
    blackForestLabs: key('blackForestLabs.apiKey'),
    stability: key('stability.apiKey'),
    midjourney:
      discordToken && discordServerId && discordChannelId
        ? {
            discordToken,
            discordServerId,
            discordChannelId,
            gateway: open.midjourneyGateway || config.services.midjourney || undefined,
            gatewaySecret:
              key('midjourney.gatewaySecret') ??
              (open.midjourneyGateway ? undefined : config.midjourneySecret || undefined),
          }
        : undefined,
    pixabay: key('pixabay.apiKey'),
    pexels: key('pexels.apiKey'),
    unsplash: key('unsplash.apiKey'),
    braveSearch: key('braveSearch.apiKey'),
    tumblr: app(key('tumblr.clientId'), key('tumblr.clientSecret')),
    wordpressCom: app(key('wordpressCom.clientId'), key('wordpressCom.clientSecret')),
  }
}

/** Where the services with one URL for all their customers are called. */
const addressOf = {
  openai: 'openai',
  anthropic: 'anthropic',
  gemini: 'gemini',
  mistral: 'mistral',
  xai: 'xai',
  deepseek: 'deepseek',
  openrouter: 'openrouter',
  poe: 'poe',
} as const

type EnteredAddresses = Partial<
  Pick<
    NonNullable<StoredSettings['open']>,
    'azureBaseUrl' | 'bedrockRegion' | 'ollamaBaseUrl' | 'compatibleBaseUrl'
  >
>

/** Base URLs of the services whose URL or region the account entered. */
const ownAddresses = (open: EnteredAddresses) => ({
  azure: open.azureBaseUrl ? `${open.azureBaseUrl.replace(/\/openai(\/v1)?$/, '')}/openai/v1` : undefined,
  bedrock: open.bedrockRegion ? `https://bedrock-runtime.${open.bedrockRegion}.amazonaws.com` : undefined,
  ollama: open.ollamaBaseUrl ? `${open.ollamaBaseUrl.replace(/\/api$/, '')}/api` : undefined,
  'openai-compatible': open.compatibleBaseUrl || undefined,
})

const needsNoKey: ReadonlySet<TextProvider> = new Set(['ollama', 'openai-compatible'])

const textAccess = (
  services: Config['services'],
  open: EnteredAddresses,
  key: (name: SettingKeyName) => string | undefined,
): ReadonlyMap<TextProvider, TextServiceAccess> => {
  const own = ownAddresses(open)
  return new Map(
    textProviders.flatMap((name) => {
      const baseUrl =
        name in addressOf
          ? services[addressOf[name as keyof typeof addressOf]]
          : own[name as keyof typeof own]
      const apiKey = key(`${textServiceOf[name]}.apiKey`) ?? (needsNoKey.has(name) ? '' : undefined)
      return baseUrl === undefined || apiKey === undefined ? [] : [[name, { baseUrl, apiKey }] as const]
    }),
  )
}

const app = (clientId: string | undefined, clientSecret: string | undefined): PlatformApp | undefined =>
  clientId && clientSecret ? { clientId, clientSecret } : undefined
