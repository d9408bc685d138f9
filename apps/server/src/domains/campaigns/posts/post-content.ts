import type { AppContext } from '../../../platform/context.ts'
import type { PostContent } from '../../properties/index.ts'
import type { ArticleRow } from '../../articles/index.ts'
import { findNap } from '../../listings/index.ts'
import type { CampaignRow, JobRow } from './post-views.ts'
import { postHtml } from './listing-block.ts'
import { hasDisclosure } from '@web2/campaigns'
import { plainText } from '@web2/contract/core'
import type { PlannedLink } from '@web2/contract/campaigns'
import { withCampaignUtm } from '../utm/campaign-utm.ts'

/** Returns the disclosure for a post with paid links; empty if its text has one or it has no such links. */
const disclosureFor = (html: string, links: readonly Pick<PlannedLink, 'rel'>[]): string =>
  links.some(({ rel }) => rel === 'sponsored') && !hasDisclosure(plainText(html))
    ? 'This post contains sponsored links.'
    : ''

export interface PostParts {
  readonly job: Pick<JobRow, 'id' | 'links' | 'subPropertyId'>
  readonly campaign: Pick<CampaignRow, 'id' | 'name' | 'napId' | 'accountId' | 'utm'>
  readonly article: ArticleRow
}

/**
 * Returns an article's content for a sub-property, with the post's links, the listing, and the campaign's UTM
 * parameters; image URLs are not replaced yet.
 */
export const postContent = async (
  { db }: Pick<AppContext, 'db'>,
  { job, campaign, article }: PostParts,
): Promise<PostContent> => ({
  key: job.id,
  title: article.title,
  html: await withCampaignUtm(
    db,
    { job, campaign },
    postHtml({
      text: article.text,
      links: job.links,
      nap: await findNap(db, campaign),
      disclosure: disclosureFor(article.text, job.links),
    }),
  ),
  excerpt: article.metaDescription,
  slug: article.slug,
  tags: [],
  categories: [],
  picture: null,
  isDraft: false,
})
