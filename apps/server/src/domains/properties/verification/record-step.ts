import type { Notification } from '@web2/contract/notifications'
import type { Transaction, Updateable } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { recordEvent } from '../../../platform/events/outbox/record-event.ts'
import type { PropertiesTable, VerificationsTable } from '../tables.ts'
import { notify } from '../../notifications/index.ts'
import { emitPropertyChanged } from '../emit-property-changed.ts'
import { notificationKey } from './property-notice.ts'
import { verificationColumns, verificationView, type VerificationRow } from './verification-view.ts'

interface Step {
  /** Id of the verification. */
  readonly id: string
  readonly moment: Date
  readonly verification: Updateable<VerificationsTable>
  readonly property?: Updateable<PropertiesTable>
  readonly notice?: Notification['payload']
}

/** Stores a verification's step, the property's status and the one notification, and emits them together. */
export const recordStep = async (
  transaction: Transaction<Database>,
  { id, moment, verification, property, notice }: Step,
): Promise<VerificationRow> => {
  const updatedAt = moment.toISOString()
  const row = await transaction
    .updateTable('verifications')
    .set({ ...verification, updatedAt })
    .where('id', '=', id)
    .returning(verificationColumns)
    .executeTakeFirstOrThrow()
  const { accountId, propertyId } = row
  await recordEvent(transaction, {
    accountId,
    path: 'property-verifications',
    name: 'patched',
    record: verificationView(row),
  })
  if (property) {
    await transaction
      .updateTable('properties')
      .set({ ...property, updatedAt })
      .where('id', '=', propertyId)
      .execute()
    await emitPropertyChanged(transaction, { accountId, id: propertyId }, 'patched')
  }
  if (notice)
    await notify(transaction, {
      accountId,
      type: 'property-verification',
      cause: notificationKey(propertyId),
      payload: notice,
    })
  return row
}
