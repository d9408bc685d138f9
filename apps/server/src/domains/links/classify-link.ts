import type { PostLinkStatus } from '@web2/contract/links'
import type { PageLink } from './providers/page-links.ts'
import type { PageAnswer } from './providers/fetch-page.ts'
import { addressKey } from './providers/same-url.ts'

/** A published link. */
export interface WatchedLink {
  readonly pageUrl: string
  readonly targetUrl: string
  /** As search engines read it: '', 'nofollow', 'sponsored', … */
  readonly rel: string
}

export interface LinkStatusChange {
  readonly status: PostLinkStatus
  readonly foundRel: string
  readonly message: string
}

const relInWords = (rel: string): string => (rel === '' ? 'no rel' : `rel “${rel}”`)

/** Returns a link's state from the response of its page. Returns undefined if the request failed. */
export const classifyLink = (
  link: WatchedLink,
  answer: PageAnswer,
  links: readonly PageLink[],
): LinkStatusChange | undefined => {
  const said = (status: PostLinkStatus, message = '', foundRel = ''): LinkStatusChange => ({
    status,
    foundRel,
    message,
  })
  if (answer.kind === 'failed') return undefined
  if (answer.kind === 'gone') return said('broken', answer.message)
  if (answer.kind === 'closed') return said('unknown', answer.message)
  const wanted = addressKey(link.targetUrl)
  const found = links.filter(({ url }) => addressKey(url) === wanted)
  const [first] = found
  if (!first) return said('lost', 'The page no longer links to this URL.')
  const same = found.find(({ rel }) => rel === link.rel)
  if (!same)
    return said(
      'rel-changed',
      `Published with ${relInWords(link.rel)}, but the page now has ${relInWords(first.rel)}.`,
      first.rel,
    )
  if (addressKey(answer.url) !== addressKey(link.pageUrl))
    return said('redirected', `The page moved to ${answer.url}.`, same.rel)
  return said('ok', '', same.rel)
}
