import { PageUnavailable } from '../../document/api/opened-document.ts'

/**
 * A document is fetched anew each time a screen opens, and never under the hands of the person: keys of such queries
 * are no resource's path, so that no live event puts another one in its place.
 */
export const openedOnce = {
  // not even when everything on screen is fetched again: the editor would go on with a document that nobody holds
  staleTime: 'static',
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  structuralSharing: false,
  retry: (failures: number, error: Error) => failures < 2 && !(error instanceof PageUnavailable),
} as const
