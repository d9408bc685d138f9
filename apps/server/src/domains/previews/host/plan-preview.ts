import { findAccountRow } from '../../../platform/db/account-row.ts'
import type { AppContext } from '../../../platform/context.ts'
import { isUuid } from '../../../platform/db/uuid-v7.ts'
import { postContent, type CampaignRow } from '../../campaigns/index.ts'
import { planPage, postPage } from './plan-page.ts'
import { htmlType, type PreviewAnswer } from './preview-answer.ts'
import { previewMedia, withPreviewMedia } from './preview-media.ts'

type Context = Pick<AppContext, 'db' | 'config'>

const postsPerPage = 100

const html = (body: string): PreviewAnswer => ({ kind: 'content', type: htmlType, body })

const wholePlan = async ({ db }: Context, campaign: CampaignRow, wanted: number): Promise<PreviewAnswer> => {
  const { total: counted } = await db
    .selectFrom('campaignJobs')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .where('campaignId', '=', campaign.id)
    .executeTakeFirstOrThrow()
  const total = Number(counted)
  const pages = Math.max(1, Math.ceil(total / postsPerPage))
  const page = Math.min(Math.max(1, Number.isSafeInteger(wanted) ? wanted : 1), pages)
  const rows = await db
    .selectFrom('campaignJobs as job')
    .leftJoin('subProperties as place', 'place.id', 'job.subPropertyId')
    .select(['job.id', 'job.title', 'job.keyword', 'job.runAt', 'job.links', 'job.url', 'job.articleId'])
    .select(['place.name', 'place.webUrl'])
    .where('job.campaignId', '=', campaign.id)
    .orderBy('job.runAt')
    .orderBy('job.id')
    .limit(postsPerPage)
    .offset((page - 1) * postsPerPage)
    .execute()
  const posts = rows.map(({ articleId, name, webUrl, ...row }) => ({
    ...row,
    place: name || webUrl,
    address: webUrl,
    hasArticle: articleId !== null,
  }))
  const { timeZone } = campaign.schedule
  return html(planPage({ name: campaign.name, timeZone, posts, total, page, pages }))
}

const onePost = async (context: Context, campaign: CampaignRow, id: string): Promise<PreviewAnswer> => {
  const { db } = context
  const job = isUuid(id)
    ? await db
        .selectFrom('campaignJobs')
        .select(['id', 'links', 'articleId', 'subPropertyId'])
        .where('id', '=', id)
        .where('campaignId', '=', campaign.id)
        .executeTakeFirst()
    : undefined
  if (!job?.articleId) return undefined
  const article = await findAccountRow(db, 'articles', { id: job.articleId, accountId: campaign.accountId })
  if (!article) return undefined
  const post = await postContent(context, { job, campaign, article })
  return html(postPage(post.title, withPreviewMedia(post.html, campaign.accountId, '../../')))
}

/** Returns the response to a path below the preview link of a campaign plan. */
export const planPreview = async (
  context: Context,
  campaign: CampaignRow,
  path: string,
  query: URLSearchParams,
): Promise<PreviewAnswer> => {
  if (path === '') return wholePlan(context, campaign, Number(query.get('page') ?? 1))
  if (path.startsWith('media/')) return previewMedia(context.config, campaign.accountId, path)
  const [, id = '', slash] = /^posts\/([^/]+)(\/)?$/.exec(path) ?? []
  if (id === '') return undefined
  return slash === undefined ? { kind: 'folder' } : onePost(context, campaign, id)
}
