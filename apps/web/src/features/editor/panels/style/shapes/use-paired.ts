import { namesOfProperty } from '@web2/builder'
import { useCallback } from 'react'
import type { StyleModel, StyleValues } from '../style-model.ts'
import { useGroup, useProperty, useStyleModel, useStyleState, type PropertyAccess } from '../use-style.ts'

/** Returns the values by all names that browsers know the properties by. */
export const withNames = (values: StyleValues): StyleValues =>
  Object.fromEntries(
    Object.entries(values).flatMap(([property, value]) =>
      namesOfProperty(property).map((name) => [name, value] as const),
    ),
  )

/** Like `useProperty`, for a property that older browsers know by a name with a prefix. */
export const usePaired = (property: string): PropertyAccess => {
  const model = useStyleModel()
  const names = namesOfProperty(property)
  const own = useProperty(property)
  const older = useStyleState(names[0] ?? property)
  const { origin } = useGroup(names)
  const clear = useCallback(() => model.clear(namesOfProperty(property)), [model, property])
  const write = (value: StyleValues[string], how?: 'merge') =>
    value === undefined ? clear() : model.set(withNames({ [property]: value }), how)
  return {
    ...(own.value === undefined && !own.mixed ? older : own),
    origin,
    set: (value) => write(value),
    merge: (value) => write(value, 'merge'),
    clear,
  }
}

/**
 * Removes values as one undo step. Where another breakpoint or a style sets the property, too, its value
 * without effect is written.
 */
export const removeEffect = (model: StyleModel, initial: Readonly<Record<string, string>>): void => {
  const hasEffect = ([property, value]: readonly [string, string]) =>
    namesOfProperty(property).some((name) => {
      const state = model.state(name)
      return state.mixed || (state.value !== undefined && state.value !== value)
    })
  const present = Object.entries(initial).filter(hasEffect)
  if (present.length === 0) return
  const [[first] = ['style']] = present
  const gesture = model.gesture(`Change ${first.replace(/-/g, ' ')}`)
  model.clear(present.flatMap(([property]) => namesOfProperty(property)))
  const behind = present.filter(hasEffect)
  if (behind.length > 0) model.set(withNames(Object.fromEntries(behind)))
  gesture.end()
}
