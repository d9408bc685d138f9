import type { NodeRecord } from '@web2/builder'
import { useCallback, useRef, useSyncExternalStore } from 'react'
import { useEditor } from '../session/use-editor.ts'

/** Something about the selected records, and a new render only when it became another. */
export const useOfRecords = <Value>(
  ids: readonly string[],
  read: (records: readonly NodeRecord[]) => Value,
): Value => {
  const { store } = useEditor()
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = ids.map((id) => store.subscribe(id, listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
    [store, ids],
  )
  return useSyncExternalStore(subscribe, () => read(ids.flatMap((id) => store.get(id) ?? [])))
}

/** The selected records; the same array until one of them changes. */
export const useRecords = (ids: readonly string[]): readonly NodeRecord[] => {
  const last = useRef<readonly NodeRecord[]>([])
  return useOfRecords(ids, (records) => {
    const before = last.current
    const same = before.length === records.length && records.every((record, at) => record === before[at])
    if (!same) last.current = records
    return last.current
  })
}
