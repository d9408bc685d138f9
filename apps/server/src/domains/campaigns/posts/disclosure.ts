import { hasDisclosure } from '@web2/campaigns'
import { plainText } from '@web2/contract/core'
import type { PlannedLink } from '@web2/contract/campaigns'

/** What a post with paid links tells its readers first; empty when its text tells them already, or has none. */
export const disclosureFor = (html: string, links: readonly Pick<PlannedLink, 'rel'>[]): string =>
  links.some(({ rel }) => rel === 'sponsored') && !hasDisclosure(plainText(html))
    ? 'This post contains sponsored links.'
    : ''
