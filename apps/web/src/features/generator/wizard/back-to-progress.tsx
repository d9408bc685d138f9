import type { Turbo } from '@web2/contract/generator'
import { ButtonLink } from '../../../ui/links.tsx'
import { isBegun } from '../project-status.tsx'

/** The way to the pages and sites of a generation that has some. */
export const BackToProgress = ({ turbo }: { readonly turbo: Turbo }) =>
  isBegun(turbo) ? (
    <ButtonLink to="/zoomer-site-builder/view-generation" search={{ id: turbo._id }} variant="default">
      Pages and sites
    </ButtonLink>
  ) : null
