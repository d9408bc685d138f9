import { refused } from '../../../platform/errors.ts'
import type { SiteRow } from '../site-row.ts'

/** Throws 409 for a site of a site project, because the next publication would overwrite changed pages. */
export const requireEditablePages = ({ turboId }: Pick<SiteRow, 'turboId'>): void => {
  if (turboId !== null)
    throw refused(
      'The turbo generator makes the pages of this site. Change the page or the data that they are made from.',
    )
}
