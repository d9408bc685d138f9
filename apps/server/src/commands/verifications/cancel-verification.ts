import type { Verification } from '@web2/contract'
import type { Transaction } from 'kysely'
import type { AppContext } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { notFound, refused } from '../../errors.ts'
import { endOf } from './end-of-verification.ts'
import { removePropertyNotice } from './property-notice.ts'
import { recordStep } from './record-step.ts'
import { verificationView } from './verification-view.ts'

/** Ends an open verification; whatever a worker does for it comes to nothing. The property is as it was before. */
export const cancelVerification = (
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  accountId: string,
  id: string,
): Promise<Verification> =>
  db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('verifications')
      .innerJoin('properties', 'properties.id', 'verifications.propertyId')
      .select([
        'verifications.status',
        'verifications.propertyId',
        'verifications.propertyBefore',
        'properties.status as propertyStatus',
      ])
      .where('verifications.id', '=', id)
      .where('verifications.accountId', '=', accountId)
      .forUpdate('verifications')
      .executeTakeFirst()
    if (!row) throw notFound('verification')
    if (row.status !== 'running' && row.status !== 'waiting')
      throw refused('This verification has ended already.')
    await removePropertyNotice(transaction, accountId, row.propertyId)
    // proven already: only places were still being fetched
    const isProven = row.propertyStatus === 'verified'
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

/** Holds the open verification of a property, if there is one; before the property, as its worker does. */
export const lockOpenVerification = async (
  transaction: Transaction<Database>,
  { accountId, propertyId }: OfProperty,
): Promise<string | undefined> => {
  const open = await transaction
    .selectFrom('verifications')
    .select('id')
    .where('propertyId', '=', propertyId)
    .where('accountId', '=', accountId)
    .where('status', 'in', ['running', 'waiting'])
    .forUpdate()
    .executeTakeFirst()
  return open?.id
}

/** Ends the open verification of a property that became another one: what it proves is not of this one. */
export const endOpenVerification = async (
  transaction: Transaction<Database>,
  { accountId, propertyId }: OfProperty,
  moment: Date,
): Promise<void> => {
  const id = await lockOpenVerification(transaction, { accountId, propertyId })
  if (id === undefined) return
  await removePropertyNotice(transaction, accountId, propertyId)
  await recordStep(transaction, { id, moment, verification: { ...endOf, status: 'cancelled' } })
}
