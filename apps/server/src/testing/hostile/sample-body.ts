import type { TSchema } from 'typebox'

/** Part of JSON Schema that the contract's schemas use. */
interface JsonSchema {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly minItems?: number
  readonly minimum?: number
  readonly minLength?: number
  readonly format?: string
  readonly pattern?: string
}

const formats: Readonly<Record<string, string>> = {
  uuid: '0190a000-0000-7000-8000-000000000000',
  email: 'someone@example.com',
  'date-time': '2030-01-01T00:00:00.000Z',
  date: '2030-01-01',
  uri: 'https://example.com/',
}

/** Texts of which one matches each pattern of the contract. */
const texts = [
  'abc',
  'https://example.com/',
  '09:00',
  '#aabbcc',
  '+1 555 0100',
  '/',
  '123456',
  '2.5',
  'a'.repeat(40),
  'image/png',
  'index.html',
]

const sampleText = ({ format, pattern, minLength = 0 }: JsonSchema): string => {
  if (format !== undefined) return formats[format] ?? ''
  const fitting = pattern === undefined ? texts[0] : texts.find((text) => new RegExp(pattern).test(text))
  return (fitting ?? 'abc').padEnd(minLength, 'c')
}

const sample = (schema: JsonSchema): unknown => {
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return sample(schema.anyOf[0]!)
  switch (schema.type) {
    case 'string':
      return sampleText(schema)
    case 'integer':
    case 'number':
      return schema.minimum ?? 1
    case 'boolean':
      return true
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => sample(schema.items ?? {}))
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, sample(schema.properties?.[name] ?? {})]),
      )
    default:
      return null
  }
}

/** Returns a minimal valid body for the schema. */
export const sampleBody = (schema: TSchema): Record<string, unknown> =>
  sample(schema as JsonSchema) as Record<string, unknown>

/** Field of a body, with a function that builds a body valid except for that field's value. */
export interface Place {
  /** `source.articleIds.0` */
  readonly path: string
  readonly name: string
  readonly with: (value: unknown) => unknown
}

const mostDepth = 6

const placesIn = (
  schema: JsonSchema,
  path: readonly string[],
  whole: (value: unknown) => unknown,
): Place[] => {
  if (path.length > mostDepth) return []
  if (schema.anyOf) return schema.anyOf.flatMap((each) => placesIn(each, path, whole))
  if (schema.type === 'object' && schema.properties) {
    const own = sample(schema) as Record<string, unknown>
    return Object.entries(schema.properties).flatMap(([name, field]) =>
      placesIn(field, [...path, name], (value) => whole({ ...own, [name]: value })),
    )
  }
  if (schema.type === 'array' && schema.items)
    return placesIn(schema.items, [...path, '0'], (value) => whole([value]))
  const name = path.findLast((part) => part !== '0') ?? ''
  return [{ path: path.join('.'), name, with: whole }]
}

/** Returns every field of a body that holds a text, a number or a list of them. */
export const bodyPlaces = (schema: TSchema): readonly Place[] =>
  placesIn(schema as JsonSchema, [], (value) => value)
