import type { CampaignLog } from '@web2/contract/campaigns'
import { limits } from '@web2/contract/core'
import type { Query } from '../../lib/api/resource.ts'
import { campaignLogs, campaigns } from './resources.ts'
import { isId } from '../../lib/text/is-id.ts'
import { queryOptions } from '@tanstack/react-query'

/** Filter of the log, as in the URL. */
export interface LogFilter {
  readonly q?: string
  readonly campaign?: string
  readonly job?: string
  readonly level?: string
  readonly event?: string
  /** Days, '2026-11-22', in the reader's own time zone; both are shown. */
  readonly from?: string
  readonly to?: string
}

/** Labels of log events. */
export const logEvents: Readonly<Record<string, string>> = {
  approved: 'Approved',
  published: 'Published',
  retried: 'Retry scheduled',
  failed: 'Failed',
  cancelled: 'Canceled',
  held: 'On hold',
  waiting: 'Needs action',
  remark: 'Note',
  moved: 'Rescheduled',
  'run-now': 'Publish now requested',
  'retry-asked': 'Retry requested',
  updated: 'Updated on blog',
  removed: 'Deleted from blog',
  paused: 'Paused',
  resumed: 'Resumed',
  overdue: 'Overdue posts',
  'property-deleted': 'Property deleted',
  stray: 'Published after deletion',
  completed: 'Completed',
}

const isDay = /^\d{4}-\d\d-\d\d$/

const dayAt = (day: string, plus: number): string => {
  const date = new Date(`${day}T00:00:00`)
  date.setDate(date.getDate() + plus)
  return date.toISOString()
}

/** The filter as a query, the newest line first; `until` leaves out what came after that moment. */
export const logQuery = (filter: LogFilter, until: string | null): Query => {
  const { q = '', campaign = '', job = '', level = '', event = '', from = '', to = '' } = filter
  const createdAt = {
    ...(isDay.test(from) && { $gte: dayAt(from, 0) }),
    ...(isDay.test(to) && { $lt: dayAt(to, 1) }),
    ...(until !== null && { $lte: until }),
  }
  return {
    ...(q !== '' && { message: { $search: q } }),
    ...(isId(campaign) && { campaignId: campaign }),
    ...(isId(job) && { jobId: job }),
    ...(level !== '' && { level }),
    ...(event !== '' && { event }),
    ...(Object.keys(createdAt).length > 0 && { createdAt }),
    $sort: { createdAt: -1 },
  }
}

/** Lines older than this one; several may be of the same moment. */
const olderThan = ({ createdAt, _id }: CampaignLog): Query => ({
  $and: [
    { createdAt: { $lte: createdAt } },
    { $or: [{ createdAt: { $lt: createdAt } }, { _id: { $lt: _id } }] },
  ],
})

/** Yields all matching lines, newest first, in batches of a thousand. */
export async function* linesOf(filter: LogFilter): AsyncGenerator<readonly CampaignLog[]> {
  const query: Query = { ...logQuery(filter, new Date().toISOString()), $limit: limits.maxPageSize }
  let last: CampaignLog | undefined
  do {
    const { data } = await campaignLogs.find({ ...query, ...(last && olderThan(last)) })
    yield data
    last = data.length < limits.maxPageSize ? undefined : data.at(-1)
  } while (last)
}

/** Campaigns of the filter and names shown in log lines. */
export const campaignNames = queryOptions({
  queryKey: [campaigns.path, 'names'],
  queryFn: async () =>
    (await campaigns.find({ $select: ['name'], $sort: { createdAt: -1 }, $limit: limits.maxPageSize })).data,
})
