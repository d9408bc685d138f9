import { hasDisclosure } from '@web2/campaigns'
import { plainText } from '@web2/contract/core'
import type { PlannedLink } from '@web2/contract/campaigns'

/** Returns the disclosure for a post with paid links; empty if its text has one or it has no such links. */
export const disclosureFor = (html: string, links: readonly Pick<PlannedLink, 'rel'>[]): string =>
  links.some(({ rel }) => rel === 'sponsored') && !hasDisclosure(plainText(html))
    ? 'This post contains sponsored links.'
    : ''
