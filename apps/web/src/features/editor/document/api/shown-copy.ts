import type { CachedData, CachedPage } from '@web2/contract/sites'
import { queryClient } from '../../../../lib/query/query-client.ts'
import * as copies from '../../../sites/working-copy.ts'
import type { WorkPage } from './work-page.ts'

export { copyQuery, isCopyChanged } from '../../../sites/working-copy.ts'

/** The working copy that is shown at this moment. */
export const copyShown = (id: string): CachedData | undefined => copies.copyShown(queryClient, id)

/** Shows a working copy as an answer told it, unless a later one is shown already. */
export const showCopy = (copy: CachedData): void => copies.showCopy(queryClient, copy)

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
