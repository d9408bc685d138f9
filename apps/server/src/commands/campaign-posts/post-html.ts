import { escapeText } from '@web2/builder'
import type { NapData, PlannedLink } from '@web2/contract'
import { withNapBlock } from '../naps/nap-block.ts'
import { placeLinks } from './place-links.ts'

export interface PostParts {
  /** The article's clean HTML. */
  readonly text: string
  readonly links: readonly PlannedLink[]
  readonly nap: NapData | null
  /** What readers are told of the links before they read; empty for nothing. */
  readonly disclosure: string
}

/** The HTML of a post: what is disclosed, the article with its links, the business. */
export const postHtml = ({ text, links, nap, disclosure }: PostParts): string =>
  [
    disclosure.trim() === '' ? '' : `<p><em>${escapeText(disclosure.trim())}</em></p>`,
    withNapBlock(placeLinks(text, links), nap),
  ].join('')
