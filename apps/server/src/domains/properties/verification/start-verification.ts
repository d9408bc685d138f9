import { lockAccountRow } from '../../../platform/db/account-row.ts'
import type { Verification } from '@web2/contract/properties'
import { sql } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import { recordEvent } from '../../../platform/events/outbox/record-event.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { refused } from '../../../platform/errors.ts'
import { verifyPropertyJob } from '../jobs.ts'
import type { Caller } from '../../../platform/auth/caller.ts'
import { emitPropertyChanged } from '../emit-property-changed.ts'
import { verificationColumns, verificationView } from './verification-view.ts'

const underWay =
  'This property is already being verified. Answer its question, or cancel the verification first.'

type Owner = Pick<Caller, 'accountId' | 'userId'>

/** Starts a verification and enqueues its job. Throws 409 while another one is open. */
export const startVerification = (
  { db, jobs, now }: Pick<AppContext, 'db' | 'jobs' | 'now'>,
  { accountId, userId }: Owner,
  propertyId: string,
): Promise<Verification> =>
  db.transaction().execute(async (transaction) => {
    const key = { id: propertyId, accountId }
    const { status, problemKind, problem } = await lockAccountRow(transaction, 'properties', key, 'property')
    await transaction
      .updateTable('properties')
      .set({
        status: 'verifying',
        nextStep: '',
        problemKind: null,
        problem: '',
        updatedAt: now().toISOString(),
      })
      .where('id', '=', propertyId)
      .execute()
    const row = await transaction
      .insertInto('verifications')
      .values({
        id: uuidV7(),
        accountId,
        createdBy: userId,
        propertyId,
        dueAt: now().toISOString(),
        propertyBefore: JSON.stringify({ status, problemKind, problem }),
      })
      .onConflict((conflict) =>
        conflict
          .column('propertyId')
          .where(sql<boolean>`status in ('running', 'waiting')`)
          .doNothing(),
      )
      .returning(verificationColumns)
      .executeTakeFirst()
    if (!row) throw refused(underWay)
    const record = verificationView(row)
    await recordEvent(transaction, { accountId, path: 'property-verifications', name: 'created', record })
    await emitPropertyChanged(transaction, { accountId, id: propertyId }, 'patched')
    await jobs.enqueue(transaction, verifyPropertyJob, { verificationId: row.id }, { singletonKey: row.id })
    return record
  })
