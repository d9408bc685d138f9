import {
  profileFields,
  profileLimits,
  type BusinessProfile,
  type BusinessProfilePatch,
  type ProfileField,
  type ProfileSource,
} from '@web2/contract/listings'
import { fieldForms } from './profile-groups.ts'

/** Value in the form. Those that are stored have their id. */
export interface FormEntry {
  readonly id?: string
  readonly value: unknown
}

export type ProfileValues = Record<ProfileField, FormEntry[]>

/** True for a field with one value. */
const isOne = (field: ProfileField): boolean => profileLimits[field] === 1

/** Returns the entries of a field with one more, which replaces the value of a field with one. */
export const withEntry = (
  field: ProfileField,
  entries: readonly FormEntry[],
  added: FormEntry,
): FormEntry[] => (isOne(field) ? [added] : [...entries, added])

/** Returns a value of a field without any content. */
export const emptyValue = (field: ProfileField): unknown => {
  const form = fieldForms[field]
  if (form.kind === 'items') return Object.fromEntries(form.columns.map(({ name }) => [name, '']))
  if (form.kind === 'tone') return { adjectives: [], examples: [] }
  if (form.kind === 'image') return { url: '', alt: '' }
  return ''
}

/** Returns the confirmed values of a profile as those of the form. */
export const formValues = ({ confirmed }: Pick<BusinessProfile, 'confirmed'>): ProfileValues =>
  Object.fromEntries(
    profileFields.map((field) => [
      field,
      (confirmed[field] ?? []).map(({ id, value }): FormEntry => ({
        id,
        value: field === 'since' ? String(value) : value,
      })),
    ]),
  ) as ProfileValues

const isBlank = (value: unknown): boolean => {
  if (typeof value === 'string') return value.trim() === ''
  if (Array.isArray(value)) return value.every(isBlank)
  return typeof value === 'object' && value !== null && Object.values(value).every(isBlank)
}

const webUrl = (typed: string): string => {
  const url = typed.trim()
  return url === '' || url.startsWith('/') || /^[a-z][a-z\d+.-]*:/i.test(url) ? url : `https://${url}`
}

const tidied = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(tidied).filter((each) => !isBlank(each))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, tidied(each)]))
}

const withUrls = (field: ProfileField, value: unknown): unknown => {
  const form = fieldForms[field]
  if (form.kind === 'url') return webUrl(String(value))
  if (form.kind !== 'items' || typeof value !== 'object') return value
  const urls = form.columns.filter(({ kind }) => kind === 'url').map(({ name }) => name)
  return {
    ...value,
    ...Object.fromEntries(
      urls.map((name) => [name, webUrl(String((value as Record<string, unknown>)[name]))]),
    ),
  }
}

/** Returns the values without blank ones, with trimmed texts and whole URLs. */
export const tidyValues = (values: ProfileValues): ProfileValues =>
  Object.fromEntries(
    profileFields.map((field) => [
      field,
      values[field]
        .filter(({ value }) => !isBlank(value))
        .map((entry) => ({ ...entry, value: withUrls(field, tidied(entry.value)) })),
    ]),
  ) as ProfileValues

/** Sorts the properties of objects, which the database stores in its own order. */
const sorted = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value

const textOf = (entries: readonly FormEntry[]): string =>
  JSON.stringify(
    entries.map(({ value }) => value),
    sorted,
  )

const isSame = (one: readonly FormEntry[], other: readonly FormEntry[]): boolean =>
  textOf(one) === textOf(other)

/** Returns the line that a value came from; null if a person entered or changed it. */
export const sourceOf = (
  { confirmed }: Pick<BusinessProfile, 'confirmed'>,
  field: ProfileField,
  entry: FormEntry,
): ProfileSource | null => {
  const stored = (confirmed[field] ?? []).find(({ id }) => id === entry.id)
  if (!stored?.source) return null
  const value = field === 'since' ? String(stored.value) : stored.value
  return isSame([{ value }], [entry]) ? stored.source : null
}

/** Returns the fields in which two sets of values differ, apart from blank values. */
export const changedFields = (values: ProfileValues, stored: ProfileValues): ProfileField[] => {
  const [typed, kept] = [tidyValues(values), tidyValues(stored)]
  return profileFields.filter((field) => !isSame(typed[field], kept[field]))
}

/** Returns the changed fields as the API takes them. */
export const enteredValues = (
  values: ProfileValues,
  fields: readonly ProfileField[],
): NonNullable<BusinessProfilePatch['confirmed']> =>
  Object.fromEntries(
    fields.map((field) => [
      field,
      values[field].map(({ id, value }) => ({
        ...(id !== undefined && { id }),
        value: field === 'since' && /^\d+$/.test(String(value)) ? Number(value) : value,
      })),
    ]),
  )

interface SavedChange {
  /** Values in the form now. */
  readonly typed: ProfileValues
  /** Stored values that the form was opened with. */
  readonly before: ProfileValues
  /** Values of the fields that were sent. */
  readonly sent: Partial<ProfileValues>
  /** Stored values now. */
  readonly stored: ProfileValues
}

/**
 * Carries the form over to what is stored now: a field that was sent or not touched takes the stored values. A field
 * that was typed in since keeps what was typed, and gets the entries that are new.
 */
export const savedValues = ({ typed, before, sent, stored }: SavedChange): ProfileValues => {
  const touched = new Set(changedFields(typed, before))
  return Object.fromEntries(
    profileFields.map((field) => {
      const own = sent[field]
      if (own ? isSame(typed[field], own) : !touched.has(field)) return [field, stored[field]]
      if (own || isOne(field)) return [field, typed[field]]
      const known = new Set([...typed[field], ...before[field]].map(({ id }) => id))
      return [field, [...typed[field], ...stored[field].filter(({ id }) => !known.has(id))]]
    }),
  ) as ProfileValues
}

/** Returns the number of fields with a value. */
export const filledFields = (values: ProfileValues): number =>
  profileFields.filter((field) => values[field].some(({ value }) => !isBlank(value))).length

const partsText = (parts: readonly unknown[], separator: string): string =>
  parts
    .map((part) => (Array.isArray(part) ? partsText(part, ', ') : String(part ?? '')))
    .filter((text) => text !== '')
    .join(separator)

/** Returns a value of a field on one line, its parts in the order of the form. */
export const valueText = (field: ProfileField, value: unknown): string => {
  if (typeof value !== 'object' || value === null) return String(value)
  const form = fieldForms[field]
  const parts = value as Readonly<Record<string, unknown>>
  const names = form.kind === 'items' ? form.columns.map(({ name }) => name) : Object.keys(parts).sort()
  return partsText(
    names.map((name) => parts[name]),
    ' · ',
  )
}
