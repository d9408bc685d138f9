import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  disclosureBatchSize,
  type Campaign,
  type CampaignApprovalCreate,
  type DisclosedArticle,
} from '@web2/contract/campaigns'
import { limits } from '@web2/contract/core'
import { inParts, resource, type Query } from '../../lib/api/resource.ts'
import { articles, promptStackers } from '../articles/resources.ts'
import { campaignJobs, campaigns } from './resources.ts'
import { properties, subProperties } from '../properties/resources.ts'
import { rssFeeds } from '../feeds/resources.ts'
import type { ListSource } from '../../lib/list/list-source.ts'

/** The list of campaigns. */
export const campaignList: ListSource<Campaign> = {
  resource: campaigns,
  searched: ['name'],
  sortable: ['name', 'status', 'nextPostAt', 'planned', 'published', 'createdAt', 'updatedAt'],
  defaultSort: '-createdAt',
}

export const campaignRecord = (id: string) =>
  queryOptions({ queryKey: [campaigns.path, 'get', id], queryFn: () => campaigns.get(id) })

const plans = resource('campaign-plans')

/** Plans a draft; answers the campaign. */
export const planCampaign = (campaignId: string) => plans.create({ campaignId })

// Below the campaigns' own keys: whatever changes a campaign changes its plan and its checks.
export const planSummary = ({ _id, planRevision }: Campaign) =>
  queryOptions({
    queryKey: [campaigns.path, 'plan', _id, planRevision],
    queryFn: () => plans.get(_id),
    placeholderData: keepPreviousData,
  })

export const campaignChecks = ({ _id, planRevision }: Campaign) =>
  queryOptions({
    queryKey: [campaigns.path, 'checks', _id, planRevision],
    queryFn: () => resource('campaign-checks').get(_id),
    placeholderData: keepPreviousData,
  })

const disclosures = resource('campaign-disclosures')

/** Puts a sentence into all articles of a plan that lack a disclosure; answers those, part by part. */
export const discloseIn = async (campaignId: string, sentence: string): Promise<DisclosedArticle[]> => {
  const changed: DisclosedArticle[] = []
  for (;;) {
    const answer = await disclosures.create({ campaignId, sentence })
    changed.push(...answer.changed)
    if (answer.left === 0 || answer.changed.length === 0) return changed
  }
}

/** Removes the disclosure from articles unchanged since; returns their number. */
export const takeDisclosureOut = async (
  campaignId: string,
  sentence: string,
  articles: readonly DisclosedArticle[],
): Promise<number> => {
  let count = 0
  for (let from = 0; from < articles.length; from += disclosureBatchSize) {
    const undo = articles.slice(from, from + disclosureBatchSize)
    const answer = await disclosures.patch(campaignId, { sentence, undo })
    count += answer.changed.length
  }
  return count
}

export const approveCampaign = (approval: CampaignApprovalCreate) =>
  resource('campaign-approvals').create(approval)

/** Jobs that one look into the plan fetches. */
export const jobsAtOnce = 100

/** A stretch of the plan: of all its days, or of those between two moments. */
export const jobsPage = (campaignId: string, span: Query, page: number) =>
  queryOptions({
    queryKey: [campaignJobs.path, campaignId, span, page],
    queryFn: () =>
      campaignJobs.find({
        campaignId,
        ...span,
        $sort: { runAt: 1 },
        $limit: jobsAtOnce,
        $skip: page * jobsAtOnce,
      }),
    placeholderData: keepPreviousData,
  })

/** The first blogs that hold the words in their name or address. */
export const blogsFound = (words: string) =>
  queryOptions({
    queryKey: [subProperties.path, 'found', words],
    queryFn: () =>
      subProperties.findWithTotal(
        {
          scrapeStatus: 'scraped',
          ...(words === ''
            ? {}
            : { $or: ['name', 'url', 'webUrl'].map((name) => ({ [name]: { $search: words } })) }),
          $sort: { name: 1 },
        },
        limits.maxPageSize,
      ),
    placeholderData: keepPreviousData,
  })

/** Records of any of these resources by their ids, in parts that an address can hold. */
const byIds = <Stored extends { _id: string }>(
  { path, find }: { path: string; find: (query: Query) => Promise<{ data: Stored[] }> },
  ids: readonly string[],
) => {
  const wanted = [...new Set(ids)].sort()
  return queryOptions({
    queryKey: [path, 'named', wanted],
    queryFn: async () => {
      const found = new Map<string, Stored>()
      for (let from = 0; from < wanted.length; from += limits.findAllPageSize) {
        const some = wanted.slice(from, from + limits.findAllPageSize)
        const { data } = await find({ _id: { $in: some }, $limit: limits.findAllPageSize })
        for (const record of data) found.set(record._id, record)
      }
      return found
    },
    enabled: wanted.length > 0,
    placeholderData: keepPreviousData,
  })
}

export const blogsNamed = (ids: readonly string[]) => byIds(subProperties, ids)

export const propertiesNamed = (ids: readonly string[]) => byIds(properties, ids)

export const articlesNamed = (ids: readonly string[]) => byIds(articles, ids)

/** Which of these articles no longer exist. */
export const deletedArticles = (ids: readonly string[]) =>
  queryOptions({
    queryKey: [articles.path, 'deleted', [...ids].sort()],
    queryFn: async () => {
      const gone = new Set(ids)
      for (const some of inParts([...gone])) {
        const { data } = await articles.find({ _id: { $in: some }, $select: ['title'], $limit: some.length })
        for (const { _id } of data) gone.delete(_id)
      }
      return gone
    },
    enabled: ids.length > 0,
    // an article that was just selected is not deleted
    placeholderData: keepPreviousData,
  })

/** How many properties the account has, connected or not. */
export const propertyCount = queryOptions({
  queryKey: [properties.path, 'count'],
  queryFn: () => properties.count(),
})

/** The first articles that hold the words in their title or keyword. */
export const articlesFound = (words: string) =>
  queryOptions({
    queryKey: [articles.path, 'choice', words],
    queryFn: () =>
      articles.find({
        status: { $in: ['ready', 'draft'] },
        ...(words === ''
          ? {}
          : { $or: ['title', 'keyword'].map((name) => ({ [name]: { $search: words } })) }),
        $sort: { createdAt: -1 },
        $limit: limits.findAllPageSize,
      }),
    placeholderData: keepPreviousData,
  })

/** How many articles of a category can be posted. */
export const articlesIn = (categoryId: string) =>
  queryOptions({
    queryKey: [articles.path, 'count', categoryId],
    queryFn: () => articles.count({ categoryId, status: { $in: ['ready', 'draft'] }, words: { $gt: 0 } }),
  })

export const stackersFound = (words: string) =>
  queryOptions({
    queryKey: [promptStackers.path, 'choice', words],
    queryFn: () =>
      promptStackers.find({
        ...(words === '' ? {} : { name: { $search: words } }),
        $select: ['name'],
        $sort: { name: 1 },
        $limit: limits.findAllPageSize,
      }),
    placeholderData: keepPreviousData,
  })

export const allFeeds = () =>
  queryOptions({
    queryKey: [rssFeeds.path, 'choice'],
    queryFn: () => rssFeeds.findAll({ $sort: { title: 1 } }),
  })
