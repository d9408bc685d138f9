import { changedLayers, hiddenLayers, layerProperties, readLayers, type BackgroundLayer } from '@web2/builder'
import { useCallback, useSyncExternalStore } from 'react'
import type { Origin } from '../../fields/field-row.tsx'
import type { StyleModel } from '../style-model.ts'
import { useGroup, useStyleModel } from '../use-style.ts'

const properties = ['background-image', hiddenLayers, ...layerProperties] as const

const textsOf = (model: StyleModel): string =>
  JSON.stringify(
    properties.map((property) => {
      const { value } = model.state(property)
      return value === undefined ? null : String(value)
    }),
  )

export interface LayersAccess {
  /** Layers from front to back; null if the list can't be read. */
  readonly layers: readonly BackgroundLayer[] | null
  readonly mixed: boolean
  readonly origin: Origin
  /** Writes what differs, as one undo step; consecutive changes with `merge` are one, too. */
  readonly change: (layers: readonly BackgroundLayer[], how?: 'merge') => void
  readonly clear: () => void
}

const layersOf = (texts: string): readonly BackgroundLayer[] | null => {
  const values = JSON.parse(texts) as readonly (string | null)[]
  return readLayers(
    Object.fromEntries(
      properties.flatMap((property, at) => {
        const value = values[at]
        return typeof value === 'string' ? [[property, value] as const] : []
      }),
    ),
  )
}

/** Returns the background layers of the selection. */
export const useLayers = (): LayersAccess => {
  const model = useStyleModel()
  const { origin, clear } = useGroup(properties)
  const texts = useSyncExternalStore(model.subscribe, () => textsOf(model))
  const mixed = useSyncExternalStore(model.subscribe, () => model.state('background-image').mixed)
  const change = useCallback(
    (after: readonly BackgroundLayer[], how?: 'merge') => {
      const changes = Object.entries(changedLayers(layersOf(textsOf(model)) ?? [], after))
      const values = Object.fromEntries(changes.filter(([, value]) => value !== undefined))
      const removed = changes.flatMap(([property, value]) => (value === undefined ? property : []))
      if (removed.length === 0) return changes.length > 0 ? model.set(values, how) : undefined
      const gesture = model.gesture('Change background layers')
      model.clear(removed)
      if (Object.keys(values).length > 0) model.set(values)
      const inherited = model.state('background-image').value
      // what another breakpoint or a style sets would show again
      if (after.length === 0 && inherited !== undefined && inherited !== 'none')
        model.set({ 'background-image': 'none' })
      gesture.end()
    },
    [model],
  )
  return { layers: layersOf(texts), mixed, origin, change, clear }
}
