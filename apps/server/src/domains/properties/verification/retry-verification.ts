import type { Verification } from '@web2/contract/properties'
import type { AppContext } from '../../../platform/context.ts'
import { refused } from '../../../platform/errors.ts'
import { verifyPropertyJob } from '../jobs.ts'
import { lockVerification } from './lock-verification.ts'
import { recordStep } from './record-step.ts'
import { verificationView } from './verification-view.ts'

/** Repeats now the step that would be retried later. Changes nothing while it is being tried. Throws 409 otherwise. */
export const retryVerification = (
  { db, jobs, now }: Pick<AppContext, 'db' | 'jobs' | 'now'>,
  accountId: string,
  id: string,
): Promise<Verification> =>
  db.transaction().execute(async (transaction) => {
    const { row } = await lockVerification(transaction, { id, accountId })
    if (row.status === 'waiting') throw refused('This verification is waiting for your answer.')
    if (row.status !== 'running') throw refused('This verification has already ended.')
    const moment = now()
    // a retry that is due is claimed already, or about to be
    if (row.retryAt === null || row.retryAt <= moment.toISOString()) return verificationView(row)
    const dueAt = moment.toISOString()
    await jobs.enqueue(transaction, verifyPropertyJob, { verificationId: id }, { singletonKey: id })
    const verification = { dueAt, retryAt: dueAt }
    return verificationView(await recordStep(transaction, { id, moment, verification, property: {} }))
  })
