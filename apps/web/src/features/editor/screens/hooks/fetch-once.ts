import { PageUnavailable } from '../../document/api/opened-document.ts'

/**
 * Query options that fetch a document each time a screen opens, and never while it is edited. Keys of such
 * queries are no resource paths, so that no live event replaces the document.
 */
export const openedOnce = {
  // no refetch even when all queries are refetched, because the editor would keep a document that the cache
  // dropped
  staleTime: 'static',
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  structuralSharing: false,
  retry: (failures: number, error: Error) => failures < 2 && !(error instanceof PageUnavailable),
} as const
