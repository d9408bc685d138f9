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
    readonly compatibleLabel?: string
    readonly midjourneyGateway?: string
    /** As JSON. */
    readonly defaultWriter?: string | null
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

/** Checks a change against the stored settings. Throws 400 with a message for each invalid field. */
export const wantedSettings = (change: SettingChange, stored: StoredSettings): WantedSettings => {
  const keys = givenKeys(change)
  const { baseUrl, label } = change.openAiCompatible ?? {}
  const { gateway } = change.midjourney ?? {}
  const known = stored.open
  const open: { -readonly [Name in keyof WantedSettings['open']]: WantedSettings['open'][Name] } = {}

  if (change.defaultWriter !== undefined)
    open.defaultWriter = change.defaultWriter && JSON.stringify(change.defaultWriter)
  if (label !== undefined) open.compatibleLabel = label ?? ''
  if (baseUrl !== undefined) {
    const address = checkedAddress('openAiCompatible.baseUrl', baseUrl ?? '', 'https://llm.example.com/v1')
    open.compatibleBaseUrl = address
    if (address === '') keys.set('openAiCompatible.apiKey', null)
    else if (originOf(address) !== originOf(known?.compatibleBaseUrl ?? ''))
      refuseMovedKeys(['openAiCompatible.apiKey'], keys, stored)
  }
  if (typeof keys.get('openAiCompatible.apiKey') === 'string')
    if ((open.compatibleBaseUrl ?? known?.compatibleBaseUrl ?? '') === '')
      throw badInput({ 'openAiCompatible.baseUrl': messages.required })
  if (typeof keys.get('openAiCompatible.apiKey') === 'string')
    requireHttpConsent(open.compatibleBaseUrl ?? known?.compatibleBaseUrl ?? '', {
      field: 'openAiCompatible.allowsHttp',
      given: change.openAiCompatible?.allowsHttp,
    })

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
