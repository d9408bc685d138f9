import type { Setting, SettingChange, SettingService } from '@web2/contract/accounts'
import { messages } from '@web2/contract/core'
import { isPlainAddress } from '../../../lib/plain-http.ts'
import type { ServiceCardText, ServiceField } from './service-fields.ts'

/** A service's form, by field; a secret that is left empty stays as it is stored. */
export type ServiceValues = Record<string, string>

type Part = Readonly<Record<string, { set: boolean; last4: string } | string | boolean>>

const partOf = (setting: Setting, service: SettingService) => setting[service] as Part

/** Returns a field's stored value; for a secret, that it exists and its last characters. */
export const storedIn = (
  setting: Setting,
  service: SettingService,
  { name, isSecret }: ServiceField,
): { isSet: boolean; text: string } => {
  const value = partOf(setting, service)[name]
  if (!isSecret || typeof value !== 'object') {
    const text = typeof value === 'string' ? value : ''
    return { isSet: text !== '', text }
  }
  if (!value.set) return { isSet: false, text: '' }
  return { isSet: true, text: value.last4 === '' ? 'Set' : `Ends in ${value.last4}` }
}

/** All that the service needs is stored. */
export const isComplete = (setting: Setting, { service, fields }: ServiceCardText): boolean =>
  fields.every((field) => !field.required || storedIn(setting, service, field).isSet)

/** Something of the service is stored. */
export const isTouched = (setting: Setting, { service, fields }: ServiceCardText): boolean =>
  fields.some((field) => storedIn(setting, service, field).isSet)

export const initialValues = (setting: Setting, { service, fields }: ServiceCardText): ServiceValues =>
  Object.fromEntries(
    fields.map((field) => [field.name, field.isSecret ? '' : storedIn(setting, service, field).text]),
  )

/** Returns a message for each missing field; the server checks the rest. */
export const serviceProblems = (
  values: ServiceValues,
  setting: Setting,
  { service, fields }: ServiceCardText,
): Record<string, string> =>
  Object.fromEntries(
    fields
      .filter((field) => field.required && (values[field.name] ?? '').trim() === '')
      .filter((field) => !field.isSecret || !storedIn(setting, service, field).isSet)
      .map(({ name }) => [name, messages.required]),
  )

/** Whether keys of the service would be sent to the address in its form unencrypted. */
export const isUnencrypted = (values: ServiceValues, { addressField }: ServiceCardText): boolean =>
  addressField !== undefined && isPlainAddress(values[addressField] ?? '')

/** Returns the request: typed secrets, changed fields, and consent to plain HTTP. */
export const serviceChange = (
  values: ServiceValues,
  setting: Setting,
  card: ServiceCardText,
  allowsHttp = false,
): SettingChange => {
  const { service, fields } = card
  const changed = fields.flatMap((field) => {
    const typed = (values[field.name] ?? '').trim()
    if (field.isSecret) return typed === '' ? [] : [[field.name, typed] as const]
    return typed === storedIn(setting, service, field).text ? [] : [[field.name, typed || null] as const]
  })
  const consent = allowsHttp && isUnencrypted(values, card) && { allowsHttp }
  return { [service]: { ...Object.fromEntries(changed), ...consent } }
}

/** Forgets everything of a service. */
export const clearedService = ({ service, fields }: ServiceCardText): SettingChange => ({
  [service]: Object.fromEntries(fields.map(({ name }) => [name, null])),
})

/** The server's sentences by the form's own names of fields. */
export const ownErrors = (
  errors: Readonly<Record<string, string>>,
  service: SettingService,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([field, sentence]) => [field.replace(`${service}.`, ''), sentence]),
  )
