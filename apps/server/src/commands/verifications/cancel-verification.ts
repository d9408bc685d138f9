import type { Verification } from '@web2/contract'
import type { AppContext } from '../../context.ts'
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
      .select(['verifications.status', 'verifications.propertyId', 'properties.lastVerifiedAt'])
      .where('verifications.id', '=', id)
      .where('verifications.accountId', '=', accountId)
      .forUpdate('verifications')
      .executeTakeFirst()
    if (!row) throw notFound('verification')
    if (row.status !== 'running' && row.status !== 'waiting')
      throw refused('This verification has ended already.')
    await removePropertyNotice(transaction, accountId, row.propertyId)
    return verificationView(
      await recordStep(transaction, {
        id,
        moment: now(),
        verification: { ...endOf, status: 'cancelled' },
        property: {
          status: row.lastVerifiedAt === null ? 'new' : 'verified',
          nextStep: '',
          problemKind: null,
          problem: '',
        },
      }),
    )
  })
