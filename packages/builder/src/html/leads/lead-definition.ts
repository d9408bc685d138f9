/** Types of fields by the way their values are checked. Fields of other HTML types are `text`. */
export const leadFieldTypes = [
  'text',
  'multiline',
  'email',
  'tel',
  'url',
  'number',
  'date',
  'checkbox',
  'radio',
  'select',
  'consent',
  'file',
  'hidden',
] as const
export type LeadFieldType = (typeof leadFieldTypes)[number]

/** Field of a form with the rules that browsers check; the contract's `LeadFormField`. */
export interface LeadField {
  readonly name: string
  readonly label: string
  readonly type: LeadFieldType
  readonly required?: boolean
  readonly options?: readonly string[]
  readonly optionLabels?: readonly string[]
  readonly multiple?: boolean
  readonly minLength?: number
  readonly maxLength?: number
  readonly min?: string
  readonly max?: string
  readonly pattern?: string
  readonly accept?: string
  readonly autocomplete?: string
}

/** A form as visitors see it on a page; the contract's `LeadFormDefinition`. */
export interface LeadDefinition {
  readonly name: string
  readonly fields: readonly LeadField[]
  readonly successText: string
  readonly thankYouPage: string
  readonly lang: string
}

/** Where a form on a page for visitors posts to, and the values that it sends besides the entries. */
export interface LeadDelivery {
  readonly action: string
  readonly hidden: Readonly<Record<string, string>>
  /** The form's thank-you page, as it was entered, if the site has no such page. */
  readonly missingPage?: string
}

/** Reason, as text for the user, why entries from a page can't be received. */
export interface LeadObstacle {
  readonly problem: string
}

/** Name of a form without one; blocks of the palette and of templates have it, and their heading says more. */
export const plainFormName = 'Form'

/** Maximum sizes of a definition. */
export const leadDefinitionLimits = {
  fields: 500,
  /** Values that a form may send at most: a little less than what is received. */
  values: 900,
  options: 200,
  optionLength: 500,
  /** Labels of options in a form, and the characters of one. */
  optionLabels: 2_000,
  optionLabelLength: 200,
  nameLength: 200,
  labelLength: 2_000,
  patternLength: 500,
  boundLength: 40,
} as const

/** Returns a text that may be too long to store, with a mark where it was cut. */
export const cutText = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 2).toWellFormed()} …` : text

/** Marks of one letter beyond those of any language, which would cover the lines around it. */
const manyMarks = /(\p{M}{10})\p{M}+/gu

/** Returns the label of an option as it is stored: in one line, cut where it is too long. */
export const optionLabel = (text: string): string =>
  cutText(text.replace(manyMarks, '$1').replace(/\s+/g, ' ').trim(), leadDefinitionLimits.optionLabelLength)

const filledField = (field: LeadField, fill: (text: string) => string): LeadField => {
  const { name, label, options, optionLabels, min, max } = field
  return {
    ...field,
    name: fill(name),
    label: cutText(fill(label).replace(/\s+/g, ' ').trim(), leadDefinitionLimits.labelLength),
    ...(options && { options: options.map(fill) }),
    ...(optionLabels && { optionLabels: optionLabels.map((each) => optionLabel(fill(each))) }),
    ...(min !== undefined && { min: fill(min) }),
    ...(max !== undefined && { max: fill(max) }),
  }
}

/** Returns a definition with its placeholders filled; patterns have none. Fields left without a name send nothing and are omitted. */
export const filledDefinition = (
  definition: LeadDefinition,
  fill: (text: string) => string,
): LeadDefinition => {
  const seen = new Set<string>()
  return {
    ...definition,
    name: fill(definition.name),
    successText: fill(definition.successText),
    fields: definition.fields
      .map((field) => filledField(field, fill))
      .filter(({ name }) => name !== '' && !seen.has(name) && seen.add(name)),
  }
}
