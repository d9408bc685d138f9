import { patternText } from '../../bindings/field-pattern.ts'
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

/** Types of HTML that browsers know; any other is a text field. Letter case doesn't count, and spaces do. */
const inputTypes = new Set([
  ...[
    'text',
    'search',
    'url',
    'tel',
    'email',
    'password',
    'number',
    'range',
    'color',
    'checkbox',
    'radio',
    'file',
  ],
  ...['date', 'month', 'week', 'time', 'datetime-local', 'hidden', 'submit', 'reset', 'button', 'image'],
])

const inputType = ({ type = '' }: Attributes): string => {
  const kind = type.toLowerCase()
  return inputTypes.has(kind) ? kind : 'text'
}

/** Input types that send nothing a visitor entered. */
const buttons = new Set(['submit', 'reset', 'button', 'image'])

/** Returns the type of a field; undefined for buttons, and for elements that are no field. */
export const fieldType = (tag: string, attributes: Attributes): LeadFieldType | undefined => {
  if (tag === 'textarea') return 'multiline'
  if (tag === 'select') return 'select'
  const kind = inputType(attributes)
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

const texts = new Set(['text', 'search', 'url', 'tel', 'email', 'password'])
/** Elements that always have a value, or whose value is no entry. */
const neverMissing = new Set(['range', 'color', 'hidden'])
const several = new Set<LeadFieldType>(['email', 'file', 'select'])

/** Name of an element's rules in HTML: its tag, or its input type. */
const kindOf = (type: LeadFieldType, attributes: Attributes): string =>
  type === 'multiline' ? 'textarea' : type === 'select' ? 'select' : inputType(attributes)

/** True for an element whose value browsers don't check, whatever its type. Lists have no such attribute. */
const isReadonly = (kind: string, { readonly }: Attributes): boolean =>
  readonly !== undefined && kind !== 'select'

/** True for a choice that has to be made. */
export const isRequired = ({ required, readonly }: Attributes): boolean =>
  required !== undefined && readonly === undefined

/** Bounds of lengths that the value given by the page keeps: browsers check only what a visitor has typed. */
const lengthRules = (kind: string, { minlength, maxlength, wrap }: Attributes, given: string) => {
  const [least, most] = [count(minlength), count(maxlength)]
  // its lines are broken when they are sent, which makes them longer
  const isWrapped = kind === 'textarea' && wrap?.toLowerCase() === 'hard'
  return {
    minLength: least !== undefined && given !== '' && given.length < least ? undefined : least,
    maxLength: isWrapped || (most !== undefined && given.length > most) ? undefined : most,
  }
}

/**
 * Returns the rules that browsers check for a field, by HTML's constraint validation. Rules that are too long to store
 * are not checked. `given` is the value that the page gives it.
 */
export const fieldRules = (
  type: LeadFieldType,
  attributes: Attributes,
  given = attributes.value ?? '',
): Partial<LeadField> => {
  const { boundLength, patternLength } = leadDefinitionLimits
  const kind = kindOf(type, attributes)
  const members = {
    multiple: several.has(type) && attributes.multiple !== undefined ? true : undefined,
    accept: type === 'file' ? short(attributes.accept, patternLength) : undefined,
    autocomplete: short(attributes.autocomplete, 100),
  }
  if (isReadonly(kind, attributes)) return defined(members)
  return defined({
    required: attributes.required !== undefined && !neverMissing.has(kind) ? true : undefined,
    ...((texts.has(kind) || kind === 'textarea') && lengthRules(kind, attributes, given)),
    ...(texts.has(kind) && {
      pattern: short(attributes.pattern && patternText(attributes.pattern), patternLength),
    }),
    ...((kind === 'number' || kind === 'date') && {
      min: short(attributes.min, boundLength),
      max: short(attributes.max, boundLength),
    }),
    ...members,
  })
}

/** Returns the rules that all fields of one name have: the server can't tell which of them sent a value. */
export const commonRules = ([first = {}, ...more]: readonly Partial<LeadField>[]): Partial<LeadField> =>
  Object.fromEntries(
    Object.entries(first).filter(([key, value]) =>
      more.every((rules) => rules[key as keyof LeadField] === value),
    ),
  )

const checked = ['required', 'minLength', 'maxLength', 'min', 'max', 'pattern'] as const
const checkedTypes = new Set<LeadFieldType>(['email', 'url', 'number', 'date'])

/** Returns a field without the rules of its page, for a form that browsers send without checking it. */
export const withoutRules = (field: LeadField): LeadField => {
  const rest = Object.fromEntries(
    Object.entries(field).filter(([key]) => !(checked as readonly string[]).includes(key)),
  ) as unknown as LeadField
  return checkedTypes.has(field.type) ? { ...rest, type: 'text' } : rest
}

/** Returns the allowed values; undefined if there are too many to store, which are then not checked. */
export const storableOptions = (options: readonly string[]): readonly string[] | undefined => {
  const unique = [...new Set(options)]
  const { options: most, optionLength } = leadDefinitionLimits
  return unique.length <= most && unique.every((option) => option.length <= optionLength) ? unique : undefined
}
