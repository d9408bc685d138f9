import { useQuery } from '@tanstack/react-query'
import { loadPage, PageUnavailable, type LoadedPage } from '../api/site-pages.ts'

/**
 * A page as it is stored now. Its key is no resource's path, so that no live event puts another document under the
 * hands of the person; it is fetched anew each time a screen opens.
 */
export const useLoadedPage = (siteId: string, pageId: string | undefined, visit: number) =>
  useQuery<LoadedPage>({
    queryKey: ['opened-page', siteId, pageId ?? null, visit],
    queryFn: () => loadPage(siteId, pageId),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    structuralSharing: false,
    retry: (failures, error) => failures < 2 && !(error instanceof PageUnavailable),
  })
