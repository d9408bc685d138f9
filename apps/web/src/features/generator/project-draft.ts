import type { Turbo } from '@web2/contract/generator'
import { turbos } from './resources.ts'
import type { DraftKind } from '../../lib/forms/use-saving-draft.ts'
import { turboRecord } from './api/project-api.ts'
import { definitionOf, isWhole, valuesOf, type TurboValues } from './project-values.ts'
import { newTurbo, newZoomer } from './new-project.ts'

/** Returns a short hash of a definition. */
const signOf = (values: TurboValues): string => {
  const text = JSON.stringify(definitionOf(values))
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return `${text.length}.${hash >>> 0}`
}

/** Variant of the site generator that generates whole sites. */
export type TurboVariant = 'zoomer'

/** Draft kind of projects. */
export const turboDraft: DraftKind<TurboValues, Turbo> = {
  name: 'turbo',
  empty: newTurbo,
  valuesOf,
  isWhole,
  create: (values) => turbos.create(definitionOf(values)),
  patch: (id, values) => turbos.patch(id, definitionOf(values)),
  signOf: (turbo) => signOf(valuesOf(turbo)),
  signAfter: signOf,
  record: turboRecord,
  lists: [turbos.path, 'find'],
}

/** Draft kind of the zoomer variant. */
export const zoomerDraft: DraftKind<TurboValues, Turbo> = { ...turboDraft, empty: newZoomer }
