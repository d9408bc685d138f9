import type { AppContext } from '../../platform/context.ts'
import { checkAssistedPostJob } from './jobs.ts'

/** Wakes a worker for each assisted post whose next check is due. */
export const wakeDuePosts = async ({ db, jobs, now }: AppContext): Promise<void> => {
  const due = await db
    .selectFrom('assistedPosts')
    .select('id')
    .where('nextCheckAt', '<=', now().toISOString())
    .orderBy('nextCheckAt')
    .limit(200)
    .execute()
  for (const { id } of due)
    await db
      .transaction()
      .execute((transaction) =>
        jobs.enqueue(transaction, checkAssistedPostJob, { postId: id }, { singletonKey: id }),
      )
}
