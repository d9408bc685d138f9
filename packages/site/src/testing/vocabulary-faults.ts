import vocabulary from './schema-org.json' with { type: 'json' }

interface TypeEntry {
  readonly extends: readonly string[]
  readonly properties: Readonly<Record<string, readonly string[] | undefined>>
}
type Node = Readonly<Record<string, unknown>>

const types: Readonly<Record<string, TypeEntry | undefined>> = vocabulary.types
const enumerations: Readonly<Record<string, readonly string[] | undefined>> = vocabulary.enumerations

/** Returns the value types of a property; undefined if neither the type nor its supertypes have it. */
const rangeOf = (type: string, property: string): readonly string[] | undefined => {
  const entry = types[type]
  if (!entry) return undefined
  const own = entry.properties[property]
  if (own) return own
  return entry.extends.map((parent) => rangeOf(parent, property)).find((range) => range !== undefined)
}

const extendsType = (type: string, wanted: string): boolean =>
  type === wanted || (types[type]?.extends ?? []).some((parent) => extendsType(parent, wanted))

const dataTypes: Readonly<Record<string, ((value: unknown) => boolean) | undefined>> = {
  Text: (value) => typeof value === 'string' && value !== '',
  URL: (value) => typeof value === 'string' && /^https?:\/\/[^\s/]+(?:\/\S*)?$/.test(value),
  Number: (value) => typeof value === 'number' && Number.isFinite(value),
  Time: (value) => typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
  Date: (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value),
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && '@type' in value

const fits = (value: unknown, range: string): boolean => {
  if (isNode(value)) return extendsType(String(value['@type']), range)
  return dataTypes[range]?.(value) ?? enumerations[range]?.includes(String(value)) ?? false
}

const keywords = new Set(['@context', '@type', '@id'])

/** Returns the parts of a JSON-LD node that violate schema.org's vocabulary; empty if there are none. */
export const vocabularyFaults = (node: Node): string[] => {
  const type = String(node['@type'])
  if (!types[type]) return [`${type} is no type`]
  return Object.entries(node).flatMap(([property, held]) => {
    if (keywords.has(property)) return []
    const range = rangeOf(type, property)
    if (!range) return [`${type} has no ${property}`]
    return [held]
      .flat()
      .flatMap((value) => [
        ...(range.some((each) => fits(value, each))
          ? []
          : [`${type}.${property} is ${range.join(' or ')}, not ${JSON.stringify(value)}`]),
        ...(isNode(value) ? vocabularyFaults(value) : []),
      ])
  })
}
