import type { CachedData, CachedPage } from '@web2/contract/cached-data'
import { cachedData } from '../../../lib/api/cached-data.ts'
import type { WorkPage } from './work-page.ts'
import { queryClient } from '../../../lib/query/query-client.ts'

const keyOf = (id: string) => [cachedData.path, 'get', id]

/** A working copy as it is at the server, also when another tab or person changes it. */
export const copyQuery = (id: string) => ({
  queryKey: keyOf(id),
  queryFn: () => cachedData.outline(id),
  staleTime: Infinity,
})

/** The working copy that is shown at this moment. */
export const copyShown = (id: string): CachedData | undefined =>
  queryClient.getQueryData<CachedData>(keyOf(id))

/** Shows a working copy as an answer told it, unless a later one is shown already. */
export const showCopy = (copy: CachedData): void => {
  const shown = copyShown(copy._id)
  if (!shown || shown.revision <= copy.revision) queryClient.setQueryData(keyOf(copy._id), copy)
}

/** The pages that a working copy leaves in the site. */
export const shownPages = ({ pages }: CachedData): readonly CachedPage[] =>
  pages.filter(({ isDeleted }) => !isDeleted)

/** The same without what changes each time that a page is kept. */
export const workPages = (copy: CachedData): readonly WorkPage[] =>
  shownPages(copy).map(({ _id, name, slug, parentId, position, isDefault, inNavigation }) => ({
    _id,
    name,
    slug,
    parentId,
    position,
    isDefault,
    inNavigation,
  }))
