import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listingsFound } from '../../../listings/fields/find-listings.ts'
import { queryClient } from '../../../../lib/query/query-client.ts'
import {
  loadNewPage,
  type LoadedWorkPage,
  type NewSite,
  type NewSiteWish,
} from '../../document/api/site-pages.ts'
import { storageFailed, withRecoveredDraft } from '../../document/saving/unsaved-draft.ts'
import { thisTab } from '../../document/saving/this-tab.ts'
import { openedOnce } from './fetch-once.ts'

/** Returns the account's listing if there is exactly one, which needs no choice; null otherwise. */
const onlyListing = async (): Promise<string | null> => {
  const { total, data } = await queryClient.fetchQuery(listingsFound(''))
  return total === 1 ? (data[0]?._id ?? null) : null
}

/**
 * Loads a page of a site that was never saved. Shows the previous page until then, so that the canvas follows
 * the choice of a template without a flash; `visit` counts openings.
 */
export const useLoadedNewPage = (wish: Omit<NewSiteWish, 'onlyListing'>, visit: number) =>
  useQuery<LoadedWorkPage<NewSite>>({
    queryKey: ['opened-new-page', wish.initialDataId, wish.pageId ?? null, visit],
    queryFn: async () => {
      const [loaded] = await Promise.all([
        loadNewPage({ ...wish, onlyListing }),
        thisTab().catch(storageFailed),
      ])
      return { ...loaded, opened: await withRecoveredDraft(loaded.opened) }
    },
    ...openedOnce,
    placeholderData: keepPreviousData,
  })
