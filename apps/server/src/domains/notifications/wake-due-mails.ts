import type { AppContext } from '../../platform/context.ts'
import { sendMailJob } from './jobs.ts'

/** Enqueues a job for every due email. */
export const enqueueDueMails = async ({ config, db, jobs, now }: AppContext): Promise<void> => {
  if (!config.mail) return
  const due = await db
    .selectFrom('mails')
    .select('id')
    .where('status', '=', 'queued')
    .where('dueAt', '<=', now().toISOString())
    .orderBy('dueAt')
    .limit(200)
    .execute()
  for (const { id } of due)
    await db
      .transaction()
      .execute((transaction) => jobs.enqueue(transaction, sendMailJob, { mailId: id }, { singletonKey: id }))
}
