import { Type, type Static, type TSchema } from 'typebox'
import { KeyTest, SecretView } from '../core/secret.ts'
import { TextGenerator } from '../ai/text-generator.ts'
import { mostFallbacks } from '../ai/used-writer.ts'
import type { AiTask } from '../ai/ai-task.ts'
import { AllowsHttp, nullable, recordFields, text } from '../core/record.ts'

/** Paths of all secrets in the settings record. */
export const settingKeyNames = [
  'poeAI.apiKey',
  'openAi.apiKey',
  'anthropic.apiKey',
  'gemini.apiKey',
  'mistral.apiKey',
  'xAi.apiKey',
  'deepSeek.apiKey',
  'openRouter.apiKey',
  'azureOpenAi.apiKey',
  'bedrock.apiKey',
  'ollama.apiKey',
  'openAiCompatible.apiKey',
  'blackForestLabs.apiKey',
  'stability.apiKey',
  'midjourney.discordToken',
  'midjourney.discordServerId',
  'midjourney.discordChannelId',
  'midjourney.gatewaySecret',
  'pixabay.apiKey',
  'pexels.apiKey',
  'unsplash.apiKey',
  'braveSearch.apiKey',
  'tumblr.clientId',
  'tumblr.clientSecret',
  'wordpressCom.clientId',
  'wordpressCom.clientSecret',
] as const
export type SettingKeyName = (typeof settingKeyNames)[number]

/** Services a key can be stored for, in the order of the Settings screen. */
export const settingServices = [
  'openAi',
  'anthropic',
  'gemini',
  'mistral',
  'xAi',
  'deepSeek',
  'openRouter',
  'azureOpenAi',
  'bedrock',
  'poeAI',
  'ollama',
  'openAiCompatible',
  'blackForestLabs',
  'stability',
  'midjourney',
  'pixabay',
  'pexels',
  'unsplash',
  'braveSearch',
  'tumblr',
  'wordpressCom',
] as const
export type SettingService = (typeof settingServices)[number]

export const settingServiceLabels: Readonly<Record<SettingService, string>> = {
  openAi: 'Open AI',
  anthropic: 'Anthropic',
  gemini: 'Google Gemini',
  mistral: 'Mistral',
  xAi: 'xAI',
  deepSeek: 'DeepSeek',
  openRouter: 'OpenRouter',
  azureOpenAi: 'Azure OpenAI',
  bedrock: 'Amazon Bedrock',
  poeAI: 'Poe',
  ollama: 'Ollama',
  openAiCompatible: 'OpenAI-compatible endpoint',
  blackForestLabs: 'Black Forest Labs',
  stability: 'Stability AI',
  midjourney: 'Midjourney',
  pixabay: 'Pixabay',
  pexels: 'Pexels',
  unsplash: 'Unsplash',
  braveSearch: 'Brave Search',
  tumblr: 'Tumblr application',
  wordpressCom: 'WordPress.com application',
}

const KeyView = Type.Object({ apiKey: SecretView })

/** A field for each kind of work. */
const ofTasks = <Field extends TSchema>(field: Field) =>
  Type.Object(
    { outline: field, draft: field, edit: field, 'alt-text': field, extraction: field } satisfies Record<
      AiTask,
      Field
    >,
    { additionalProperties: false },
  )
const Fallbacks = Type.Array(TextGenerator, { maxItems: mostFallbacks })

/** Application that the account registered with a platform; users grant access to it there. */
const AppView = Type.Object({ clientId: SecretView, clientSecret: SecretView })

/**
 * The settings record of an account, one per account. Secrets show only that they are set, with their last
 * four characters for members who may change them and an empty string for others.
 */
export const Setting = Type.Object({
  ...recordFields,
  poeAI: KeyView,
  openAi: KeyView,
  anthropic: KeyView,
  gemini: KeyView,
  mistral: KeyView,
  xAi: KeyView,
  deepSeek: KeyView,
  openRouter: KeyView,
  /** `baseUrl` is the resource's endpoint, e.g. https://my-resource.openai.azure.com. */
  azureOpenAi: Type.Object({ baseUrl: Type.String(), apiKey: SecretView }),
  /** With a Bedrock API key, for one region, e.g. eu-central-1. */
  bedrock: Type.Object({ region: Type.String(), apiKey: SecretView }),
  /** A server with Ollama; configured if `baseUrl` is not empty. */
  ollama: Type.Object({ baseUrl: Type.String(), apiKey: SecretView }),
  /** Any server with an OpenAI-compatible API; configured if `baseUrl` is not empty. */
  openAiCompatible: Type.Object({ baseUrl: Type.String(), label: Type.String(), apiKey: SecretView }),
  blackForestLabs: KeyView,
  stability: KeyView,
  midjourney: Type.Object({
    discordToken: SecretView,
    discordServerId: SecretView,
    discordChannelId: SecretView,
    /** The account's own gateway; if empty, the installation's gateway is used if there is one. */
    gateway: Type.String(),
    gatewaySecret: SecretView,
    /** A gateway is available, the account's or the installation's. */
    hasGateway: Type.Boolean(),
  }),
  pixabay: KeyView,
  pexels: KeyView,
  unsplash: KeyView,
  /** Finds sources for planned articles. */
  braveSearch: KeyView,
  tumblr: AppView,
  wordpressCom: AppView,
  /** Latest test of each service's stored keys; absent if they were never tested. */
  tests: Type.Record(Type.String(), KeyTest),
  /** Model used if the requested service has no key; null for the first service that has one. */
  defaultWriter: nullable(TextGenerator),
  /** Models for kinds of work; null for the default. */
  taskWriters: ofTasks(nullable(TextGenerator)),
  /** Models used in this order when another one fails. */
  fallbackWriters: Fallbacks,
  /** URL that platforms redirect users to; their applications must register exactly this URL. */
  returnAddress: Type.String(),
})
export type Setting = Static<typeof Setting>

/** A key as pasted by the user; the server validates it further. null deletes the stored key. */
const Key = Type.Optional(nullable(Type.String()))
const KeyChange = Type.Optional(Type.Object({ apiKey: Key }, { additionalProperties: false }))
const AppChange = Type.Optional(
  Type.Object({ clientId: Key, clientSecret: Key }, { additionalProperties: false }),
)
const Address = Type.Optional(nullable(text(300)))

const AddressChange = Type.Optional(
  Type.Object({ baseUrl: Address, apiKey: Key, allowsHttp: AllowsHttp }, { additionalProperties: false }),
)

const changeFields = {
  poeAI: KeyChange,
  openAi: KeyChange,
  anthropic: KeyChange,
  gemini: KeyChange,
  mistral: KeyChange,
  xAi: KeyChange,
  deepSeek: KeyChange,
  openRouter: KeyChange,
  azureOpenAi: AddressChange,
  bedrock: Type.Optional(
    Type.Object({ region: Type.Optional(nullable(text(40))), apiKey: Key }, { additionalProperties: false }),
  ),
  ollama: AddressChange,
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
  blackForestLabs: KeyChange,
  stability: KeyChange,
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
  braveSearch: KeyChange,
  tumblr: AppChange,
  wordpressCom: AppChange,
  defaultWriter: Type.Optional(nullable(TextGenerator)),
  /** Absent kinds of work keep their model. */
  taskWriters: Type.Optional(ofTasks(Type.Optional(nullable(TextGenerator)))),
  fallbackWriters: Type.Optional(Fallbacks),
}

/** Absent fields keep their value; null deletes it. */
export const SettingChange = Type.Object(changeFields, { additionalProperties: false })
export type SettingChange = Static<typeof SettingChange>

/** POST and PATCH /settings: a change, or with `test` a test of a service that saves nothing. */
export const SettingRequest = Type.Object(
  { ...changeFields, test: Type.Optional(Type.Enum(settingServices)) },
  { additionalProperties: false },
)
export type SettingRequest = Static<typeof SettingRequest>

const KeyPut = Type.Object({ apiKey: nullable(Type.String()) }, { additionalProperties: false })

/**
 * PUT /settings/:id must name every key for text and images, with null for one to delete, because stored keys
 * are never returned and so can't be sent back. Other fields keep their value unless named.
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

/** Result of testing a service's key; `message` is a sentence for the user. */
export interface SettingTest {
  status: 'success' | 'error'
  message: string
}

declare module '../core/resources.ts' {
  interface Resources {
    settings: {
      record: Setting
      create: SettingRequest
      created: Setting | SettingTest
      update: SettingPut
      patch: SettingRequest
      patched: Setting | SettingTest
    }
  }
}
