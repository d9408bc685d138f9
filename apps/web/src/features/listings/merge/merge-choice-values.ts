import type { NapData } from '@web2/contract/listings'
import { fieldLabels, type ListedField } from '../fields/listing-fields.ts'
import { differences, type Difference } from '../form/listing-differences.ts'

/** Which of two listings a field is taken from. */
export type Side = 'kept' | 'other'
export type MergeChoices = Readonly<Partial<Record<ListedField, Side>>>

/** Returns the differences between the kept listing (`mine`) and the other one (`theirs`). */
export const choices = (kept: NapData, other: NapData): Difference[] => differences(other, kept)

/** The kept listing's fields, save those that only the other one has. */
export const firstPicks = (different: readonly Difference[]): MergeChoices =>
  Object.fromEntries(different.map(({ field, mine }) => [field, mine === '' ? 'other' : 'kept']))

/** All fields from one side. */
export const allFrom = (different: readonly Difference[], side: Side): MergeChoices =>
  Object.fromEntries(different.map(({ field }) => [field, side]))

/** The one listing that two become. */
export const mergedData = (kept: NapData, other: NapData, picks: MergeChoices): NapData => {
  const fields = Object.keys(fieldLabels) as ListedField[]
  const entries = fields.flatMap((field) => {
    const value = (picks[field] === 'other' ? other : kept)[field]
    return value === undefined ? [] : [[field, value] as const]
  })
  return Object.fromEntries(entries) as unknown as NapData
}
