import { settingKeyNames, type SettingChange, type SettingKeyName } from '@web2/contract/accounts'
import { messages } from '@web2/contract/core'
import { badInput } from '../../../platform/errors.ts'
import { originOf } from '../../../platform/outbound/origins.ts'
import { checkedAddress } from '../../../platform/outbound/normalize-base-url.ts'
import { enterAgain, requireHttpConsent } from '../../../platform/outbound/http-consent.ts'
import type { StoredSettings } from './read-settings.ts'
import { checkedKey } from './seal-setting-key.ts'

/** A checked change: keys in the clear (null removes one) and the changed plain fields. */
export interface WantedSettings {
  readonly keys: ReadonlyMap<SettingKeyName, string | null>
  readonly open: {
    readonly compatibleBaseUrl?: string
    readonly azureBaseUrl?: string
    readonly ollamaBaseUrl?: string
    readonly bedrockRegion?: string
    readonly compatibleLabel?: string
    readonly midjourneyGateway?: string
    /** As JSON. */
    readonly defaultWriter?: string | null
    /** As JSON. */
    readonly taskWriters?: string
    /** As JSON. */
    readonly fallbackWriters?: string
  }
}

const givenKeys = (change: SettingChange): Map<SettingKeyName, string | null> => {
  const given = new Map<SettingKeyName, string | null>()
  for (const name of settingKeyNames) {
    const [group = '', field = ''] = name.split('.')
    const fields = (change as Record<string, Record<string, string | null> | undefined>)[group]
    const value = fields?.[field]
    if (value !== undefined) given.set(name, value === null ? null : checkedKey(name, value))
  }
  return given
}

/**
 * Refuses to send a stored key to a new server: a user who changes the URL could otherwise capture the key.
 * Throws 400 for each key that must be entered again.
 */
const refuseMovedKeys = (
  keys: readonly SettingKeyName[],
  given: ReadonlyMap<SettingKeyName, string | null>,
  stored: StoredSettings,
): void => {
  const missing = keys.filter((name) => stored.keys.has(name) && !given.has(name))
  if (missing.length === 0) return
  throw badInput(Object.fromEntries(missing.map((name) => [name, enterAgain])))
}

/** Keys sent to the Midjourney gateway. */
const gatewayKeys = ['midjourney.discordToken', 'midjourney.gatewaySecret'] as const

/** Services whose URL is entered, with the column that stores it. */
const enteredAddresses = [
  { service: 'openAiCompatible', column: 'compatibleBaseUrl', example: 'https://llm.example.com/v1' },
  { service: 'azureOpenAi', column: 'azureBaseUrl', example: 'https://my-resource.openai.azure.com' },
  { service: 'ollama', column: 'ollamaBaseUrl', example: 'https://ollama.example.com' },
] as const

/** A code of an AWS region, such as eu-central-1 or us-gov-west-1; it becomes part of a host name. */
const awsRegion = /^[a-z]{2}(?:-[a-z]{2,12}){1,2}-\d$/

/** Returns the changed choices of models. */
const wantedWriters = (
  { defaultWriter, taskWriters, fallbackWriters }: SettingChange,
  known: StoredSettings['open'],
): Pick<WantedSettings['open'], 'defaultWriter' | 'taskWriters' | 'fallbackWriters'> => {
  const chosen = Object.entries({ ...known?.taskWriters, ...taskWriters }).filter(([, each]) => each !== null)
  const names = fallbackWriters?.map(({ name, params }) => `${name}:${params.model}`)
  if (new Set(names).size !== (names?.length ?? 0))
    throw badInput({ fallbackWriters: 'Choose each fallback model once.' })
  return {
    ...(defaultWriter !== undefined && { defaultWriter: defaultWriter && JSON.stringify(defaultWriter) }),
    ...(taskWriters !== undefined && { taskWriters: JSON.stringify(Object.fromEntries(chosen)) }),
    ...(fallbackWriters !== undefined && { fallbackWriters: JSON.stringify(fallbackWriters) }),
  }
}

/** Checks a change against the stored settings. Throws 400 with a message for each invalid field. */
export const wantedSettings = (change: SettingChange, stored: StoredSettings): WantedSettings => {
  const keys = givenKeys(change)
  const { label } = change.openAiCompatible ?? {}
  const { gateway } = change.midjourney ?? {}
  const known = stored.open
  const open: { -readonly [Name in keyof WantedSettings['open']]: WantedSettings['open'][Name] } =
    wantedWriters(change, known)

  if (label !== undefined) open.compatibleLabel = label ?? ''
  for (const { service, column, example } of enteredAddresses) {
    const { baseUrl, allowsHttp } = change[service] ?? {}
    const key = `${service}.apiKey` as const
    if (baseUrl !== undefined) {
      const address = checkedAddress(`${service}.baseUrl`, baseUrl ?? '', example)
      open[column] = address
      if (address === '') keys.set(key, null)
      else if (originOf(address) !== originOf(known?.[column] ?? '')) refuseMovedKeys([key], keys, stored)
    }
    if (typeof keys.get(key) === 'string') {
      const address = open[column] ?? known?.[column] ?? ''
      if (address === '') throw badInput({ [`${service}.baseUrl`]: messages.required })
      requireHttpConsent(address, { field: `${service}.allowsHttp`, given: allowsHttp })
    }
  }
  const { region } = change.bedrock ?? {}
  if (region !== undefined) {
    if (region !== null && !awsRegion.test(region))
      throw badInput({ 'bedrock.region': 'Enter the code of a region, e.g. eu-central-1.' })
    open.bedrockRegion = region ?? ''
    if (region === null) keys.set('bedrock.apiKey', null)
  }
  if (
    typeof keys.get('bedrock.apiKey') === 'string' &&
    (open.bedrockRegion ?? known?.bedrockRegion ?? '') === ''
  )
    throw badInput({ 'bedrock.region': messages.required })

  if (gateway !== undefined) {
    const address = checkedAddress('midjourney.gateway', gateway ?? '', 'https://mj.example.com')
    open.midjourneyGateway = address
    if (address !== '' && originOf(address) !== originOf(known?.midjourneyGateway ?? ''))
      refuseMovedKeys(gatewayKeys, keys, stored)
    if (address === '' && !keys.has('midjourney.gatewaySecret')) keys.set('midjourney.gatewaySecret', null)
  }
  if (gatewayKeys.some((name) => typeof keys.get(name) === 'string'))
    requireHttpConsent(open.midjourneyGateway ?? known?.midjourneyGateway ?? '', {
      field: 'midjourney.allowsHttp',
      given: change.midjourney?.allowsHttp,
    })
  return { keys, open }
}
