import { cloudKeyNames, type CloudAccountData, type CloudFieldName } from '@web2/contract/clouds'
import { messages, type CloudName } from '@web2/contract/core'
import type { Selectable } from 'kysely'
import type { CloudAccountsTable } from './tables.ts'
import { badInput } from '../../platform/errors.ts'
import { cloudCapabilities } from './providers/registry.ts'
import { originOf } from '../../platform/outbound/origins.ts'
import { enterAgain, requireHttpConsent } from '../../platform/outbound/http-consent.ts'
import { checkedAddress } from '../../platform/outbound/normalize-base-url.ts'

type Given = Partial<CloudAccountData>

/** Vendor's account name; it becomes part of URLs, so no character may change their structure. */
const plainName = /^[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?$/

const accountNameOf = (typed: string): string => {
  const name = typed.trim()
  if (name !== '' && !plainName.test(name))
    throw badInput({ accountName: 'Use letters, digits, dots, hyphens and underscores only.' })
  return name
}

const regionOf = (cloud: CloudName, typed: string): string => {
  const { regions } = cloudCapabilities[cloud]
  const region = typed.trim()
  if (region !== '' && regions.length > 0 && !regions.some(({ id }) => id === region))
    throw badInput({ region: 'Choose one of the regions of this cloud.' })
  return region
}

/** Returns the given plain fields in stored form. Throws 400 for values its cloud refuses. */
export const checkedAccount = (cloud: CloudName, { accountName, website, region, endpoint }: Given) => ({
  ...(accountName === undefined ? {} : { accountName: accountNameOf(accountName) }),
  ...(website === undefined ? {} : { website: checkedAddress('website', website) }),
  ...(region === undefined ? {} : { region: regionOf(cloud, region) }),
  ...(endpoint === undefined ? {} : { endpoint: checkedAddress('endpoint', endpoint) }),
})

const isBlank = (account: Given, field: CloudFieldName): boolean => (account[field] ?? '').trim() === ''

const refuseBlank = (cloud: CloudName, account: Given, asked: (field: CloudFieldName) => boolean): void => {
  const missing = cloudCapabilities[cloud].fields.filter(
    ({ name, required }) => required && asked(name) && isBlank(account, name),
  )
  if (missing.length > 0)
    throw badInput(Object.fromEntries(missing.map(({ name }) => [name, messages.required])))
}

/** Throws 400 with a message per field if a new account lacks a required one. */
export const requireFields = (cloud: CloudName, account: Given): void =>
  refuseBlank(cloud, account, () => true)

/** Throws 400 if a change empties a required field. */
export const requireGivenFields = (cloud: CloudName, change: Given): void =>
  refuseBlank(cloud, change, (field) => change[field] !== undefined)

type Stored = Pick<Selectable<CloudAccountsTable>, 'endpoint' | `${(typeof cloudKeyNames)[number]}Sealed`>

/**
 * Keeps stored keys bound to the endpoint they were entered for. Throws 400 for each key that a new origin
 * requires again, and if keys would be used at an unencrypted endpoint without confirmation.
 */
export const requireSafeKeys = (
  change: Given,
  { endpoint = '' }: Pick<Given, 'endpoint'>,
  stored: Stored | null,
): void => {
  const isElsewhere = stored !== null && originOf(endpoint) !== originOf(stored.endpoint)
  const missing = isElsewhere
    ? cloudKeyNames.filter((name) => stored[`${name}Sealed`] !== '' && change[name] === undefined)
    : []
  if (missing.length > 0) throw badInput(Object.fromEntries(missing.map((name) => [name, enterAgain])))
  if (stored === null || cloudKeyNames.some((name) => change[name] !== undefined))
    requireHttpConsent(endpoint, { given: change.allowsHttp })
}
