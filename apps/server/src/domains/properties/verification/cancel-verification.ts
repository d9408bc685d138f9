import type { Verification } from '@web2/contract/properties'
import type { Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { refused } from '../../../platform/errors.ts'
import { endOf } from './clear-verification.ts'
import { lockVerification } from './lock-verification.ts'
import { removePropertyNotice } from './property-notice.ts'
import { recordStep } from './record-step.ts'
import { verificationView } from './verification-view.ts'

/**
 * Cancels an open verification; results of its worker are discarded. The property gets its former status
 * back.
 */
export const cancelVerification = (
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  accountId: string,
  id: string,
): Promise<Verification> =>
  db.transaction().execute(async (transaction) => {
    const { property, row } = await lockVerification(transaction, { id, accountId })
    if (row.status !== 'running' && row.status !== 'waiting')
      throw refused('This verification has already ended.')
    await removePropertyNotice(transaction, accountId, property.id)
    // ownership is proven already; only sub-properties were still being fetched
    const isProven = property.status === 'verified'
    return verificationView(
      await recordStep(transaction, {
        id,
        moment: now(),
        verification: { ...endOf, status: 'cancelled' },
        ...(!isProven && { property: { ...row.propertyBefore, nextStep: '' } }),
      }),
    )
  })

interface OfProperty {
  readonly accountId: string
  readonly propertyId: string
}

/**
 * Ends the open verification of a property that was changed, because it would prove the former site. The
 * caller holds the property's lock.
 */
export const endOpenVerification = async (
  transaction: Transaction<Database>,
  { accountId, propertyId }: OfProperty,
  moment: Date,
): Promise<void> => {
  const open = await transaction
    .selectFrom('verifications')
    .select('id')
    .where('propertyId', '=', propertyId)
    .where('accountId', '=', accountId)
    .where('status', 'in', ['running', 'waiting'])
    .forUpdate()
    .executeTakeFirst()
  if (!open) return
  await removePropertyNotice(transaction, accountId, propertyId)
  await recordStep(transaction, { id: open.id, moment, verification: { ...endOf, status: 'cancelled' } })
}
