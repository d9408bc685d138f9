import { pollFeed } from '../../commands/feeds/poll-feed.ts'
import type { JobHandler } from '../handler.ts'

export const handlePollFeed: JobHandler<{ feedId: string }> = ({ feedId }, { context }) =>
  pollFeed(context, feedId)
