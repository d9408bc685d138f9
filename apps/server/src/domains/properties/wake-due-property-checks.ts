import type { AppContext } from '../../platform/context.ts'
import { checkPropertyJob } from './jobs.ts'

/**
 * Wakes a worker for verified properties whose look is due. The key keeps the wake-ups of one from piling up, and is
 * another one than that of a look which somebody asked for: this one may come to nothing, that one must not be lost.
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
