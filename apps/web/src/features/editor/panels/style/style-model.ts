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
 * The values for one block, whose lines stay as many times the font size high as they are: a height in px would let
 * the lines of a larger font lie on top of each other.
 */
const withLineHeight = (values: StyleValues, record: NodeRecord, place: StylePlace): StyleValues => {
  if (values['font-size'] === undefined || 'line-height' in values) return values
  const valueOf = (property: string) => styleState([record], place, property).value
  const height = valueOf('line-height')
  if (typeof height !== 'string' || !height.endsWith('px')) return values
  const factor = lineHeightFactor({ 'line-height': height, 'font-size': valueOf('font-size') })
  return factor === null ? values : { ...values, 'line-height': rounded(factor) }
}

/** Edits that become one step of the history, or none. */
export interface Gesture {
  readonly end: () => void
  readonly cancel: () => void
}

/**
 * The styles of the selection, outside of React: a control asks for its own property and renders anew only when that
 * became another, however large the panel is.
 */
export interface StyleModel {
  readonly follow: (ids: readonly string[], place: StylePlace) => void
  readonly place: () => StylePlace
  readonly records: () => readonly NodeRecord[]
  readonly state: (property: string) => StyleState
  /** `undefined` takes properties away. Changes in a row that `merge` are one step of the history. */
  readonly set: (values: StyleValues, how?: 'merge') => void
  /** Takes properties away, also out of shorthands. */
  readonly clear: (properties: readonly string[]) => void
  readonly gesture: (label: string) => Gesture
  /** The first block on the canvas. */
  readonly element: () => Element | null
  /** All the blocks on the canvas. */
  readonly elements: () => readonly Element[]
  /** What the browser computes for the first block, figures rounded; empty when the page is not shown. */
  readonly computed: (property: string) => string
  /** The `display` of what the first block lies in, as far as it is known. */
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
  /** Properties whose state was not looked up since the last change. */
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

  /** One change of all the blocks, each of which has values of its own. */
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
