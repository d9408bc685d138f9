import type { NodeRecord } from '@web2/builder'
import { useCallback, useRef, useSyncExternalStore } from 'react'
import { useEditor } from '../session/use-editor.ts'

const isSameList = (one: readonly NodeRecord[], other: readonly NodeRecord[]): boolean =>
  one.length === other.length && one.every((record, at) => record === other[at])

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
  const last = useRef<{ records: readonly NodeRecord[]; read: unknown; value: Value }>(undefined)
  return useSyncExternalStore(subscribe, () => {
    const records = ids.flatMap((id) => store.get(id) ?? [])
    const before = last.current
    if (before?.read === read && isSameList(before.records, records)) return before.value
    const value = read(records)
    last.current = { records, read, value }
    return value
  })
}

/** Returns the records; the same array until one of them changes. */
export const useRecords = (ids: readonly string[]): readonly NodeRecord[] => {
  const last = useRef<readonly NodeRecord[]>([])
  return useOfRecords(ids, (records) => {
    const before = last.current
    if (!isSameList(before, records)) last.current = records
    return last.current
  })
}
