import { importHtml, storedJson } from '@web2/builder'
import { cachedData } from '../../../sites/cached-data.ts'
import type { LoadedWorkPage } from '../api/site-pages.ts'
import { browserDrafts, type Drafts } from './drafts.ts'
import { storageFailed } from './unsaved-draft.ts'

type Forget = (siteId: string, pageId: string) => Promise<unknown>

/**
 * What a person left unsaved of a page before working copies were at the server becomes a draft of this browser, and is
 * offered like one. The server lets go of it when the browser has it.
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
      // it began with a version that nobody knows any more: the person is asked
      basedOn: 'recovered',
      keptAt: Date.parse(recovered.updatedAt),
    })
    await forget(site._id, page._id)
  } catch (error) {
    storageFailed(error)
  }
}
