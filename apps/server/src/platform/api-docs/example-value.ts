import type { TSchema } from 'typebox'

/** Realistic example texts by field name. */
const texts: Readonly<Record<string, string>> = {
  name: 'Spring',
  title: 'Roses in winter',
  keyword: 'roses',
  businessName: 'Green Acre Gardens',
  address1: '12 Orchard Lane',
  city: 'Bristol',
  phone: '+44 117 496 0123',
  email: 'ada@example.com',
  password: 'correct horse battery',
  url: 'https://example.com/',
  text: '<p>Cover them before the first frost.</p>',
  html: '<h1>Roses</h1>',
  slug: 'roses',
  rootSlug: 'roses',
  label: 'Shop',
  color: 'blue',
  message: '',
  error: '',
  problem: '',
}

const formats: Readonly<Record<string, string>> = {
  uuid: '0190a000-0000-7000-8000-000000000001',
  'date-time': '2026-03-01T09:30:00.000Z',
  date: '2026-03-01',
  email: 'ada@example.com',
  uri: 'https://example.com/',
}

/** Examples of which one matches each pattern in the contract; a test tries them all. */
const patterned = [
  'roses',
  'https://example.com/',
  '09:30',
  '2026-03-01',
  '1',
  '#0b6e6e',
  'aB3dE6gH9jK2mN5pQ8sT1vW4xY7z',
  'en-US',
  'USD',
]

type Schema = TSchema & Readonly<Record<string, unknown>>

const stringExample = (schema: Schema, name: string): string => {
  const {
    format,
    pattern,
    minLength = 0,
    maxLength = 1_000,
  } = schema as {
    format?: string
    pattern?: string
    minLength?: number
    maxLength?: number
  }
  if (format !== undefined) return formats[format] ?? ''
  const known = Object.hasOwn(texts, name) ? texts[name] : undefined
  const fits = (each: string) =>
    each.length >= minLength &&
    each.length <= maxLength &&
    (pattern === undefined || new RegExp(pattern).test(each))
  const found = [...(known === undefined ? [] : [known]), 'roses', ...patterned].find(fits)
  return found ?? 'x'.repeat(Math.max(1, minLength)).slice(0, maxLength)
}

const numberExample = ({ minimum = 1, maximum = 1_000 }: { minimum?: number; maximum?: number }): number =>
  Math.min(Math.max(1, minimum), maximum)

const objectExample = (schema: Schema): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries((schema.properties ?? {}) as Record<string, Schema>)
      // properties that must be absent
      .filter(([, each]) => each.not === undefined)
      .map(([name, each]) => [name, exampleOf(each, name)]),
  )

/** Returns an example value for a schema, always the same one. */
export const exampleOf = (given: TSchema, name = ''): unknown => {
  const schema = given as Schema
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.enum)) return schema.enum[0]
  const choices = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined
  if (choices !== undefined) {
    const chosen = choices.find(({ type }) => type !== 'null') ?? choices[0]
    return chosen && exampleOf(chosen, name)
  }
  if (Array.isArray(schema.allOf))
    return Object.assign({}, ...schema.allOf.map((each) => exampleOf(each as Schema, name)))
  switch (schema.type) {
    case 'string':
      return stringExample(schema, name)
    case 'integer':
    case 'number':
      return numberExample(schema as { minimum?: number; maximum?: number })
    case 'boolean':
      return true
    case 'null':
      return null
    case 'array': {
      const {
        items,
        minItems = 1,
        maxItems = 1,
      } = schema as unknown as {
        items?: Schema
        minItems?: number
        maxItems?: number
      }
      if (items === undefined || maxItems === 0) return []
      return Array.from({ length: Math.max(1, minItems) }, () => exampleOf(items, name))
    }
    case 'object':
      return objectExample(schema)
    default:
      return {}
  }
}
