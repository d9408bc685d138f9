import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { TSchema } from 'typebox'
import { messages } from '@web2/contract/core'
import { badInput, badQuery, type FieldErrors } from '../errors.ts'

const formats = addFormats as unknown as typeof addFormats.default
const dataAjv = new Ajv({ strict: false })
/** Collects all errors, which takes time for each, so it is for small bodies only. */
const thoroughAjv = new Ajv({ allErrors: true, strict: false })
const queryAjv = new Ajv({ coerceTypes: true, strict: false })
for (const ajv of [dataAjv, thoroughAjv, queryAjv])
  formats(ajv, ['uuid', 'date', 'date-time', 'email', 'uri'])

/** Compiles schemas at first use, so that startup does not wait for them. */
const compiled = (ajv: Ajv) => {
  const functions = new WeakMap<TSchema, ValidateFunction>()
  return (schema: TSchema): ValidateFunction => {
    const known = functions.get(schema) ?? ajv.compile(schema)
    functions.set(schema, known)
    return known
  }
}
const dataValidator = compiled(dataAjv)
const thoroughValidator = compiled(thoroughAjv)
const queryValidator = compiled(queryAjv)

const sentences: Record<string, (params: Record<string, unknown>) => string> = {
  required: () => messages.required,
  minLength: ({ limit }) => (limit === 1 ? messages.required : `Use at least ${limit} characters`),
  maxLength: ({ limit }) => `Use at most ${limit} characters`,
  minItems: ({ limit }) => `Add at least ${limit}`,
  maxItems: ({ limit }) => `Use at most ${limit}`,
  minimum: ({ limit }) => `Must be at least ${limit}`,
  maximum: ({ limit }) => `Must be at most ${limit}`,
  additionalProperties: () => 'Unknown field',
  type: ({ type }) => `Must be ${type === 'integer' ? 'a whole number' : `a ${String(type)}`}`,
  const: () => 'Choose one of the available options',
  anyOf: () => 'Choose one of the available options',
  enum: () => 'Choose one of the available options',
  pattern: () => 'Invalid format',
}

const formatSentences: Record<string, string> = {
  email: 'Enter a valid email address',
  uuid: 'Must be an ID',
  date: 'Must be a date',
  'date-time': 'Must be a date and time',
  uri: 'Enter a full URL',
}

const fieldOf = ({ instancePath, keyword, params }: ErrorObject): string => {
  const path = instancePath.slice(1).split('/').filter(Boolean)
  if (keyword === 'required') path.push(String(params.missingProperty))
  if (keyword === 'additionalProperties') path.push(String(params.additionalProperty))
  return path.join('.')
}

const sentence = ({ keyword, params }: ErrorObject): string =>
  keyword === 'format'
    ? (formatSentences[String(params.format)] ?? 'Invalid format')
    : (sentences[keyword]?.(params) ?? 'Not allowed here')

/** Maximum number of values in a body for which all errors are collected. */
const searched = 2_000
/** Maximum of fields named in one error. */
const mostNamed = 50

const isSmall = (data: unknown): boolean => {
  const waiting = [data]
  for (let count = 0; waiting.length > 0; count += 1) {
    if (count + waiting.length > searched) return false
    const value = waiting.pop()
    if (typeof value !== 'object' || value === null) continue
    if (Array.isArray(value) && value.length > searched) return false
    for (const inside of Object.values(value)) waiting.push(inside)
  }
  return true
}

/** Returns the errors of data: all for a small body, else the first; null if it is valid. */
const mistakes = (schema: TSchema, data: unknown): readonly ErrorObject[] | null => {
  const validate = dataValidator(schema)
  if (validate(data)) return null
  const first = validate.errors ?? []
  if (!isSmall(data)) return first
  const thorough = thoroughValidator(schema)
  return thorough(data) ? first : (thorough.errors ?? first)
}

/** Returns one message per field: the first, with 'required' before all others. */
const fieldErrors = (errors: readonly ErrorObject[]): FieldErrors => {
  const found: Record<string, string> = {}
  let named = 0
  for (const error of errors) {
    const field = fieldOf(error)
    if (found[field] === undefined) named += 1
    if (named > mostNamed) break
    if (found[field] === undefined || error.keyword === 'anyOf') found[field] = sentence(error)
  }
  return found
}

const formOf = ({ schemaPath }: ErrorObject) => /^#\/anyOf\/(\d+)\//.exec(schemaPath)?.[1]

/** Returns the errors of the alternative that a body with several allowed forms is closest to. */
const ofNearestForm = (errors: readonly ErrorObject[]): readonly ErrorObject[] => {
  if (!errors.some(({ keyword, instancePath }) => keyword === 'anyOf' && instancePath === '')) return errors
  const forms = Object.values(Object.groupBy(errors, (error) => formOf(error) ?? ''))
  const [nearest] = forms
    .filter((each) => each !== undefined && formOf(each[0]!) !== undefined)
    .sort((one, other) => one!.length - other!.length)
  return nearest ?? errors
}

/** Returns a message for each invalid field, or null if the data is valid. */
export const wrongFields = (schema: TSchema, data: unknown): FieldErrors | null => {
  const errors = mistakes(schema, data)
  return errors && fieldErrors(errors)
}

/** Throws 400 with a message per field unless the body matches the schema. */
export const validateData = (schema: TSchema, data: unknown): void => {
  const found = mistakes(schema, data)
  if (!found) return
  const { '': whole, ...errors } = fieldErrors(ofNearestForm(found))
  if (whole !== undefined && Object.keys(errors).length === 0) {
    throw badInput({}, 'The request body is missing or has the wrong type.')
  }
  throw badInput(errors)
}

/**
 * Returns the query with texts coerced to the schema's types. Throws 400 for anything the schema doesn't
 * name.
 */
export const validatedQuery = (schema: TSchema, query: unknown): Record<string, unknown> => {
  const copy = structuredClone(query) as Record<string, unknown>
  const validate = queryValidator(schema)
  if (validate(copy)) return copy
  const [field, text] = Object.entries(fieldErrors(validate.errors ?? []))[0] ?? []
  throw badQuery(`Invalid query parameter “${field}”: ${text}.`)
}

const maxTrimDepth = 6

const trimmedList = (list: readonly unknown[], depth: number): readonly unknown[] => {
  let copy: unknown[] | undefined
  list.forEach((each, at) => {
    const inside = trimmed(each, depth)
    if (Object.is(inside, each)) return
    copy ??= [...list]
    copy[at] = inside
  })
  return copy ?? list
}

/**
 * Returns the value with trimmed texts. Copies only what changes, because copying a large body takes long.
 */
export const trimmed = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') return value.trim()
  if (typeof value !== 'object' || value === null || depth >= maxTrimDepth) return value
  if (Array.isArray(value)) return trimmedList(value, depth + 1)
  const own = value as Readonly<Record<string, unknown>>
  let copy: Record<string, unknown> | undefined
  for (const name of Object.keys(own)) {
    const inside = trimmed(own[name], depth + 1)
    if (Object.is(inside, own[name])) continue
    copy ??= { ...own }
    copy[name] = inside
  }
  return copy ?? value
}
