import {
  isProfileField,
  profileFields,
  profileLimits,
  type BusinessProfilePatch,
  type ProfileEntries,
  type ProfileField,
  type ProfileSource,
} from '@web2/contract/listings'
import { isDeepStrictEqual } from 'node:util'

/** Value of any field. Which field it belongs to, the schema of the contract has checked. */
export interface Entry {
  readonly id: string
  readonly value: unknown
  readonly source: ProfileSource | null
}

export type Entries = Readonly<Partial<Record<ProfileField, readonly Entry[]>>>

/** Confirmed and proposed values of a profile. */
export interface ProfileContent {
  readonly confirmed: Entries
  readonly proposed: Entries
}

/** Value that a draft found, with the line that proves it. */
export interface FoundValue {
  readonly field: ProfileField
  readonly value: unknown
  readonly source: ProfileSource
}

/** Returns stored entries as the contract types them. */
export const typedEntries = (entries: Entries): ProfileEntries => entries as ProfileEntries

const withoutEmpty = (entries: Entries): Entries =>
  Object.fromEntries(Object.entries(entries).filter(([, list]) => list.length > 0))

/** Returns the entries for which `keeps` is true. */
const filtered = (entries: Entries, keeps: (entry: Entry, field: ProfileField) => boolean): Entries =>
  withoutEmpty(
    Object.fromEntries(
      profileFields.map((field) => [field, (entries[field] ?? []).filter((entry) => keeps(entry, field))]),
    ),
  )

/** Properties that tell two values of a list apart, the first that a value has. */
const nameOf = ['name', 'item', 'label', 'url', 'text'] as const

/** Returns what two values of a field have in common if they mean the same thing. */
const identityOf = (value: unknown): string => {
  const named =
    typeof value === 'object' && value !== null
      ? nameOf.map((name) => (value as Readonly<Record<string, unknown>>)[name]).find((each) => !!each)
      : value
  return String(named).toLowerCase().replaceAll(/\s+/g, ' ').trim()
}

export const isSingle = (field: ProfileField): boolean => profileLimits[field] === 1

/** Names the first field with more values than it may have; undefined if there is none. */
export const overfullField = (entries: Entries): ProfileField | undefined =>
  profileFields.find((field) => (entries[field]?.length ?? 0) > profileLimits[field])

/** Returns the entered values as confirmed ones. A known value keeps its id, and its source as long as it is equal. */
const entered = (
  list: readonly { readonly id?: string; readonly value: unknown }[],
  known: readonly Entry[],
  newId: () => string,
): Entry[] =>
  list.map(({ id, value }) => {
    const before = known.find((each) => each.id === id)
    if (before && isDeepStrictEqual(before.value, value)) return before
    return { id: before?.id ?? newId(), value, source: null }
  })

/**
 * Applies a person's changes. Entered values replace those of their field; confirmed proposals are added, and never
 * overwrite a field with one value. Proposals for such a field are dropped once it has its value.
 */
export const changedContent = (
  { confirmed, proposed }: ProfileContent,
  {
    confirmed: given = {},
    confirm = [],
    dismiss = [],
  }: Pick<BusinessProfilePatch, 'confirmed' | 'confirm' | 'dismiss'>,
  newId: () => string,
): ProfileContent => {
  const next: Partial<Record<ProfileField, readonly Entry[]>> = { ...confirmed }
  for (const [field, list] of Object.entries(given))
    if (isProfileField(field))
      next[field] = entered(list, [...(confirmed[field] ?? []), ...(proposed[field] ?? [])], newId)
  const chosen = new Set(confirm)
  for (const field of profileFields) {
    const own = next[field] ?? []
    const taken = new Set(own.map(({ id }) => id))
    const added = (proposed[field] ?? []).filter(({ id }) => chosen.has(id) && !taken.has(id))
    if (added.length > 0 && !(isSingle(field) && own.length > 0)) next[field] = [...own, ...added]
  }
  const gone = new Set([
    ...confirm,
    ...dismiss,
    ...Object.values(next).flatMap((list) => list.map(({ id }) => id)),
  ])
  return {
    confirmed: withoutEmpty(next),
    proposed: filtered(
      proposed,
      ({ id }, field) => !gone.has(id) && !(isSingle(field) && (next[field]?.length ?? 0) > 0),
    ),
  }
}

/**
 * Adds what a draft found to the proposals, without anything that is confirmed, proposed or beyond a field's limit. A
 * field with one value keeps its confirmed value, and otherwise proposes the newest.
 */
export const withProposals = (
  { confirmed, proposed }: ProfileContent,
  found: readonly FoundValue[],
  newId: () => string,
): Entries => {
  const next: Partial<Record<ProfileField, Entry[]>> = {}
  for (const [field, list] of Object.entries(proposed) as [ProfileField, readonly Entry[]][])
    next[field] = [...list]
  const fresh = new Set<ProfileField>()
  for (const { field, value, source } of found) {
    const own = confirmed[field] ?? []
    const list = next[field] ?? []
    if (isSingle(field)) {
      if (own.length > 0 || fresh.has(field)) continue
      fresh.add(field)
      if (!list.some((each) => identityOf(each.value) === identityOf(value)))
        next[field] = [{ id: newId(), value, source }]
      continue
    }
    const identity = identityOf(value)
    if ([...own, ...list].some((each) => identityOf(each.value) === identity)) continue
    if (own.length + list.length >= profileLimits[field]) continue
    next[field] = [...list, { id: newId(), value, source }]
  }
  return withoutEmpty(next)
}

/** Returns the confirmed values of a profile with those of another one in fields that have none. */
export const withGapsFilled = (kept: Entries, other: Entries): Entries => ({ ...other, ...kept })

export const countEntries = (entries: Entries): number =>
  Object.values(entries).reduce((sum, list) => sum + list.length, 0)
