import type { Attributes } from '../../tree/record.ts'
import { leadAttributes } from './lead-action.ts'
import { leadDefinitionLimits, type LeadField, type LeadFieldType } from './lead-definition.ts'

const byInputType: Readonly<Record<string, LeadFieldType>> = {
  email: 'email',
  tel: 'tel',
  url: 'url',
  number: 'number',
  range: 'number',
  date: 'date',
  checkbox: 'checkbox',
  radio: 'radio',
  file: 'file',
  hidden: 'hidden',
}

/** Input types that send nothing a visitor entered. */
const buttons = new Set(['submit', 'reset', 'button', 'image'])

/** Returns the type of a field; undefined for buttons, and for elements that are no field. */
export const fieldType = (tag: string, { type = '' }: Attributes): LeadFieldType | undefined => {
  if (tag === 'textarea') return 'multiline'
  if (tag === 'select') return 'select'
  const kind = type.trim().toLowerCase()
  return tag !== 'input' || buttons.has(kind) ? undefined : (byInputType[kind] ?? 'text')
}

// English and the languages that answers to visitors are written in
const consentWords =
  /consent|privacy|agree to|i agree|gdpr|datenschutz|einwillig|einverstanden|zustimm|privacidad|consiento|acepto|confidentialit|consentement|j.accepte|acconsent|trattamento dei dati|toestemming|akkoord|zgod|zgadzam|prywatno|privacidade|consinto|concordo/i

/** Returns true for a checkbox by which a visitor consents: a marked one, or a required one that says so. */
export const isConsent = (attributes: Attributes, label: string): boolean =>
  attributes[leadAttributes.consent] !== undefined ||
  (attributes.required !== undefined && consentWords.test(`${label} ${attributes.name ?? ''}`))

const count = (value: string | undefined): number | undefined => {
  const number = value === undefined || !/^\s*\d{1,9}\s*$/.test(value) ? undefined : Number(value)
  return number === undefined ? undefined : number
}

const short = (value: string | undefined, most: number): string | undefined =>
  value === undefined || value === '' || value.length > most ? undefined : value

/** Drops the members that are undefined. */
const defined = <T extends object>(members: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>
  }

const typed = new Set<LeadFieldType>(['text', 'multiline', 'email', 'tel', 'url'])
const bounded = new Set<LeadFieldType>(['number', 'date'])
const several = new Set<LeadFieldType>(['email', 'file', 'select'])

/** Returns the rules that browsers check for a field. Rules that are too long to store are not checked. */
export const fieldRules = (type: LeadFieldType, attributes: Attributes): Partial<LeadField> => {
  const { boundLength, patternLength } = leadDefinitionLimits
  return defined({
    required: attributes.required !== undefined && type !== 'hidden' ? true : undefined,
    multiple: several.has(type) && attributes.multiple !== undefined ? true : undefined,
    ...(typed.has(type) && {
      minLength: count(attributes.minlength),
      maxLength: count(attributes.maxlength),
      pattern: type === 'multiline' ? undefined : short(attributes.pattern, patternLength),
    }),
    ...(bounded.has(type) && {
      min: short(attributes.min, boundLength),
      max: short(attributes.max, boundLength),
    }),
    accept: type === 'file' ? short(attributes.accept, patternLength) : undefined,
    autocomplete: short(attributes.autocomplete, 100),
  })
}

/** Returns the allowed values; undefined if there are too many to store, which are then not checked. */
export const storableOptions = (options: readonly string[]): readonly string[] | undefined => {
  const unique = [...new Set(options)]
  const { options: most, optionLength } = leadDefinitionLimits
  return unique.length <= most && unique.every((option) => option.length <= optionLength) ? unique : undefined
}
