import type { NodeRecord } from '@web2/builder'
import { useCallback, useRef, useSyncExternalStore } from 'react'
import { useEditor } from '../session/use-editor.ts'

/** Returns a value derived from the records, and rerenders only when it changes. */
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

/** Returns the records; the same array until one of them changes. */
export const useRecords = (ids: readonly string[]): readonly NodeRecord[] => {
  const last = useRef<readonly NodeRecord[]>([])
  return useOfRecords(ids, (records) => {
    const before = last.current
    const same = before.length === records.length && records.every((record, at) => record === before[at])
    if (!same) last.current = records
    return last.current
  })
}
