import { hoursLine, specialLine, type NapData } from '@web2/contract/listings'
import { toCsv } from '../../../lib/files/write-csv.ts'
import { fieldLabels, type ListedField } from '../fields/listing-fields.ts'
import { socialsLine } from '../form/listing-lines.ts'
import type { CheckedRow } from './check-row.ts'
import { targetLabels } from './column-targets.ts'

const fields = Object.keys(fieldLabels) as ListedField[]

/** Every field of a listing, by name, as files have them. */
export const napHead = fields.map((field) => fieldLabels[field])

export const napCells = (nap: NapData): string[] =>
  fields.map((field) => {
    if (field === 'weekdays') return hoursLine(nap.weekdays)
    if (field === 'specialDays') return specialLine(nap.specialDays)
    if (field === 'additionalSocials') return socialsLine(nap.additionalSocials)
    return nap[field] ?? ''
  })

/** All fields of the listings, in a file that bulk add reads again. */
export const napFile = (naps: readonly NapData[]): string => toCsv(napHead, naps.map(napCells))

/** 'Phone: This field is required · Monday hours: …' */
export const reasonOf = ({ problems, warnings }: Pick<CheckedRow, 'problems' | 'warnings'>): string =>
  [
    ...errorTexts(problems),
    ...warnings.map(({ target, reason }) =>
      reason.startsWith(`${targetLabels[target]} `) ? reason : `${targetLabels[target]}: ${reason}`,
    ),
  ].join(' · ')

/** A sentence for each field that the server complains of, by the field's name for people. */
export const errorTexts = (errors: Readonly<Record<string, string | undefined>>): string[] =>
  Object.entries(errors).map(([path, text]) => {
    const field = path.split('.', 1)[0] ?? path
    return `${fieldLabels[field as ListedField] ?? field}: ${text}`
  })
