import { recheckPublishedPost } from './assisted-posts/claim-assisted-post.ts'
import type { JobHandler } from '../../platform/jobs/job-handler.ts'

export const handleCheckAssistedPost: JobHandler<{ postId: string }> = ({ postId }, { context }) =>
  recheckPublishedPost(context, postId)
