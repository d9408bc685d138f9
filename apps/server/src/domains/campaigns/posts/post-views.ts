import type { CampaignJob, CampaignLog } from '@web2/contract/campaigns'
import type { Selectable } from 'kysely'
import type { CampaignJobsTable, CampaignLogsTable, CampaignsTable } from '../tables.ts'

export type CampaignRow = Selectable<CampaignsTable>
export type JobRow = Selectable<CampaignJobsTable>

export const jobView = (row: JobRow): CampaignJob => ({
  _id: row.id,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  createdBy: row.createdBy,
  campaignId: row.campaignId,
  subPropertyId: row.subPropertyId ?? '',
  articleId: row.articleId,
  keyword: row.keyword,
  title: row.title,
  links: row.links,
  runAt: row.runAt,
  status: row.status,
  attempts: row.attempts,
  externalId: row.externalId,
  url: row.url,
  publishedAt: row.publishedAt,
  error: row.error,
})

export const logView = (row: Selectable<CampaignLogsTable>): CampaignLog => ({
  _id: row.id,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  createdBy: row.createdBy,
  campaignId: row.campaignId,
  jobId: row.jobId,
  level: row.level,
  event: row.event,
  message: row.message,
})
