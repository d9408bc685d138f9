import { messages } from '@web2/contract/core'
import {
  connectionFields,
  meansOf,
  type ConnectionMeans,
  type Property,
  type PropertyData,
  type PropertyPatch,
  type PropertyType,
} from '@web2/contract/properties'
import { isPlainAddress } from '../../lib/plain-http.ts'

/** Values of the form. Secrets start empty, because the server never returns them. */
export interface PropertyValues {
  propertyType: PropertyType
  means: ConnectionMeans
  name: string
  url: string
  username: string
  /** Credentials are typed here instead of given by a visit to the platform. */
  byHand: boolean
  secrets: Record<string, string>
  /** The password may go over http. */
  allowsHttp: boolean
}

/** The means of a type that can be chosen. */
export const choosable = (
  type: PropertyType,
  offered: readonly ConnectionMeans[],
): readonly ConnectionMeans[] => meansOf[type].filter((means) => offered.includes(means))

export const emptyProperty = (offered: readonly ConnectionMeans[]): PropertyValues => ({
  propertyType: 'wordpress',
  means: choosable('wordpress', offered)[0] ?? 'application-password',
  name: '',
  url: '',
  username: '',
  byHand: false,
  secrets: {},
  allowsHttp: false,
})

export const propertyValues = (property: Property): PropertyValues => {
  const { propertyType, means, name, url, username, connected } = property
  // a stored user name is shown with the others; without a stored password beside it the form would ask for one
  const byHand = connected && username !== ''
  return { propertyType, means, name, url, username, byHand, secrets: {}, allowsHttp: false }
}

/** Means that a visit to the platform can stand in for. */
export const canVisit = (means: ConnectionMeans): boolean => means !== 'weebly-cloud'

const originOf = (typed: string): string => {
  const address = typed.trim()
  // as the server reads it
  const whole = /^[a-z][a-z\d+.-]*:\/\//i.test(address) ? address : `https://${address}`
  return URL.canParse(whole) ? new URL(whole).origin : ''
}

/** Whether what is stored stays: a password is entered again for another scheme, host or port. */
export const keepsSecrets = (
  { url }: Pick<PropertyValues, 'url'>,
  from: Pick<Property, 'url' | 'connected'>,
) => from.connected && originOf(url) === originOf(from.url)

/** Whether the site's password would be sent to it unencrypted. */
export const isUnencrypted = ({ means, url }: Pick<PropertyValues, 'means' | 'url'>): boolean =>
  means === 'application-password' && isPlainAddress(url)

/** Whether fields for credentials are shown. */
export const asksSecrets = ({ means, byHand }: Pick<PropertyValues, 'means' | 'byHand'>): boolean =>
  (connectionFields[means]?.length ?? 0) > 0 && (byHand || !canVisit(means))

/** Sentences by field; those of secrets under 'secrets.<name>'. `keeps`: secrets are stored already. */
export const propertyProblems = (values: PropertyValues, keeps = false): Record<string, string> => {
  const problems: Record<string, string> = {}
  if (values.url.trim() === '') problems.url = messages.required
  if (!asksSecrets(values)) return problems
  if (values.means === 'application-password' && values.username.trim() === '')
    problems.username = messages.required
  for (const { name } of connectionFields[values.means] ?? [])
    if (!keeps && (values.secrets[name] ?? '').trim() === '') problems[`secrets.${name}`] = messages.required
  return problems
}

const typedSecrets = (values: PropertyValues) => {
  const typed = Object.entries(values.secrets).filter(([, value]) => value.trim() !== '')
  return asksSecrets(values) && typed.length > 0 ? { secrets: Object.fromEntries(typed) } : {}
}

const consent = (values: PropertyValues) => isUnencrypted(values) && values.allowsHttp && { allowsHttp: true }

export const propertyData = (values: PropertyValues): PropertyData => {
  const { propertyType, means, name, url, username } = values
  return {
    propertyType,
    means,
    url: url.trim(),
    ...(name.trim() !== '' && { name: name.trim() }),
    ...(asksSecrets(values) && username.trim() !== '' && { username: username.trim() }),
    ...typedSecrets(values),
    ...consent(values),
  }
}

/** Returns the changed fields. An unchanged method or user name is left out, because sending it would disconnect. */
export const propertyChange = (values: PropertyValues, from: Property): PropertyPatch => ({
  name: values.name.trim(),
  ...(values.url.trim() !== from.url && { url: values.url.trim() }),
  ...(values.means !== from.means && { means: values.means }),
  ...(asksSecrets(values) &&
    values.username.trim() !== from.username && { username: values.username.trim() }),
  ...typedSecrets(values),
  ...consent(values),
})
