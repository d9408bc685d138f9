import type { AppContext } from '../../platform/context.ts'
import { checkPropertyJob } from './jobs.ts'

/**
 * Enqueues scheduled checks of verified properties. The key prevents a backlog per property. It differs from
 * that of requested checks, which must not be dropped in favor of a scheduled one.
 */
export const enqueueDuePropertyChecks = async ({ db, jobs, now }: AppContext): Promise<void> => {
  const due = await db
    .selectFrom('properties')
    .select('id')
    .where('status', '=', 'verified')
    .where('nextCheckAt', '<=', now().toISOString())
    .orderBy('nextCheckAt')
    .limit(200)
    .execute()
  for (const { id } of due)
    await db
      .transaction()
      .execute((transaction) =>
        jobs.enqueue(
          transaction,
          checkPropertyJob,
          { propertyId: id, isDue: true },
          { singletonKey: `due:${id}` },
        ),
      )
}
