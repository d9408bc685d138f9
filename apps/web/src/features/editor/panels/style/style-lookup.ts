import {
  breakpointsWith,
  isElementDefault,
  isOwnBreakpoint,
  maxWidthOf,
  parseInlineStyle,
  sharedStylesOf,
  styleOf,
  type Breakpoint,
  type NamedStyle,
  type NodeRecord,
  type Style,
  type StyleLayer,
  type StyleState,
  type Theme,
} from '@web2/builder'
import { breakpointName } from '../bar/breakpoint-name.ts'
import type { Origin } from '../fields/field-row.tsx'
import { valueIn } from './longhands.ts'
import type { FieldValue } from './style-values.ts'

/** Named style, or default of an element, that is edited instead of the selected blocks. */
export interface SharedTarget {
  readonly id: string
  readonly name: string
  readonly state: StyleState | 'normal'
}

/** Target of style edits: a breakpoint, in its normal or hovered state. */
export interface StylePlace {
  readonly breakpoint: Breakpoint
  readonly hover: boolean
  readonly shared?: SharedTarget
}

/** Returns the style layer for a target. */
export const layerOf = ({ breakpoint, hover }: StylePlace): StyleLayer => (hover ? 'hover' : breakpoint)

const known = new Map<string, readonly StyleLayer[]>()

/** Returns the layers in which a value is looked up, nearest first; `own` are the added breakpoints with values. */
const sourcesOf = ({ breakpoint, hover }: StylePlace, own: readonly string[]): readonly StyleLayer[] => {
  const key = `${breakpoint} ${hover} ${own.join()}`
  const before = known.get(key)
  if (before) return before
  const least = maxWidthOf(breakpoint)
  const all = breakpointsWith([breakpoint, ...own]).filter((each) => maxWidthOf(each) >= least)
  const sources: readonly StyleLayer[] = [...(hover ? (['hover'] as const) : []), ...all.toReversed()]
  known.set(key, sources)
  return sources
}

const none: readonly string[] = []
const ownNames = new WeakMap<object, readonly string[]>()

/** Returns the added breakpoints among the layers of a block or style. */
const ownIn = (layers: unknown): readonly string[] => {
  if (typeof layers !== 'object' || layers === null) return none
  const before = ownNames.get(layers)
  if (before) return before
  const names = Object.keys(layers).filter(isOwnBreakpoint)
  ownNames.set(layers, names)
  return names
}

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
  /** The named style or default that the value comes from; absent for the block's own. */
  readonly shared?: NamedStyle
}

const find = (
  record: NodeRecord,
  place: StylePlace,
  property: string,
  theme: Theme | undefined,
): Found | null => {
  for (const source of sourcesOf(place, ownIn(record.props.breakpoints))) {
    const value = valueIn(styleFrom(record, source), property)
    if (value !== undefined) return { value, source }
  }
  const styles = place.shared ? [] : sharedStylesOf(record, theme)
  if (styles.length === 0) return null
  const own = styles.flatMap(({ layers }) => ownIn(layers))
  for (const source of sourcesOf(place, own))
    for (const shared of styles.toReversed()) {
      const value = valueIn(shared.layers[source] ?? nothing, property)
      if (value !== undefined) return { value, source, shared }
    }
  return null
}

/** State of a property in a control, for the whole selection. */
export interface PropertyState {
  /** Value that all blocks share; undefined if they differ or have none. */
  readonly value: FieldValue | undefined
  /** The value is set in this layer, in at least one of the blocks. */
  readonly isSet: boolean
  readonly mixed: boolean
  readonly origin: Origin
}

const unset: PropertyState = { value: undefined, isSet: false, mixed: false, origin: { kind: 'none' } }

/** Returns the name of a layer; of a breakpoint that the site added, the name it gave it. */
const layerName = (layer: StyleLayer, theme: Theme | undefined): string =>
  isOwnBreakpoint(layer) ? breakpointName(layer, theme) : layer

const originOf = ({ source, shared }: Found, place: StylePlace, theme: Theme | undefined): Origin => {
  if (shared) {
    const { id, name } = shared
    const sentence = isElementDefault(shared) ? `From the default “${name}”.` : `From the style “${name}”.`
    return { kind: 'inherited', sentence, style: { id, name } }
  }
  if (source === layerOf(place)) return { kind: 'here', sentence: `Set for ${layerName(source, theme)}.` }
  return { kind: 'inherited', sentence: `Inherited from ${layerName(source, theme)}.` }
}

const isSame = (one: Found | null, other: Found | null): boolean =>
  one === other ||
  (one !== null && other !== null && JSON.stringify(one.value) === JSON.stringify(other.value))

/**
 * Returns one record for each combination of styles that the records have, which is enough to look up a property
 * in all of them.
 */
export const differentStyles = (
  records: readonly NodeRecord[],
  theme: Theme | undefined,
): readonly NodeRecord[] => {
  if (records.length < 2) return records
  const found = new Map<string, NodeRecord>()
  for (const record of records) {
    const { elementStyle, breakpoints, hover } = record.props
    const shared = sharedStylesOf(record, theme).map(({ id }) => id)
    const inline = record.addition.attributes?.style
    found.set(JSON.stringify([elementStyle, breakpoints, hover, inline, shared]), record)
  }
  return [...found.values()]
}

/** Looks up a property in all records. */
export const styleState = (
  records: readonly NodeRecord[],
  place: StylePlace,
  property: string,
  theme?: Theme,
): PropertyState => {
  const [first, ...others] = records
  if (!first) return unset
  const found = find(first, place, property, theme)
  const here = layerOf(place)
  const isOwn = (each: Found | null) => each?.source === here && !each.shared
  let isSet = isOwn(found)
  let mixed = false
  for (const record of others) {
    const other = find(record, place, property, theme)
    isSet ||= isOwn(other)
    mixed ||= !isSame(found, other)
    if (mixed && isSet) break
  }
  if (mixed) {
    const origin: Origin = { kind: 'mixed', sentence: 'The selected blocks have different values.' }
    return { value: undefined, isSet, mixed, origin: isSet ? origin : { ...origin, kind: 'inherited' } }
  }
  if (!found) return unset
  return {
    value: found.value,
    isSet,
    mixed,
    origin: originOf(isSet ? { ...found, source: here, shared: undefined } : found, place, theme),
  }
}

export const sameState = (one: PropertyState, other: PropertyState): boolean =>
  one.isSet === other.isSet &&
  one.mixed === other.mixed &&
  JSON.stringify(one.value) === JSON.stringify(other.value) &&
  JSON.stringify(one.origin) === JSON.stringify(other.origin)
