import { leftoversOf, readArticle } from '@web2/writing'
import type { PostContent } from '../../properties/index.ts'

/** Placeholders named in one log entry. */
const named = 5

/**
 * Returns a sentence about leftovers that readers of the post see; empty if there are none. They don't block
 * the post.
 */
export const leftoversRemark = ({ title, html }: Pick<PostContent, 'title' | 'html'>): string => {
  const { placeholders, emptyLinks, hasSampleText } = leftoversOf(title, readArticle(html))
  const shown = placeholders.slice(0, named).map((placeholder) => `“${placeholder}”`)
  const more = placeholders.length - shown.length
  const found = [
    ...(shown.length > 0 ? [`unfilled ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`] : []),
    ...(emptyLinks > 0
      ? [emptyLinks === 1 ? 'a link without a URL' : `${emptyLinks} links without a URL`]
      : []),
    ...(hasSampleText ? ['sample text'] : []),
  ]
  return found.length === 0 ? '' : `“${title}” was published with ${found.join(', ')}.`
}
