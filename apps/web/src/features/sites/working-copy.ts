import type { QueryClient } from '@tanstack/react-query'
import type { CachedData, CachedDataSummary } from '@web2/contract/sites'
import { cachedData } from './cached-data.ts'
import { createStore as signal, type Store as Signal } from '../../lib/store.ts'

const keyOf = (id: string) => [cachedData.path, 'get', id]

/** A working copy as it is at the server, also when another tab or person changes it. */
export const copyQuery = (id: string) => ({
  queryKey: keyOf(id),
  queryFn: () => cachedData.outline(id),
  staleTime: Infinity,
})

/** The working copies that differ from what is saved. */
export const copiesQuery = { queryKey: [cachedData.path, 'find'], queryFn: cachedData.find }

/** The working copy that is shown at this moment. */
export const copyShown = (queryClient: QueryClient, id: string): CachedData | undefined =>
  queryClient.getQueryData<CachedData>(keyOf(id))

const changed = new Map<string, Signal<boolean>>()

/** Whether a working copy differs from its site, known as soon as an answer told it. */
export const isCopyChanged = (id: string): Signal<boolean> => {
  const known = changed.get(id) ?? signal(false)
  changed.set(id, known)
  return known
}

/** Shows a working copy as an answer or an event told it, unless a later one is shown already. */
export const showCopy = (queryClient: QueryClient, copy: CachedData): void => {
  const shown = copyShown(queryClient, copy._id)
  if (shown && shown.revision > copy.revision) return
  queryClient.setQueryData(keyOf(copy._id), copy)
  isCopyChanged(copy._id).set(copy.isChanged)
}

const isSummary = (record: unknown): record is CachedDataSummary =>
  typeof record === 'object' && record !== null && '_id' in record && 'revision' in record

const hasPages = (record: CachedDataSummary): record is CachedData => 'pages' in record

/** Applies an event of a working copy; events of large sites carry no pages, which are refetched. */
export const hearOfCopy = (queryClient: QueryClient, record: unknown): void => {
  void queryClient.invalidateQueries({ queryKey: copiesQuery.queryKey })
  if (!isSummary(record)) return
  if (hasPages(record)) showCopy(queryClient, record)
  else if ((copyShown(queryClient, record._id)?.revision ?? -1) < record.revision)
    void queryClient.invalidateQueries({ queryKey: keyOf(record._id) })
}
