import type { AppContext } from '../../../platform/context.ts'
import type { PostContent } from '../../properties/providers/connector.ts'
import type { ArticleRow } from '../../articles/editing/article-view.ts'
import { findNap } from '../../listings/find-listing.ts'
import type { CampaignRow, JobRow } from './post-views.ts'
import { disclosureFor } from './disclosure.ts'
import { postHtml } from './listing-block.ts'

export interface PostParts {
  readonly job: Pick<JobRow, 'id' | 'links'>
  readonly campaign: Pick<CampaignRow, 'napId' | 'accountId'>
  readonly article: ArticleRow
}

/**
 * Returns an article's content for a sub-property, with the post's links and the listing; image URLs are not
 * replaced yet.
 */
export const postContent = async (
  { db }: Pick<AppContext, 'db'>,
  { job, campaign, article }: PostParts,
): Promise<PostContent> => ({
  key: job.id,
  title: article.title,
  html: postHtml({
    text: article.text,
    links: job.links,
    nap: await findNap(db, campaign),
    disclosure: disclosureFor(article.text, job.links),
  }),
  excerpt: article.metaDescription,
  slug: article.slug,
  tags: [],
  categories: [],
  picture: null,
  isDraft: false,
})
