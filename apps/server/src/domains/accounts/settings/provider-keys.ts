import type { SettingKeyName } from '@web2/contract/accounts'
import type { Config } from '../../../platform/config/config.ts'
import type { AppContext } from '../../../platform/context.ts'
import { createSecretBox } from '../../../platform/secrets/seal.ts'
import { readSettings, type StoredSettings } from './read-settings.ts'
import { settingKeyContext } from './seal-setting-key.ts'
import type { WantedSettings } from './validate-settings-change.ts'

/**
 * Opened keys of an account, for the server's own calls. A key is undefined if it is not set or can't be
 * opened.
 */
export interface ProviderKeys {
  readonly openAi: string | undefined
  readonly poe: string | undefined
  readonly openAiCompatible:
    | {
        /** Without a trailing slash. Entered by a user, so only the guarded agent may call it. */
        readonly baseUrl: string
        readonly label: string
        /** Undefined if the endpoint needs no key. */
        readonly apiKey: string | undefined
      }
    | undefined
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
  const baseUrl = open.compatibleBaseUrl ?? ''
  return {
    openAi: key('openAi.apiKey'),
    poe: key('poeAI.apiKey'),
    openAiCompatible:
      baseUrl === ''
        ? undefined
        : {
            baseUrl,
            label: open.compatibleLabel || new URL(baseUrl).host,
            apiKey: key('openAiCompatible.apiKey'),
          },
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
    tumblr: app(key('tumblr.clientId'), key('tumblr.clientSecret')),
    wordpressCom: app(key('wordpressCom.clientId'), key('wordpressCom.clientSecret')),
  }
}

const app = (clientId: string | undefined, clientSecret: string | undefined): PlatformApp | undefined =>
  clientId && clientSecret ? { clientId, clientSecret } : undefined
