import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { Origin } from '../fields/field-row.tsx'
import type { StyleModel, StyleValues } from './style-model.ts'
import type { PropertyState } from './style-lookup.ts'

export const StyleContext = createContext<StyleModel | null>(null)

/** Requests that computed values are written into the empty fields. */
export const AskLookContext = createContext<() => void>(() => {})

export const useStyleModel = (): StyleModel => {
  const model = useContext(StyleContext)
  if (!model) throw new Error('A control of the Style tab needs a StyleContext around it.')
  return model
}

/** Returns a property of the selection; rerenders only when it changes. */
export const useStyleState = (property: string): PropertyState => {
  const model = useStyleModel()
  return useSyncExternalStore(model.subscribe, () => model.state(property))
}

const mixedOrigin: Origin = { kind: 'mixed', sentence: 'The selected blocks have different values.' }
const hereOrigin: Origin = { kind: 'here', sentence: 'Set here.' }
const noOrigin: Origin = { kind: 'none' }

/** Returns the origin of a control's properties, and a function to clear them. */
export const useGroup = (
  properties: readonly string[],
): { readonly origin: Origin; readonly clear: () => void } => {
  const model = useStyleModel()
  const origin = useSyncExternalStore(model.subscribe, () => {
    const states = properties.map(model.state)
    if (!states.some(({ isSet }) => isSet)) {
      return states.find(({ origin: each }) => each.kind === 'inherited')?.origin ?? noOrigin
    }
    return states.some(({ mixed }) => mixed) ? mixedOrigin : hereOrigin
  })
  return { origin, clear: () => model.clear(properties) }
}

export interface PropertyAccess extends PropertyState {
  readonly set: (value: StyleValues[string]) => void
  /** Sets the value as part of consecutive changes: a dragged slider, a held arrow key. */
  readonly merge: (value: StyleValues[string]) => void
  readonly clear: () => void
}

/** Returns one property's state, with functions to set it. */
export const useProperty = (property: string): PropertyAccess => {
  const model = useStyleModel()
  const state = useStyleState(property)
  const clear = useCallback(() => model.clear([property]), [model, property])
  return {
    ...state,
    set: (value) => (value === undefined ? clear() : model.set({ [property]: value })),
    merge: (value) => (value === undefined ? clear() : model.set({ [property]: value }, 'merge')),
    clear,
  }
}
