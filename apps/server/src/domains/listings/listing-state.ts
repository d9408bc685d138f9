import { isDeepStrictEqual } from 'node:util'
import { NapData, internalNapFields, type ShownListingState } from '@web2/contract/listings'

type Field = keyof NapData

const internal: readonly Field[] = internalNapFields
const fields = (Object.keys(NapData.properties) as Field[]).filter((field) => !internal.includes(field))

/** Returns the fields of a listing that pages can show, without internal fields and empty values. */
export const napDataOf = (record: Readonly<Partial<Record<Field, unknown>>>): Partial<NapData> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = record[field]
      const isEmpty = value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
      return isEmpty ? [] : [[field, value]]
    }),
  )

/** Returns the fields in which two versions of a listing differ. */
export const changedFields = (one: Partial<NapData>, other: Partial<NapData>): Field[] => {
  const [before, after] = [napDataOf(one), napDataOf(other)]
  return fields.filter((field) => !isDeepStrictEqual(before[field], after[field]))
}

interface Shown {
  /** The listing that the site uses. */
  readonly usedId: string | null
  /** The listing published there, and its data at that time; null if unknown. */
  readonly shownId: string | null
  readonly shown: Partial<NapData> | null
}

/** Returns the state of listing `id` at one published place, given its data `current`. */
export const listingState = (
  id: string,
  current: Partial<NapData>,
  { usedId, shownId, shown }: Shown,
): { state: ShownListingState; changed: Field[] } => {
  if (shown === null) return { state: 'unknown', changed: [] }
  if (shownId !== id) return { state: 'missing', changed: [] }
  if (usedId !== id) return { state: 'left', changed: [] }
  const changed = changedFields(shown, current)
  return { state: changed.length === 0 ? 'current' : 'changed', changed }
}
