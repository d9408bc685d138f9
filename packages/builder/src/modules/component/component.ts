import { isObject } from '../../json/is-object.ts'
import { idOfName } from '../../text/id-of-name.ts'
import { readSlotKinds, type SlotKind } from '../../rules/slot-kinds.ts'
import { isSafeUrl } from '../../safety/safe-url.ts'
import { checkStyleValue } from '../../styles/declarations.ts'
import type { NodeRecord } from '../../tree/record.ts'

/** Kinds of properties that a section can have. */
export const propertyKinds = [
  'text',
  'richText',
  'image',
  'link',
  'color',
  'number',
  'boolean',
  'choice',
  'slot',
] as const

export type PropertyKind = (typeof propertyKinds)[number]

/** Value of a property: a text, a number of px, or yes and no. */
export type PropertyValue = string | number | boolean

/** Values by the id of their property. */
export type PropertyValues = Readonly<Record<string, PropertyValue>>

/** Property of a section, which each place that uses the section can set. The section's own content is its default. */
export interface ComponentProperty {
  /** Stays when the property is renamed. */
  readonly id: string
  readonly name: string
  readonly kind: PropertyKind
  /** Values of a choice. */
  readonly options?: readonly string[]
  /** Kinds of blocks that can be put into a slot; absent for anything. */
  readonly accepts?: readonly SlotKind[]
}

/** Set of values under a name, from which a place can start. */
export interface ComponentVariant {
  readonly id: string
  readonly name: string
  readonly values: PropertyValues
}

/** Properties and variants of a section. */
export interface Component {
  readonly properties: readonly ComponentProperty[]
  readonly variants: readonly ComponentVariant[]
}

export const noComponent: Component = Object.freeze({ properties: [], variants: [] })

/** Limits that keep a section's properties usable, and a bound for hostile ones. */
export const componentLimits = { properties: 100, variants: 30, options: 20, name: 60, text: 10_000 } as const

const idPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Attribute of a section's root with its properties and variants. */
export const componentAttribute = 'data-w2m-component'
/** Attribute of a block in a section with the properties that drive it. */
export const bindAttribute = 'data-w2m-bind'
/** Attributes of a place that uses a section: its values, and its variant. */
export const valuesAttribute = 'data-w2m-values'
export const variantAttribute = 'data-w2m-variant'

const mayStay = /[^\w/.:~,-]+/gu

/**
 * Returns a value as JSON for an attribute. It is percent-encoded, because braces would be read as placeholders, but
 * for the letters of URLs, by which images in use are found in stored documents.
 */
export const encodedJson = (value: unknown): string =>
  JSON.stringify(value).toWellFormed().replace(mayStay, encodeURIComponent)

/** Returns the JSON of an attribute; undefined for a text that is none. */
export const decodedJson = (text: string | undefined): unknown => {
  if (text === undefined) return undefined
  try {
    return JSON.parse(decodeURIComponent(text))
  } catch {
    // an attribute from outside may contain anything
    return undefined
  }
}

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= componentLimits.name

const isId = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 64 && idPattern.test(value)

/** Returns false for formatted text and slots, which a place fills with content of its own instead of a value. */
export const hasValue = (kind: PropertyKind): boolean => kind !== 'richText' && kind !== 'slot'

/** Returns why a property can't have a value; null if it can. */
export const checkPropertyValue = (
  { kind, options, name }: ComponentProperty,
  value: unknown,
): string | null => {
  if (!hasValue(kind)) return `“${name}” takes content of its own where the section is used, not a value.`
  if (kind === 'boolean') return typeof value === 'boolean' ? null : `“${name}” must be yes or no.`
  if (kind === 'number')
    return typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= 10_000
      ? null
      : `“${name}” must be a number of px up to 10,000.`
  if (typeof value !== 'string' || value.length > componentLimits.text)
    return `“${name}” must be a text of up to ${componentLimits.text.toLocaleString('en-US')} characters.`
  if (kind === 'choice')
    return options?.includes(value) ? null : `“${value.slice(0, 40)}” is not a choice of “${name}”.`
  if (kind === 'color') return checkStyleValue('color', value)
  if (kind === 'image') return isSafeUrl(value, 'img') ? null : `“${name}” needs the URL of an image.`
  if (kind === 'link')
    return isSafeUrl(value, 'a') ? null : `“${name}” needs a URL that browsers open as a link.`
  return null
}

/** Returns those values that their properties can have; others, as of a deleted property, have no effect. */
const usableValues = (properties: readonly ComponentProperty[], values: unknown): PropertyValues =>
  !isObject(values)
    ? {}
    : Object.fromEntries(
        properties.flatMap((property) => {
          const value = Object.hasOwn(values, property.id) ? values[property.id] : undefined
          return value !== undefined && checkPropertyValue(property, value) === null
            ? [[property.id, value as PropertyValue]]
            : []
        }),
      )

const readProperty = (value: unknown): readonly ComponentProperty[] => {
  if (!isObject(value) || !isId(value.id) || !isName(value.name)) return []
  const { id, name, options } = value
  const accepts = value.kind === 'slot' ? readSlotKinds(value.accepts) : undefined
  const kind = propertyKinds.find((each) => each === value.kind)
  if (!kind) return []
  if (kind !== 'choice') return [{ id, name: name.trim(), kind, ...(accepts && { accepts }) }]
  const choices = Array.isArray(options) ? options.filter(isName).slice(0, componentLimits.options) : []
  return [{ id, name: name.trim(), kind, options: choices }]
}

const distinct = <T extends { readonly id: string }>(list: readonly T[]): T[] => [
  ...new Map(list.map((each) => [each.id, each])).values(),
]

/** Returns the usable part of properties and variants from outside. */
export const readComponent = (value: unknown): Component => {
  if (!isObject(value)) return noComponent
  const list = (each: unknown): readonly unknown[] => (Array.isArray(each) ? each : [])
  const properties = distinct(
    list(value.properties).slice(0, componentLimits.properties).flatMap(readProperty),
  )
  const variants = distinct(
    list(value.variants)
      .slice(0, componentLimits.variants)
      .flatMap((each): ComponentVariant[] =>
        isObject(each) && isId(each.id) && isName(each.name)
          ? [{ id: each.id, name: each.name.trim(), values: usableValues(properties, each.values) }]
          : [],
      ),
  )
  return { properties, variants }
}

const known = new WeakMap<NodeRecord, Component>()

/** Returns the properties and variants of a section, from its root. */
export const componentOf = (root: NodeRecord): Component => {
  const found = known.get(root)
  if (found) return found
  const text = root.addition.attributes?.[componentAttribute]
  const component = text === undefined ? noComponent : readComponent(decodedJson(text))
  known.set(root, component)
  return component
}

/** Values and variant that a place sets; usable or not, so that nothing is lost when a property comes back. */
export interface PlaceValues {
  readonly values: Readonly<Record<string, unknown>>
  readonly variant: string | null
}

/** Returns what a place that uses a section sets. */
export const placeValues = ({ addition: { attributes } }: NodeRecord): PlaceValues => {
  const values = decodedJson(attributes?.[valuesAttribute])
  return { values: isObject(values) ? values : {}, variant: attributes?.[variantAttribute] ?? null }
}

/** Returns the variant that a place shows; undefined for the section as it is, also if the variant was deleted. */
export const variantOf = (component: Component, place: NodeRecord): ComponentVariant | undefined => {
  const variant = place.addition.attributes?.[variantAttribute]
  return variant === undefined ? undefined : component.variants.find(({ id }) => id === variant)
}

/** Returns the values in effect at a place: those of its variant below its own. Others have the section's default. */
export const valuesInEffect = (component: Component, place: NodeRecord): PropertyValues => ({
  ...variantOf(component, place)?.values,
  ...usableValues(component.properties, placeValues(place).values),
})

/** Returns an unused id for something with this name. */
export const idFor = (name: string, present: readonly { readonly id: string }[]): string => {
  return idOfName(name, present, { otherwise: 'property' })
}
