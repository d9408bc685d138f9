import { done, type Outcome } from '../../../../../platform/outbound/outcome.ts'
import { listAt, textAt } from '../../../../../platform/outbound/read-json.ts'
import type { LostPost } from '../../connector.ts'
import { madeSince, textImprint, wordsOf } from '../post-imprint.ts'
import { oldComment } from '../post-mark.ts'
import type { WpClient } from './wp-client.ts'
import { wpTitle } from './wp-texts.ts'

/** Statuses of our posts at the site; one in the trash was deleted by a user. */
const living = 'publish,future,draft,pending,private'
const fields = 'id,link,status,title,slug,content,date_gmt'

/** Highest number that WordPress may have appended to a taken slug, which limits the search. */
const numbered = 20
/** Posts per page, and pages that are searched for a post with another slug. */
const perPage = 50
const mostPages = 10

/**
 * Finds a requested post by its words among those created since, first with its slug, because plugins change
 * slugs. Posts of older releases are found by their comment through WordPress' own search.
 */
export const findWpPost = async (
  client: WpClient,
  { key, imprint, askedAt, others }: LostPost,
): Promise<Outcome<unknown>> => {
  const look = async (
    query: Readonly<Record<string, string | number>>,
    isIt: (post: unknown) => boolean,
  ): Promise<Outcome<{ readonly found: unknown; readonly count: number }>> => {
    const whole = { context: 'edit', status: living, per_page: perPage, _fields: fields, ...query }
    const answer = await client('/posts', { query: whole })
    if (!answer.ok) return answer
    const posts = listAt(answer.value.body)
    const found = posts.find((post) => !others.has(textAt(post, 'id')) && isIt(post))
    return done({ found, count: posts.length })
  }
  if (imprint !== null) {
    const textOf = (post: unknown) => textAt(post, 'content', 'raw') || textAt(post, 'content', 'rendered')
    const isIt = (post: unknown) => textImprint([wpTitle(post), wordsOf(textOf(post))]) === imprint.text
    const since = { after: madeSince(askedAt).toISOString(), orderby: 'date', order: 'asc' }
    if (imprint.slug !== '') {
      const others = Array.from({ length: numbered }, (_, at) => `${imprint.slug}-${at + 2}`)
      const named = await look({ ...since, slug: [imprint.slug, ...others].join(',') }, isIt)
      if (!named.ok || named.value.found !== undefined) return named.ok ? done(named.value.found) : named
    }
    for (let page = 0; page < mostPages; page += 1) {
      const any = await look({ ...since, offset: page * perPage }, isIt)
      if (!any.ok || any.value.found !== undefined) return any.ok ? done(any.value.found) : any
      if (any.value.count < perPage) break
    }
  }
  const marked = await look({ search: key }, (post) =>
    textAt(post, 'content', 'raw').includes(oldComment(key)),
  )
  return marked.ok ? done(marked.value.found) : marked
}
