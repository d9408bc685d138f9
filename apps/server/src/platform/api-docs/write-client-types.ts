import type { TSchema } from 'typebox'
import type { DefinedService } from '../api/define-service.ts'

type Schema = TSchema & Readonly<Record<string, unknown>>

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

const literal = (value: unknown): string =>
  typeof value === 'string' ? quoted(value) : JSON.stringify(value)

const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name))

const objectType = (schema: Schema): string => {
  const required = (schema.required ?? []) as readonly string[]
  const fields = Object.entries((schema.properties ?? {}) as Record<string, Schema>)
    .filter(([, each]) => each.not === undefined)
    .map(([name, each]) => `${key(name)}${required.includes(name) ? '' : '?'}: ${typeOf(each)}`)
  return fields.length === 0 ? 'Record<string, unknown>' : `{ ${fields.join('; ')} }`
}

const union = (types: readonly string[]): string => [...new Set(types)].join(' | ')

const typeOf = (given: TSchema): string => {
  const schema = given as Schema
  if ('const' in schema) return literal(schema.const)
  if (Array.isArray(schema.enum)) return union(schema.enum.map(literal))
  const choices = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined
  if (choices !== undefined) return union(choices.map(typeOf))
  if (Array.isArray(schema.allOf)) return schema.allOf.map((each) => typeOf(each as Schema)).join(' & ')
  switch (schema.type) {
    case 'string':
      return 'string'
    case 'integer':
    case 'number':
      return 'number'
    case 'boolean':
      return 'boolean'
    case 'null':
      return 'null'
    case 'array': {
      const items = schema.items as Schema | undefined
      return items === undefined ? 'unknown[]' : `(${typeOf(items)})[]`
    }
    case 'object':
      return objectType(schema)
    default:
      return 'unknown'
  }
}

/**
 * Returns the source of packages/client/src/generated/resources.ts: request and response types of each
 * service.
 */
export const clientTypes = (services: readonly DefinedService[]): string => {
  const forms = services.map(({ definition: { path, resource, record = resource?.schema, data = {} } }) => {
    const of = (schema: TSchema | undefined, without: string) => (schema ? typeOf(schema) : without)
    return `  ${key(path)}: {
    record: ${of(record, 'Record<string, unknown>')}
    create: ${of(data.create, 'never')}
    update: ${of(data.update, 'never')}
    patch: ${of(data.patch, 'never')}
  }`
  })
  return `/* Made from the server's services by scripts/write-client.mjs. */

/** Every resource by its path: the record it answers, and the bodies it takes. */
export interface Resources {
${forms.join('\n')}
}
`
}
