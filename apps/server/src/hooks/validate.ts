import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { TSchema } from 'typebox'
import { messages } from '@web2/contract'
import { badInput, badQuery, type FieldErrors } from '../errors.ts'

const formats = addFormats as unknown as typeof addFormats.default
const dataAjv = new Ajv({ allErrors: true, strict: false })
const queryAjv = new Ajv({ coerceTypes: true, strict: false })
for (const ajv of [dataAjv, queryAjv]) formats(ajv, ['uuid', 'date', 'date-time', 'email', 'uri'])

/** Compiled at first use: a start should not wait for schemas that nobody calls. */
const compiled = (ajv: Ajv) => {
  const functions = new WeakMap<TSchema, ValidateFunction>()
  return (schema: TSchema): ValidateFunction => {
    const known = functions.get(schema) ?? ajv.compile(schema)
    functions.set(schema, known)
    return known
  }
}
const dataValidator = compiled(dataAjv)
const queryValidator = compiled(queryAjv)

const sentences: Record<string, (params: Record<string, unknown>) => string> = {
  required: () => messages.required,
  minLength: ({ limit }) => (limit === 1 ? messages.required : `Please use at least ${limit} characters`),
  maxLength: ({ limit }) => `Please use at most ${limit} characters`,
  minItems: ({ limit }) => `Please give at least ${limit}`,
  maxItems: ({ limit }) => `Please give at most ${limit}`,
  minimum: ({ limit }) => `Please give at least ${limit}`,
  maximum: ({ limit }) => `Please give at most ${limit}`,
  additionalProperties: () => 'This field is not known here',
  type: ({ type }) => `This must be ${type === 'integer' ? 'a whole number' : `a ${String(type)}`}`,
  const: () => 'Please choose one of the offered values',
  anyOf: () => 'Please choose one of the offered values',
  enum: () => 'Please choose one of the offered values',
  pattern: () => 'This has a form that is not allowed',
}

const formatSentences: Record<string, string> = {
  email: 'Please enter a valid email address',
  uuid: 'This must be an id',
  date: 'This must be a day',
  'date-time': 'This must be a date and time',
  uri: 'Please enter a complete address',
}

const fieldOf = ({ instancePath, keyword, params }: ErrorObject): string => {
  const path = instancePath.slice(1).split('/').filter(Boolean)
  if (keyword === 'required') path.push(String(params.missingProperty))
  if (keyword === 'additionalProperties') path.push(String(params.additionalProperty))
  return path.join('.')
}

const sentence = ({ keyword, params }: ErrorObject): string =>
  keyword === 'format'
    ? (formatSentences[String(params.format)] ?? 'This has a form that is not allowed')
    : (sentences[keyword]?.(params) ?? 'This is not allowed here')

/** One sentence per field; of several the first, and 'required' before all others. */
const fieldErrors = (errors: readonly ErrorObject[]): FieldErrors => {
  const found: Record<string, string> = {}
  for (const error of errors) {
    const field = fieldOf(error)
    if (found[field] === undefined || error.keyword === 'anyOf') found[field] = sentence(error)
  }
  return found
}

const formOf = ({ schemaPath }: ErrorObject) => /^#\/anyOf\/(\d+)\//.exec(schemaPath)?.[1]

/** Of a body that may have several forms, what is wrong with the form that it comes nearest to. */
const ofNearestForm = (errors: readonly ErrorObject[]): readonly ErrorObject[] => {
  if (!errors.some(({ keyword, instancePath }) => keyword === 'anyOf' && instancePath === '')) return errors
  const forms = Object.values(Object.groupBy(errors, (error) => formOf(error) ?? ''))
  const [nearest] = forms
    .filter((each) => each !== undefined && formOf(each[0]!) !== undefined)
    .sort((one, other) => one!.length - other!.length)
  return nearest ?? errors
}

/** A sentence for each field that does not fit the schema; null when all do. */
export const wrongFields = (schema: TSchema, data: unknown): FieldErrors | null => {
  const validate = dataValidator(schema)
  return validate(data) ? null : fieldErrors(validate.errors ?? [])
}

/** Throws 400 with a sentence per field unless the body fits the schema. */
export const validateData = (schema: TSchema, data: unknown): void => {
  const validate = dataValidator(schema)
  if (validate(data)) return
  const { '': whole, ...errors } = fieldErrors(ofNearestForm(validate.errors ?? []))
  if (whole !== undefined && Object.keys(errors).length === 0) {
    throw badInput({}, 'The request has no body, or one of the wrong kind.')
  }
  throw badInput(errors)
}

/** The query with texts turned into the schema's types; throws 400 on anything the schema does not name. */
export const validatedQuery = (schema: TSchema, query: unknown): Record<string, unknown> => {
  const copy = structuredClone(query) as Record<string, unknown>
  const validate = queryValidator(schema)
  if (validate(copy)) return copy
  const [field, text] = Object.entries(fieldErrors(validate.errors ?? []))[0] ?? []
  throw badQuery(`The query is not right at '${field}': ${text}.`)
}

const maxTrimDepth = 6

/** A copy without blanks around texts. */
export const trimmed = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') return value.trim()
  if (typeof value !== 'object' || value === null || depth >= maxTrimDepth) return value
  if (Array.isArray(value)) return value.map((each) => trimmed(each, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, trimmed(each, depth + 1)]))
}
