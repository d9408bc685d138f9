import { isDeepStrictEqual } from 'node:util'
import { NapData, internalNapFields, type ShownListingState } from '@web2/contract/listings'

type Field = keyof NapData

const internal: readonly Field[] = internalNapFields
const fields = (Object.keys(NapData.properties) as Field[]).filter((field) => !internal.includes(field))

/** What pages can show of a listing, without what the server makes; texts that are empty are left out. */
export const napDataOf = (record: Readonly<Partial<Record<Field, unknown>>>): Partial<NapData> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = record[field]
      const isEmpty = value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
      return isEmpty ? [] : [[field, value]]
    }),
  )

/** Fields in which two versions of a listing differ. */
export const changedFields = (one: Partial<NapData>, other: Partial<NapData>): Field[] => {
  const [before, after] = [napDataOf(one), napDataOf(other)]
  return fields.filter((field) => !isDeepStrictEqual(before[field], after[field]))
}

interface Shown {
  /** The listing that the site uses. */
  readonly usedId: string | null
  /** The listing that is published there, and its data at that time; null: not known. */
  readonly shownId: string | null
  readonly shown: Partial<NapData> | null
}

/** What a place on the web shows of the listing `id`, whose data is `current`. */
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
