import { done } from '../../../../../platform/outbound/outcome.ts'
import { listAt, textAt } from '../../../../../platform/outbound/read-json.ts'
import type { RemoteSubProperty, ManagedPost, ManagedText, PostManagementApi } from '../../connector.ts'
import type { WpClient } from './wp-client.ts'
import { withoutOldMarks } from '../post-mark.ts'
import { trashPost } from './wp-posts.ts'
import { wpTerms } from './wp-terms.ts'
import { asWpTitle, wpMoment, wpTitle } from './wp-texts.ts'

const managedPost = (post: unknown): ManagedPost => ({
  externalId: textAt(post, 'id'),
  url: textAt(post, 'link'),
  title: wpTitle(post),
  status: textAt(post, 'status'),
  date: wpMoment(post) || textAt(post, 'date'),
})

const managedText = (post: unknown): ManagedText => ({
  ...managedPost(post),
  html: textAt(post, 'content', 'raw'),
})

const pathOf = (externalId: string) => `/posts/${encodeURIComponent(externalId)}`

/** Creates the management of all posts of one WordPress site, by wp/v2. */
export const createWpManaging = (clientOf: (to: RemoteSubProperty) => WpClient): PostManagementApi => ({
  categories: (to) => wpTerms(clientOf(to), 'categories'),
  tags: (to) => wpTerms(clientOf(to), 'tags'),
  list: async (to, { search, status, limit, skip }) => {
    const answer = await clientOf(to)('/posts', {
      query: {
        context: 'edit',
        per_page: limit,
        offset: skip,
        orderby: 'date',
        order: 'desc',
        status: status === '' ? 'publish,future,draft,pending,private' : status,
        ...(search !== '' && { search }),
        _fields: 'id,link,title,status,date,date_gmt',
      },
    })
    if (!answer.ok) return answer
    const posts = listAt(answer.value.body).map(managedPost)
    return done({ total: Number(answer.value.headers['x-wp-total'] ?? posts.length), posts })
  },
  read: async (to, externalId) => {
    const answer = await clientOf(to)(pathOf(externalId), { query: { context: 'edit' } })
    return answer.ok ? done(managedText(answer.value.body)) : answer
  },
  change: async (to, externalId, { title, html, status }) => {
    const answer = await clientOf(to)(pathOf(externalId), {
      method: 'POST',
      json: {
        ...(title !== undefined && { title: asWpTitle(title) }),
        ...(html !== undefined && { content: withoutOldMarks(html) }),
        ...(status !== undefined && { status }),
      },
    })
    return answer.ok ? done(managedText(answer.value.body)) : answer
  },
  remove: (to, externalId) => trashPost(clientOf(to), externalId),
})
