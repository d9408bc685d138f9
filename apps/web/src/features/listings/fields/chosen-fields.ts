import type { NapData } from '@web2/contract/listings'
import { fieldLabels, fieldSections, type ListedField } from './listing-fields.ts'

/** A field of a listing that is put somewhere: its name in the record, its name for people, and what it says. */
export interface ChosenField {
  readonly field: ListedField
  readonly label: string
  /** A line for each day or link where the field has several. */
  readonly value: string
}

type Line = { readonly name?: string; readonly date?: string; readonly value: string }

const lineOf = ({ name, date, value }: Line): string => [date ?? name, value].filter(Boolean).join(': ')

/** Returns a field's value as text; '' if empty. */
export const fieldText = (nap: NapData, field: ListedField): string => {
  if (field === 'additionalSocials')
    return (nap.additionalSocials ?? []).map(({ value }) => value.trim()).join('\n')
  if (field === 'weekdays' || field === 'specialDays')
    return (nap[field] ?? [])
      .filter(({ value }) => value.trim() !== '')
      .map(lineOf)
      .join('\n')
  return nap[field]?.trim() ?? ''
}

/** Every field of a listing that pages can show and that says something, in the form's order. */
export const filledFields = (nap: NapData): readonly ChosenField[] =>
  fieldSections
    .flatMap(({ fields }) => fields)
    .map((field) => ({ field, label: fieldLabels[field], value: fieldText(nap, field) }))
    .filter(({ value }) => value !== '')
