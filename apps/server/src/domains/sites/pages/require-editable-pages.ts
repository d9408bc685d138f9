import { refused } from '../../../platform/errors.ts'
import type { SiteRow } from '../site-row.ts'

/** 409 for a site whose pages a generation makes: a change of one of them would be lost with the next publication. */
export const requireEditablePages = ({ turboId }: Pick<SiteRow, 'turboId'>): void => {
  if (turboId !== null)
    throw refused(
      'The turbo generator makes the pages of this site. Change the page or the data that they are made from.',
    )
}
