import { hoursLine, specialLine, type NapData } from '@web2/contract/listings'
import { fieldLabels, type ListedField } from '../fields/listing-fields.ts'
import { socialsLine } from './listing-lines.ts'

export interface Difference {
  readonly field: ListedField
  readonly label: string
  readonly theirs: string
  readonly mine: string
}

const shown = (nap: NapData, field: ListedField): string => {
  if (field === 'weekdays') return hoursLine(nap.weekdays)
  if (field === 'specialDays') return specialLine(nap.specialDays)
  if (field === 'additionalSocials') return socialsLine(nap.additionalSocials)
  return nap[field] ?? ''
}

/** The fields in which two versions of a listing differ, as people read them. */
export const differences = (theirs: NapData, mine: NapData): Difference[] =>
  (Object.keys(fieldLabels) as ListedField[])
    .map((field) => ({
      field,
      label: fieldLabels[field],
      theirs: shown(theirs, field),
      mine: shown(mine, field),
    }))
    .filter((each) => each.theirs !== each.mine)
