import type { CachedDataChange } from '@web2/contract/sites'
import { resource } from '../../lib/api/resource.ts'

const calls = resource('cached-data')

/** /cached-data: the working copies of sites, which hold what is not saved yet. */
export const cachedData = {
  path: calls.path,
  /** The account's copies that differ from what is saved. */
  find: () => calls.find(),
  /** With the content of one page, the first unless another is named. */
  get: (id: string, pageId?: string) =>
    calls.get(id, { html: false, ...(pageId !== undefined && { pageId }) }),
  /** Without the content of any page. */
  outline: (id: string) => calls.get(id, { content: false }),
  /** Changes the pages that it names; their content is not answered. */
  patch: (id: string, data: CachedDataChange) => calls.patch(id, data),
  /** Replaces what was unsaved before. */
  update: (id: string, data: CachedDataChange) => calls.update(id, data),
  /** Discards unsaved changes of a page from an earlier release. */
  forgetRecovered: (id: string, pageId: string) => calls.remove(id, { pageId, recovered: true }),
  /** Discards unsaved changes of one page or of all. */
  discard: (id: string, pageId?: string) => calls.remove(id, pageId === undefined ? {} : { pageId }),
}
