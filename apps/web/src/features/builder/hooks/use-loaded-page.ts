import { useQuery } from '@tanstack/react-query'
import { loadPage, type LoadedPage } from '../api/site-pages.ts'
import { storageFailed, withLeftBehind } from '../saving/left-behind.ts'
import { thisTab } from '../saving/this-tab.ts'
import { openedOnce } from './opened-once.ts'

/** A page of a site as it is stored now, for editing with what an earlier visit left unsaved; `visit` counts openings. */
export const useLoadedPage = (siteId: string, pageId: string | undefined, visit: number, edits: boolean) =>
  useQuery<LoadedPage>({
    queryKey: ['opened-page', siteId, pageId ?? null, visit, edits],
    queryFn: async () => {
      if (!edits) return loadPage(siteId, pageId)
      const [loaded] = await Promise.all([loadPage(siteId, pageId), thisTab().catch(storageFailed)])
      return { ...loaded, opened: await withLeftBehind(loaded.opened) }
    },
    ...openedOnce,
  })
