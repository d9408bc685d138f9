import { parseInlineStyle, styleOf, type Breakpoint, type NodeRecord, type Style } from '@web2/builder'
import type { StyleLayer } from '@web2/builder'
import type { Origin } from '../fields/field-row.tsx'
import { valueIn } from './longhands.ts'
import type { FieldValue } from './style-values.ts'

/** Where the panel writes: a width of the page, as it is or under the pointer. */
export interface StylePlace {
  readonly breakpoint: Breakpoint
  readonly hover: boolean
}

/** The layer of a record's styles that a place writes. */
export const layerOf = ({ breakpoint, hover }: StylePlace): StyleLayer => (hover ? 'hover' : breakpoint)

const wider = {
  desktop: ['desktop'],
  tablet: ['tablet', 'desktop'],
  mobile: ['mobile', 'tablet', 'desktop'],
} as const

/** Where a value is looked for, nearest first. */
const sourcesOf = ({ breakpoint, hover }: StylePlace): readonly StyleLayer[] => [
  ...(hover ? (['hover'] as const) : []),
  ...wider[breakpoint],
]

const nothing: Style = {}
const withInline = new WeakMap<NodeRecord, Style>()

/**
 * What a record sets in one layer. A style attribute of an import counts as the widest one: it is what the attribute
 * becomes with the first change.
 */
export const styleFrom = (record: NodeRecord, layer: StyleLayer): Style => {
  const own = styleOf(record.props, layer) ?? nothing
  const inline = layer === 'desktop' ? record.addition.attributes?.style : undefined
  if (!inline) return own
  const known = withInline.get(record) ?? { ...own, ...parseInlineStyle(inline).style }
  withInline.set(record, known)
  return known
}

interface Found {
  readonly value: FieldValue
  readonly source: StyleLayer
}

const find = (record: NodeRecord, place: StylePlace, property: string): Found | null => {
  for (const source of sourcesOf(place)) {
    const value = valueIn(styleFrom(record, source), property)
    if (value !== undefined) return { value, source }
  }
  return null
}

/** What a control shows of a property for everything that is selected. */
export interface StyleState {
  /** In effect for all the blocks alike; undefined where they differ or say nothing. */
  readonly value: FieldValue | undefined
  /** The value is set in this very place, in one of the blocks at least. */
  readonly isSet: boolean
  readonly mixed: boolean
  readonly origin: Origin
}

const unset: StyleState = { value: undefined, isSet: false, mixed: false, origin: { kind: 'none' } }

const names: Readonly<Record<StyleLayer, string>> = {
  desktop: 'desktop',
  tablet: 'tablet',
  mobile: 'mobile',
  hover: 'the hovered state',
}

const originOf = (source: StyleLayer, place: StylePlace): Origin => {
  if (source === layerOf(place)) return { kind: 'here', sentence: `Set for ${names[source]}.` }
  return { kind: 'inherited', sentence: `Comes from ${names[source]}.` }
}

const isSame = (one: Found | null, other: Found | null): boolean =>
  one === other ||
  (one !== null && other !== null && JSON.stringify(one.value) === JSON.stringify(other.value))

/** Looks a property up in all the records. */
export const styleState = (
  records: readonly NodeRecord[],
  place: StylePlace,
  property: string,
): StyleState => {
  const [first, ...others] = records
  if (!first) return unset
  const found = find(first, place, property)
  const here = layerOf(place)
  let isSet = found?.source === here
  let mixed = false
  for (const record of others) {
    const other = find(record, place, property)
    isSet ||= other?.source === here
    mixed ||= !isSame(found, other)
    if (mixed && isSet) break
  }
  if (mixed) {
    const origin: Origin = { kind: 'mixed', sentence: 'The selected blocks have different values.' }
    return { value: undefined, isSet, mixed, origin: isSet ? origin : { ...origin, kind: 'inherited' } }
  }
  if (!found) return unset
  return { value: found.value, isSet, mixed, origin: originOf(isSet ? here : found.source, place) }
}

export const sameState = (one: StyleState, other: StyleState): boolean =>
  one.isSet === other.isSet &&
  one.mixed === other.mixed &&
  JSON.stringify(one.value) === JSON.stringify(other.value) &&
  JSON.stringify(one.origin) === JSON.stringify(other.origin)
