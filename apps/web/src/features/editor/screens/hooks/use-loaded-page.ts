import { useQuery } from '@tanstack/react-query'
import {
  loadPage,
  loadWorkPage,
  type LoadedPage,
  type LoadedWorkPage,
} from '../../document/api/site-pages.ts'
import { storageFailed, withRecoveredDraft } from '../../document/saving/unsaved-draft.ts'
import { takeRecovered } from '../../document/saving/take-recovered.ts'
import { thisTab } from '../../document/saving/this-tab.ts'
import { openedOnce } from './fetch-once.ts'

/** Loads a saved page of a site. */
export const useLoadedPage = (siteId: string, pageId: string | undefined) =>
  useQuery<LoadedPage>({
    queryKey: ['opened-page', siteId, pageId ?? null],
    queryFn: () => loadPage(siteId, pageId),
    ...openedOnce,
  })

/**
 * Loads a page of a site's working copy, with edits that an earlier visit left in this browser and could not
 * send; `visit` counts openings.
 */
export const useLoadedWorkPage = (siteId: string, pageId: string | undefined, visit: number) =>
  useQuery<LoadedWorkPage>({
    queryKey: ['opened-work-page', siteId, pageId ?? null, visit],
    queryFn: async () => {
      const [loaded] = await Promise.all([loadWorkPage(siteId, pageId), thisTab().catch(storageFailed)])
      await takeRecovered(loaded)
      return { ...loaded, opened: await withRecoveredDraft(loaded.opened) }
    },
    ...openedOnce,
  })
