import type { AppContext } from '../../platform/context.ts'
import { verifyPropertyJob } from './jobs.ts'

/** Enqueues a job for every verification that can continue or whose question has expired. */
export const wakeDueVerifications = async ({ db, jobs, now }: AppContext): Promise<void> => {
  const moment = now().toISOString()
  const due = await db
    .selectFrom('verifications')
    .select('id')
    .where(({ and, eb, or }) =>
      or([
        and([eb('status', '=', 'running'), eb('dueAt', '<=', moment)]),
        and([eb('status', '=', 'waiting'), eb('expiresAt', '<=', moment)]),
      ]),
    )
    .limit(200)
    .execute()
  for (const { id } of due)
    await db
      .transaction()
      .execute((transaction) =>
        jobs.enqueue(transaction, verifyPropertyJob, { verificationId: id }, { singletonKey: id }),
      )
}
