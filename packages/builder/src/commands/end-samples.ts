import type { Draft } from '../changes/draft.ts'

/** What somebody worked on is no sample any more, nor is what lies around it: their words would be left out with it. */
export const endSamples = (draft: Draft, ids: readonly string[]): void => {
  for (const id of ids)
    for (let at: string | null = id; at !== null; at = draft.get(at).parent) {
      const record = draft.get(at)
      if (record.addition.sample === undefined) continue
      const { sample: _sample, ...addition } = record.addition
      draft.put({ ...record, addition })
    }
}
