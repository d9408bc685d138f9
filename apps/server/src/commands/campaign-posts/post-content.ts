import type { AppContext } from '../../context.ts'
import type { PostContent } from '../../providers/properties/connector.ts'
import type { ArticleRow } from '../articles/article-view.ts'
import { findNap } from '../naps/find-nap.ts'
import type { CampaignRow, JobRow } from './campaign-views.ts'
import { disclosureFor } from './disclosure.ts'
import { postHtml } from './post-html.ts'

export interface PostParts {
  readonly job: Pick<JobRow, 'id' | 'links'>
  readonly campaign: Pick<CampaignRow, 'napId' | 'accountId'>
  readonly article: ArticleRow
}

/** An article as it goes to a place, with the links of its post and the business listing; its images are still ours. */
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
