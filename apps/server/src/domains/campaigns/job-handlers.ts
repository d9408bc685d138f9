import { recheckPublishedPost } from './assisted-posts/claim-assisted-post.ts'
import { readAccount } from './checks/article-facts/read-unread.ts'
import type { JobHandler } from '../../platform/jobs/job-handler.ts'

export const handleCheckAssistedPost: JobHandler<{ postId: string }> = ({ postId }, { context }) =>
  recheckPublishedPost(context, postId)

export const handleReadArticles: JobHandler<{ accountId: string }> = ({ accountId }, { context, signal }) =>
  readAccount(context, accountId, signal)
