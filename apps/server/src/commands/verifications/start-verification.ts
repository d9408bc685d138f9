import type { Verification } from '@web2/contract'
import { sql } from 'kysely'
import type { AppContext } from '../../context.ts'
import { recordEvent } from '../../db/outbox/record-event.ts'
import { isUuid, uuidV7 } from '../../db/uuid-v7.ts'
import { notFound, refused } from '../../errors.ts'
import { verifyPropertyJob } from '../../jobs/verify-property/verify-property.job.ts'
import type { Caller } from '../../sessions/caller.ts'
import { lockedProperty } from '../properties/property-of.ts'
import { emitPropertyChanged } from '../properties/tell-property.ts'
import { verificationColumns, verificationView } from './verification-view.ts'

const underWay = 'This property is being verified already. Answer what it asks, or cancel it first.'

type Owner = Pick<Caller, 'accountId' | 'userId'>

/** Begins to connect a property of the account; a worker takes it up at once. 409 while another one is open. */
export const startVerification = (
  { db, jobs, now }: Pick<AppContext, 'db' | 'jobs' | 'now'>,
  { accountId, userId }: Owner,
  propertyId: string,
): Promise<Verification> =>
  db.transaction().execute(async (transaction) => {
    const property = isUuid(propertyId) ? await lockedProperty(transaction, propertyId) : undefined
    if (property?.accountId !== accountId) throw notFound('property')
    const { status, problemKind, problem } = property
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
