import { Type, type Static } from 'typebox'
import { SecretView } from '../core/secret.ts'
import { TextGenerator } from '../ai/text-generator.ts'
import { AllowsHttp, nullable, recordFields, text } from '../core/record.ts'

/** Every secret of the settings record, by its place in it. */
export const settingKeyNames = [
  'poeAI.apiKey',
  'openAi.apiKey',
  'openAiCompatible.apiKey',
  'midjourney.discordToken',
  'midjourney.discordServerId',
  'midjourney.discordChannelId',
  'midjourney.gatewaySecret',
  'pixabay.apiKey',
  'pexels.apiKey',
  'unsplash.apiKey',
  'tumblr.clientId',
  'tumblr.clientSecret',
  'wordpressCom.clientId',
  'wordpressCom.clientSecret',
] as const
export type SettingKeyName = (typeof settingKeyNames)[number]

/** The services a key can be stored for, in the order of the screen. */
export const settingServices = [
  'openAi',
  'poeAI',
  'openAiCompatible',
  'midjourney',
  'pixabay',
  'pexels',
  'unsplash',
  'tumblr',
  'wordpressCom',
] as const
export type SettingService = (typeof settingServices)[number]

export const settingServiceLabels: Readonly<Record<SettingService, string>> = {
  openAi: 'Open AI',
  poeAI: 'Poe',
  openAiCompatible: 'OpenAI-compatible endpoint',
  midjourney: 'Midjourney',
  pixabay: 'Pixabay',
  pexels: 'Pexels',
  unsplash: 'Unsplash',
  tumblr: 'Tumblr application',
  wordpressCom: 'WordPress.com application',
}

const KeyView = Type.Object({ apiKey: SecretView })
/** An application that the account has registered with a platform; users authorize this application there. */
const AppView = Type.Object({ clientId: SecretView, clientSecret: SecretView })

/**
 * The account's single settings record. Secrets are reported only as set, with their last four characters for
 * members who may change them and an empty string for others.
 */
export const Setting = Type.Object({
  ...recordFields,
  poeAI: KeyView,
  openAi: KeyView,
  /** Any server that speaks OpenAI's API; set when `baseUrl` is not empty. */
  openAiCompatible: Type.Object({ baseUrl: Type.String(), label: Type.String(), apiKey: SecretView }),
  midjourney: Type.Object({
    discordToken: SecretView,
    discordServerId: SecretView,
    discordChannelId: SecretView,
    /** The account's own gateway; empty: the installation's, if there is one. */
    gateway: Type.String(),
    gatewaySecret: SecretView,
    /** There is a gateway, the account's or the installation's. */
    hasGateway: Type.Boolean(),
  }),
  pixabay: KeyView,
  pexels: KeyView,
  unsplash: KeyView,
  tumblr: AppView,
  wordpressCom: AppView,
  /** Who writes where the service that is named has no key; null: the first service that has one. */
  defaultWriter: nullable(TextGenerator),
  /** Where platforms send people back to: their applications have to name exactly this. */
  returnAddress: Type.String(),
})
export type Setting = Static<typeof Setting>

/** A key as pasted, validated further by the server; null deletes the stored one. */
const Key = Type.Optional(nullable(Type.String()))
const KeyChange = Type.Optional(Type.Object({ apiKey: Key }, { additionalProperties: false }))
const AppChange = Type.Optional(
  Type.Object({ clientId: Key, clientSecret: Key }, { additionalProperties: false }),
)
const Address = Type.Optional(nullable(text(300)))

const changeFields = {
  poeAI: KeyChange,
  openAi: KeyChange,
  openAiCompatible: Type.Optional(
    Type.Object(
      {
        baseUrl: Address,
        label: Type.Optional(nullable(text(80))),
        apiKey: Key,
        allowsHttp: AllowsHttp,
      },
      { additionalProperties: false },
    ),
  ),
  midjourney: Type.Optional(
    Type.Object(
      {
        discordToken: Key,
        discordServerId: Key,
        discordChannelId: Key,
        gateway: Address,
        gatewaySecret: Key,
        allowsHttp: AllowsHttp,
      },
      { additionalProperties: false },
    ),
  ),
  pixabay: KeyChange,
  pexels: KeyChange,
  unsplash: KeyChange,
  tumblr: AppChange,
  wordpressCom: AppChange,
  defaultWriter: Type.Optional(nullable(TextGenerator)),
}

/** Absent fields stay unchanged; null deletes the stored value. */
export const SettingChange = Type.Object(changeFields, { additionalProperties: false })
export type SettingChange = Static<typeof SettingChange>

/** POST and PATCH /settings: a change; or with `test` a try of a service, for which nothing is saved. */
export const SettingRequest = Type.Object(
  { ...changeFields, test: Type.Optional(Type.Enum(settingServices)) },
  { additionalProperties: false },
)
export type SettingRequest = Static<typeof SettingRequest>

const KeyPut = Type.Object({ apiKey: nullable(Type.String()) }, { additionalProperties: false })

/**
 * PUT /settings/:id names every key for text and images, null for one to delete: stored values are never
 * returned, so a client can't send back those it leaves unchanged. Other fields stay unchanged unless named.
 */
export const SettingPut = Type.Object(
  {
    ...changeFields,
    poeAI: KeyPut,
    openAi: KeyPut,
    midjourney: Type.Object(
      {
        discordToken: nullable(Type.String()),
        discordServerId: nullable(Type.String()),
        discordChannelId: nullable(Type.String()),
        gateway: Address,
        gatewaySecret: Key,
        allowsHttp: AllowsHttp,
      },
      { additionalProperties: false },
    ),
    pixabay: KeyPut,
    pexels: KeyPut,
    unsplash: KeyPut,
  },
  { additionalProperties: false },
)
export type SettingPut = Static<typeof SettingPut>

/** Result of testing a key with its service; `message` is a sentence for users. */
export interface SettingTest {
  status: 'success' | 'error'
  message: string
}
