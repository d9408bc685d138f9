import { refused } from '../../../platform/errors.ts'
import type { SiteRow } from '../site-row.ts'

/** Throws 409 for a site of a site project, because the next publication would overwrite changed pages. */
export const requireEditablePages = ({ turboId }: Pick<SiteRow, 'turboId'>): void => {
  if (turboId !== null)
    throw refused(
      'The site generator creates the pages of this site. Change its source page or data instead.',
    )
}
