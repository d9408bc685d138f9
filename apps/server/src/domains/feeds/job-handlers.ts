import { pollFeed } from './poll-feed.ts'
import type { JobHandler } from '../../platform/jobs/job-handler.ts'

export const handlePollFeed: JobHandler<{ feedId: string }> = ({ feedId }, { context }) =>
  pollFeed(context, feedId)
