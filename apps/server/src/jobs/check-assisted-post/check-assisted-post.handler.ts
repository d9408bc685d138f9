import { recheckPublishedPost } from '../../commands/assisted-posts/watch-post.ts'
import type { JobHandler } from '../handler.ts'

export const handleCheckAssistedPost: JobHandler<{ postId: string }> = ({ postId }, { context }) =>
  recheckPublishedPost(context, postId)
