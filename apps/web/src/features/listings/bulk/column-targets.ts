import { weekdayNames, type WeekdayName } from '@web2/contract/listings'
import { fieldLabels, type ListedField } from '../fields/listing-fields.ts'

/** Content of a column: a field of the listing, or a part that files store in separate columns. */
export type ColumnTarget = ListedField | 'houseNumber' | `hours.${WeekdayName}`

const fields = Object.keys(fieldLabels) as ListedField[]
const days = weekdayNames.map((name) => [`hours.${name}`, `${name} hours`] as const)

export const targetLabels = Object.fromEntries([
  ...fields.flatMap((field) => [
    [field, fieldLabels[field]],
    ...(field === 'address1' ? [['houseNumber', 'House number']] : []),
    ...(field === 'weekdays' ? days : []),
  ]),
]) as Readonly<Record<ColumnTarget, string>>

export const columnTargets = Object.keys(targetLabels) as ColumnTarget[]

/** The field of the listing that a column fills or helps to fill. */
export const fieldOfTarget = (target: ColumnTarget): ListedField => {
  if (target === 'houseNumber') return 'address1'
  return target.startsWith('hours.') ? 'weekdays' : (target as ListedField)
}

/** The weekday of a column of hours. */
export const dayOfTarget = (target: ColumnTarget): WeekdayName | null =>
  weekdayNames.find((name) => target === `hours.${name}`) ?? null

/** Fields that several columns may fill together, such as 'Address line 2' to 'Address line 5'. */
export const joinedFields: ReadonlySet<ColumnTarget> = new Set<ColumnTarget>([
  'address2',
  'labels',
  'additionalSocials',
])
