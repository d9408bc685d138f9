import {
  composeChanges,
  emptyChange,
  setStyle,
  type CommandResult,
  type NodeRecord,
  type Style,
} from '@web2/builder'
import type { Editor } from '../../document/editor.ts'
import { removalOf } from './longhands.ts'
import {
  layerOf,
  sameState,
  styleFrom,
  styleState,
  type StylePlace,
  type StyleState,
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
  readonly state: (property: string) => StyleState
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
  return `Change ${first.replace(/-(top|right|bottom|left)$/, '').replace(/-/g, ' ')}`
}

const displayIn = (style: Style): string => {
  const { display } = style
  return typeof display === 'string' ? display : ''
}

export const createStyleModel = (editor: Editor, elementOf: (uuid: string) => Element | null): StyleModel => {
  const { store, history, session } = editor
  const listeners = new Set<() => void>()
  const known = new Map<string, StyleState>()
  /** Properties to look up again since the last change. */
  const stale = new Set<string>()
  let ids: readonly string[] = []
  let place: StylePlace = { breakpoint: session.breakpoint.get(), hover: false }
  let records: readonly NodeRecord[] | null = null
  let stops: (() => void)[] = []

  const tell = () => {
    records = null
    for (const property of known.keys()) stale.add(property)
    for (const listener of [...listeners]) listener()
  }
  const present = (): readonly NodeRecord[] => (records ??= ids.flatMap((id) => store.get(id) ?? []))

  const state = (property: string): StyleState => {
    const before = known.get(property)
    if (before && !stale.delete(property)) return before
    const now = styleState(present(), place, property)
    if (before && sameState(before, now)) return before
    known.set(property, now)
    return now
  }

  const run = (properties: readonly string[], result: CommandResult, merge: boolean) => {
    const key = `style:${layerOf(place)}:${ids.join()}:${properties.join()}`
    editor.run(labelFor(properties), result, merge ? key : undefined)
  }

  /** Applies separate values to each block in one change. */
  const runEach = (
    properties: readonly string[],
    valuesOf: (record: NodeRecord) => StyleValues,
    merge: boolean,
  ) => {
    const layer = layerOf(place)
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
      const parent = store.get(present()[0]?.parent ?? '')
      if (!parent) return ''
      return computedOf(elementOf(parent.uuid), 'display') || displayIn(styleFrom(parent, 'desktop'))
    },
    follow: (nextIds, nextPlace) => {
      const same = nextIds.length === ids.length && nextIds.every((id, at) => id === ids[at])
      if (same && nextPlace.breakpoint === place.breakpoint && nextPlace.hover === place.hover) return
      place = nextPlace
      if (!same) {
        ids = nextIds
        for (const stop of stops) stop()
        stops = ids.map((id) => store.subscribe(id, tell))
      }
      tell()
    },
    place: () => place,
    records: present,
    state,
    set: (values, how) => {
      const [properties, merge] = [Object.keys(values), how === 'merge']
      if ('font-size' in values)
        return runEach(properties, (record) => withLineHeight(values, record, place), merge)
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
