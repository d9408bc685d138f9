import type { CachedData, CachedPage } from '@web2/contract/sites'
import { queryClient } from '../../../../lib/query/query-client.ts'
import * as copies from '../../../sites/working-copy.ts'
import type { WorkPage } from './work-page.ts'

export { copyQuery, isCopyChanged } from '../../../sites/working-copy.ts'

/** Returns the working copy that is shown now. */
export const copyShown = (id: string): CachedData | undefined => copies.copyShown(queryClient, id)

/** Shows the working copy of a response, unless a later one is shown already. */
export const showCopy = (copy: CachedData): void => copies.showCopy(queryClient, copy)

/** Returns the pages that the working copy does not delete. */
export const shownPages = ({ pages }: CachedData): readonly CachedPage[] =>
  pages.filter(({ isDeleted }) => !isDeleted)

/** Returns the pages without the fields that change with each kept edit. */
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
