import {
  breakpointsWith,
  composeChanges,
  emptyChange,
  setNamedStyle,
  setStyle,
  type CommandResult,
  type NodeRecord,
  type Style,
  type Theme,
} from '@web2/builder'
import type { Editor } from '../../document/editor.ts'
import { removalOf } from './longhands.ts'
import {
  differentStyles,
  layerOf,
  sameState,
  styleFrom,
  styleState,
  type PropertyState,
  type SharedTarget,
  type StylePlace,
} from './style-lookup.ts'
import { lineHeightFactor, roundedFigures, type FieldValue } from './style-values.ts'

export type StyleValues = Readonly<Record<string, FieldValue | undefined>>

const rounded = (factor: number): number => Math.round(factor * 1000) / 1000

/**
 * Returns the values for one block with its line height converted to a factor of the font size, because a
 * height in px would make the lines of a larger font overlap.
 */
const withLineHeight = (values: StyleValues, record: NodeRecord, place: StylePlace): StyleValues => {
  if (values['font-size'] === undefined || 'line-height' in values) return values
  const valueOf = (property: string) => styleState([record], place, property).value
  const height = valueOf('line-height')
  if (typeof height !== 'string' || !height.endsWith('px')) return values
  const factor = lineHeightFactor({ 'line-height': height, 'font-size': valueOf('font-size') })
  return factor === null ? values : { ...values, 'line-height': rounded(factor) }
}

/** Edits that become one undo step, or none. */
export interface Gesture {
  readonly end: () => void
  readonly cancel: () => void
}

/**
 * Styles of the selection, outside React: a control subscribes to its own property and rerenders only when
 * that changes, however large the panel is.
 */
export interface StyleModel {
  readonly follow: (ids: readonly string[], place: StylePlace) => void
  readonly place: () => StylePlace
  readonly records: () => readonly NodeRecord[]
  readonly state: (property: string) => PropertyState
  /** Sets properties; `undefined` removes them. Consecutive changes with `merge` become one undo step. */
  readonly set: (values: StyleValues, how?: 'merge') => void
  /** Removes properties, also from shorthands. */
  readonly clear: (properties: readonly string[]) => void
  readonly gesture: (label: string) => Gesture
  /** Returns the first block's element on the canvas. */
  readonly element: () => Element | null
  /** Returns all blocks' elements on the canvas. */
  readonly elements: () => readonly Element[]
  /** Returns the computed value of the first block, numbers rounded; empty if the page is not shown. */
  readonly computed: (property: string) => string
  /** Returns the `display` of the first block's parent, if known. */
  readonly parentDisplay: () => string
  readonly subscribe: (listener: () => void) => () => void
  readonly dispose: () => void
}

const labelFor = (properties: readonly string[]): string => {
  const [first = 'style'] = properties
  return `Change ${first.replace(/^-webkit-|-(?:top|right|bottom|left)$/g, '').replace(/-/g, ' ')}`
}

const samePlace = (one: StylePlace, other: StylePlace): boolean =>
  one.breakpoint === other.breakpoint &&
  one.hover === other.hover &&
  one.shared?.id === other.shared?.id &&
  one.shared?.state === other.shared?.state

const displayIn = (style: Style): string => {
  const { display } = style
  return typeof display === 'string' ? display : ''
}

/** Stands for a named style where controls read the style of a block; its state counts as the hovered one. */
const recordOfStyle = ({ id, state }: SharedTarget, theme: Theme | undefined): NodeRecord => {
  const layers = theme?.styles?.find((each) => each.id === id)?.layers ?? {}
  const smaller = breakpointsWith(Object.keys(layers)).flatMap((layer) =>
    layer !== 'desktop' && layers[layer] ? [[layer, layers[layer]] as const] : [],
  )
  const props = {
    ...(layers.desktop && { elementStyle: layers.desktop }),
    ...(smaller.length > 0 && { breakpoints: Object.fromEntries(smaller) }),
    ...(state !== 'normal' && layers[state] && { hover: layers[state] }),
  } as NodeRecord['props']
  return { uuid: id, componentName: 'Element', props, parent: null, children: [], addition: {} }
}

export const createStyleModel = (editor: Editor, elementOf: (uuid: string) => Element | null): StyleModel => {
  const { store, history, session } = editor
  const listeners = new Set<() => void>()
  const known = new Map<string, PropertyState>()
  /** Properties to look up again since the last change. */
  const stale = new Set<string>()
  let ids: readonly string[] = []
  let place: StylePlace = { breakpoint: session.breakpoint.get(), hover: false }
  let records: readonly NodeRecord[] | null = null
  let different: readonly NodeRecord[] | null = null
  let stops: (() => void)[] = []

  /** Theme that the present values were read with. */
  let theme: Theme | undefined
  const tell = () => {
    const { page } = store.document
    if (records !== null && theme === page.theme && (place.shared ?? records.every(isPresent))) return
    changed()
  }
  const changed = () => {
    records = null
    different = null
    for (const property of known.keys()) stale.add(property)
    for (const listener of [...listeners]) listener()
  }
  const isPresent = (record: NodeRecord, at: number): boolean => store.get(ids[at] ?? '') === record
  const present = (): readonly NodeRecord[] => {
    if (records !== null) return records
    ;({ theme } = store.document.page)
    records = place.shared ? [recordOfStyle(place.shared, theme)] : ids.flatMap((id) => store.get(id) ?? [])
    return records
  }

  const state = (property: string): PropertyState => {
    const before = known.get(property)
    if (before && !stale.delete(property)) return before
    different ??= differentStyles(present(), theme)
    const now = styleState(different, place, property, theme)
    if (before && sameState(before, now)) return before
    known.set(property, now)
    return now
  }

  const run = (properties: readonly string[], result: CommandResult, merge: boolean) => {
    const { shared } = place
    const target = shared ? `${shared.id}:${shared.state}` : ids.join()
    const key = `style:${layerOf(place)}:${target}:${properties.join()}`
    editor.run(labelFor(properties), result, merge ? key : undefined)
  }

  /** Applies values to a named style. */
  const runShared = (
    { id, name, state: of }: SharedTarget,
    properties: readonly string[],
    style: StyleValues,
    merge: boolean,
  ) => {
    const layer = of === 'normal' ? place.breakpoint : of
    const result = setNamedStyle(store.document, { styleId: id, name, layer, style })
    run(properties, result.ok ? { ...result, select: session.selection.get() } : result, merge)
  }

  /** Applies separate values to each block in one change. */
  const runEach = (
    properties: readonly string[],
    valuesOf: (record: NodeRecord) => StyleValues,
    merge: boolean,
  ) => {
    const layer = layerOf(place)
    const [first] = present()
    if (place.shared) return first && runShared(place.shared, properties, valuesOf(first), merge)
    let result: CommandResult = { ok: true, change: emptyChange, select: ids }
    for (const record of present()) {
      const one = setStyle(store.document, { ids: [record.uuid], layer, style: valuesOf(record) })
      if (!one.ok) return run(properties, one, merge)
      result = { ...result, change: composeChanges(result.change, one.change) }
    }
    run(properties, result, merge)
  }

  const element = () => (ids[0] === undefined ? null : elementOf(ids[0]))
  const computedOf = (of: Element | null, property: string) =>
    of?.ownerDocument.defaultView?.getComputedStyle(of).getPropertyValue(property) ?? ''

  return {
    element,
    elements: () => ids.flatMap((id) => elementOf(id) ?? []),
    computed: (property) => roundedFigures(computedOf(element(), property)),
    parentDisplay: () => {
      const parent = store.get(store.get(ids[0] ?? '')?.parent ?? '')
      if (!parent) return ''
      return computedOf(elementOf(parent.uuid), 'display') || displayIn(styleFrom(parent, 'desktop'))
    },
    follow: (nextIds, nextPlace) => {
      const same = nextIds.length === ids.length && nextIds.every((id, at) => id === ids[at])
      if (same && samePlace(place, nextPlace)) return
      place = nextPlace
      if (!same) {
        ids = nextIds
        for (const stop of stops) stop()
        // named styles are part of the page's theme
        stops = [...ids.map((id) => store.subscribe(id, tell)), store.subscribePage(tell)]
      }
      changed()
    },
    place: () => place,
    records: present,
    state,
    set: (values, how) => {
      const [properties, merge] = [Object.keys(values), how === 'merge']
      if ('font-size' in values)
        return runEach(properties, (record) => withLineHeight(values, record, place), merge)
      if (place.shared) return runShared(place.shared, properties, values, merge)
      run(properties, setStyle(store.document, { ids, layer: layerOf(place), style: values }), merge)
    },
    clear: (properties) => {
      runEach(properties, (record) => removalOf(styleFrom(record, layerOf(place)), properties), false)
    },
    gesture: (label) => {
      const selection = session.selection.get()
      const mark = history.mark(selection)
      return {
        end: () => history.squash(mark, label, selection),
        cancel: () => {
          history.bail(mark)
        },
      }
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    dispose: () => {
      for (const stop of stops) stop()
      stops = []
      ids = []
    },
  }
}
