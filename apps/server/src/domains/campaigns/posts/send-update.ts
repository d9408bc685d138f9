import type { AppContext } from '../../../platform/context.ts'
import type { RemoteSubProperty, PostingApi, RemotePost } from '../../properties/index.ts'
import { done, failed, type Outcome } from '../../../platform/outbound/outcome.ts'
import type { ArticleRow } from '../../articles/index.ts'
import { noteCameAlong } from '../blog-images/image-rows.ts'
import { placeImages } from '../blog-images/place-images.ts'
import type { CampaignRow, JobRow } from './post-views.ts'
import { keepSentText } from './published-text.ts'
import { postContent } from './post-content.ts'

interface Update {
  readonly job: JobRow
  readonly campaign: CampaignRow
  /** The platform's posting API, which must support updates. */
  readonly posting: PostingApi
  readonly destination: RemoteSubProperty
  /** The post's new content. */
  readonly article: ArticleRow
}

/**
 * Updates a published post at its platform with the article's current content, reusing images already at the
 * blog. `remarks` name what was left out.
 */
export const sendUpdate = async (
  context: Pick<AppContext, 'config' | 'db' | 'now'>,
  { job, campaign, posting, destination, article }: Update,
): Promise<Outcome<RemotePost & { readonly html: string }>> => {
  const { accountId, subPropertyId, externalId } = job
  if (posting.update === null || subPropertyId === null || externalId === '')
    return failed({
      kind: 'bad-content',
      message: 'This platform doesn’t support changing posts from here. Edit the post on the blog itself.',
    })
  const place = { accountId, subPropertyId }
  const content = await postContent(context, { job, campaign, article })
  const { html: text } = content
  const images = await placeImages(context, { posting, destination, place, article, html: text, attempts: 0 })
  if (images.kind === 'busy')
    return failed({
      kind: 'retryable',
      message: 'An image of this post is being uploaded for another post. Try again in a minute.',
    })
  if (images.kind === 'failed') return failed(images.failure)
  const { html, picture, pictures, remarks } = images
  const answer = await posting.update(destination, externalId, { ...content, html, picture, pictures })
  if (!answer.ok) return answer
  await keepSentText(context.db, job, { title: content.title, html }, context.now())
  if (answer.value.kept) await noteCameAlong(context.db, place, answer.value.kept)
  return done({ ...answer.value, html, remarks: [...remarks, ...(answer.value.remarks ?? [])] })
}
