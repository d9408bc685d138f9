import { formDraft, type FormDraft } from '../../lib/forms/form-draft.ts'
import type { Turbo } from '@web2/contract/generator'
import { definitionOf, valuesOf, type TurboValues } from './turbo-values.ts'

/** What is typed into a generation, kept in this tab until all of it is stored. */
interface KeptTurbo {
  readonly values: TurboValues
  /** Sign of the definition that it was typed upon; null for a generation that is not stored yet. */
  readonly upon: string | null
  /** Sign of what this tab was saving: whether that arrived may never have been heard. */
  readonly sending: string | null
}

/** Characters that a tab keeps at most; browsers end at five million for the whole origin. */
const mostKept = 2_000_000

/** A short sign of a definition; another definition has another one, as good as always. */
export const signOf = (values: TurboValues): string => {
  const text = JSON.stringify(definitionOf(values))
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return `${text.length}.${hash >>> 0}`
}

export const signOfStored = (turbo: Turbo | null): string | null =>
  turbo === null ? null : signOf(valuesOf(turbo))

const draftOf = (id: string | null): FormDraft<KeptTurbo> => formDraft(`turbo:${id ?? 'new'}`)

/** Keeps what is typed; answers whether the tab could hold it. */
export const keepTurbo = (id: string | null, kept: KeptTurbo): boolean => {
  const length = kept.values.lists.reduce((sum, { typed }) => sum + typed.length, 0)
  if (length > mostKept) return false
  try {
    draftOf(id).write(kept)
    return true
  } catch (error) {
    console.warn('This tab has no room to keep what is typed.', error)
    return false
  }
}

export const forgetTurbo = (id: string | null): void => draftOf(id).clear()

/** What was kept in this tab, unless somebody has changed the generation since; null when there is nothing. */
export const keptTurbo = (turbo: Turbo | null): TurboValues | null => {
  const kept = draftOf(turbo?._id ?? null).read()
  if (kept === null) return null
  const stored = signOfStored(turbo)
  return kept.upon === stored || kept.sending === stored ? kept.values : null
}
