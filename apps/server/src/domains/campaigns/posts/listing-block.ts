import { escapeText } from '@web2/builder'
import type { PlannedLink } from '@web2/contract/campaigns'
import type { NapData } from '@web2/contract/listings'
import { withNapBlock } from '../../listings/index.ts'
import { placeLinks } from './insert-links.ts'

export interface PostParts {
  /** The article's clean HTML. */
  readonly text: string
  readonly links: readonly PlannedLink[]
  readonly nap: NapData | null
  /** Disclosure shown at the top; empty for none. */
  readonly disclosure: string
}

/** Renders the HTML of a post: the disclosure, the article with its links, the listing. */
export const postHtml = ({ text, links, nap, disclosure }: PostParts): string =>
  [
    disclosure.trim() === '' ? '' : `<p><em>${escapeText(disclosure.trim())}</em></p>`,
    withNapBlock(placeLinks(text, links), nap),
  ].join('')
