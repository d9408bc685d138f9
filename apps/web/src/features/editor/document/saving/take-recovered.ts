import { importHtml, storedJson } from '@web2/builder'
import { cachedData } from '../../../sites/cached-data.ts'
import type { LoadedWorkPage } from '../api/site-pages.ts'
import { browserDrafts, type Drafts } from './drafts.ts'
import { storageFailed } from './unsaved-draft.ts'

type Forget = (siteId: string, pageId: string) => Promise<unknown>

/**
 * Converts unsaved edits from releases without working copies into a draft of this browser, which is offered
 * like any other. Deletes them on the server once the browser has them.
 */
export const takeRecovered = async (
  { site, page, opened }: Pick<LoadedWorkPage, 'site' | 'page' | 'opened'>,
  drafts: Pick<Drafts, 'put'> = browserDrafts,
  forget: Forget = cachedData.forgetRecovered,
): Promise<void> => {
  const { recovered } = page
  if (!recovered) return
  try {
    await drafts.put({
      key: `${opened.key()}@recovered`,
      document: storedJson(importHtml(recovered.html).document),
      // its original revision is unknown, so the user has to choose
      basedOn: 'recovered',
      keptAt: Date.parse(recovered.updatedAt),
    })
    await forget(site._id, page._id)
  } catch (error) {
    storageFailed(error)
  }
}
