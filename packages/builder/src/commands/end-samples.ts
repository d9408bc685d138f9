import type { Draft } from '../changes/draft.ts'

/**
 * Removes the sample mark from edited nodes and their ancestors, because published pages would omit the
 * edited text with them.
 */
export const endSamples = (draft: Draft, ids: readonly string[]): void => {
  for (const id of ids)
    for (let at: string | null = id; at !== null; at = draft.get(at).parent) {
      const record = draft.get(at)
      if (record.addition.sample === undefined) continue
      const { sample: _sample, ...addition } = record.addition
      draft.put({ ...record, addition })
    }
}
