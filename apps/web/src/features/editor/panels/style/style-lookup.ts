import { parseInlineStyle, styleOf, type Breakpoint, type NodeRecord, type Style } from '@web2/builder'
import type { StyleLayer } from '@web2/builder'
import type { Origin } from '../fields/field-row.tsx'
import { valueIn } from './longhands.ts'
import type { FieldValue } from './style-values.ts'

/** Target of style edits: a breakpoint, in its normal or hovered state. */
export interface StylePlace {
  readonly breakpoint: Breakpoint
  readonly hover: boolean
}

/** Returns the style layer for a target. */
export const layerOf = ({ breakpoint, hover }: StylePlace): StyleLayer => (hover ? 'hover' : breakpoint)

const wider = {
  desktop: ['desktop'],
  tablet: ['tablet', 'desktop'],
  mobile: ['mobile', 'tablet', 'desktop'],
} as const

/** Returns the layers in which a value is looked up, nearest first. */
const sourcesOf = ({ breakpoint, hover }: StylePlace): readonly StyleLayer[] => [
  ...(hover ? (['hover'] as const) : []),
  ...wider[breakpoint],
]

const nothing: Style = {}
const withInline = new WeakMap<NodeRecord, Style>()

/**
 * Returns a record's styles in one layer. An imported style attribute counts as desktop, into which the first
 * change converts it.
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

/** State of a property in a control, for the whole selection. */
export interface StyleState {
  /** Value that all blocks share; undefined if they differ or have none. */
  readonly value: FieldValue | undefined
  /** The value is set in this layer, in at least one of the blocks. */
  readonly isSet: boolean
  readonly mixed: boolean
  readonly origin: Origin
}

const unset: StyleState = { value: undefined, isSet: false, mixed: false, origin: { kind: 'none' } }

const names: Readonly<Record<StyleLayer, string>> = {
  desktop: 'desktop',
  tablet: 'tablet',
  mobile: 'mobile',
  hover: 'hover',
}

const originOf = (source: StyleLayer, place: StylePlace): Origin => {
  if (source === layerOf(place)) return { kind: 'here', sentence: `Set for ${names[source]}.` }
  return { kind: 'inherited', sentence: `Inherited from ${names[source]}.` }
}

const isSame = (one: Found | null, other: Found | null): boolean =>
  one === other ||
  (one !== null && other !== null && JSON.stringify(one.value) === JSON.stringify(other.value))

/** Looks up a property in all records. */
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
