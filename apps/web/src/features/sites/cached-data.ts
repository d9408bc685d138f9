import type { CachedData, CachedDataChange, CachedDataSummary } from '@web2/contract/sites'
import { apiClient } from '../../lib/api/client.ts'

const service = async () => (await apiClient()).service('cached-data')

/** /cached-data: the working copies of sites, which hold what is not saved yet. */
export const cachedData = {
  path: 'cached-data',
  /** The account's copies that differ from what is saved. */
  find: async (): Promise<{ total: number; data: CachedDataSummary[] }> => (await service()).find(),
  /** With the content of one page, the first unless another is named. */
  get: async (id: string, pageId?: string): Promise<CachedData> =>
    (await service()).get(id, { query: { html: false, ...(pageId !== undefined && { pageId }) } }),
  /** Without the content of any page. */
  outline: async (id: string): Promise<CachedData> =>
    (await service()).get(id, { query: { content: false } }),
  /** Changes the pages that it names; their content is not answered. */
  patch: async (id: string, data: CachedDataChange): Promise<CachedData> => (await service()).patch(id, data),
  /** Replaces what was unsaved before. */
  update: async (id: string, data: CachedDataChange): Promise<CachedData> =>
    (await service()).update(id, data),
  /** Discards unsaved changes of a page from an earlier release. */
  forgetRecovered: async (id: string, pageId: string): Promise<CachedData> =>
    (await service()).remove(id, { query: { pageId, recovered: true } }),
  /** Discards unsaved changes of one page or of all. */
  discard: async (id: string, pageId?: string): Promise<CachedData> =>
    (await service()).remove(id, { query: pageId === undefined ? {} : { pageId } }),
}
