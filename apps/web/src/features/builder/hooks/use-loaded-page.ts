import { useQuery } from '@tanstack/react-query'
import { loadPage, type LoadedPage } from '../api/site-pages.ts'
import { openedOnce } from './opened-once.ts'

/** A page of a site as it is stored now; `visit` counts openings. */
export const useLoadedPage = (siteId: string, pageId: string | undefined, visit: number) =>
  useQuery<LoadedPage>({
    queryKey: ['opened-page', siteId, pageId ?? null, visit],
    queryFn: () => loadPage(siteId, pageId),
    ...openedOnce,
  })
